import * as v from "valibot"
import { findBrandMarkProblems } from "../../src/gatsby/brand/check-mark"
import { checkButtonContrast } from "../../src/gatsby/check-colours"
import type { ListProblem } from "../content/read-list"
import { answersSchema } from "./answers"

/** Reads the file that an answer names as the firm's mark. @throws if there's no such file. */
export type ReadMark = (name: string) => string

const brand = v.object({ mark: v.optional(v.unknown()), colours: v.optional(v.unknown()) })

/** Checks what the answers alone can't show. Returns the mark's text too; null if none is named or it can't be read. */
export function checkBrandMarkAndColours(
  rawAnswers: unknown,
  readMark: ReadMark,
): { mark: string | null; problems: ListProblem[] } {
  const { mark: name, colours } = v.is(brand, rawAnswers) ? rawAnswers : {}
  const unreadableOn = v.is(answersSchema.entries.colours, colours) ? checkButtonContrast(colours[0] ?? "") : null
  const problems = unreadableOn === null ? [] : [{ where: "colours 1", message: unreadableOn }]
  if (typeof name !== "string") return { mark: null, problems }
  try {
    const mark = readMark(name)
    const ofMark = findBrandMarkProblems(mark).map(({ line, message }) => `${name}, line ${line}: ${message}`)
    return { mark, problems: [...ofMark.map(message => ({ where: "mark", message })), ...problems] }
  } catch {
    const message = `${name} can't be read; it has to be in the folder of your answers`
    return { mark: null, problems: [{ where: "mark", message }, ...problems] }
  }
}
