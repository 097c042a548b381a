import * as v from "valibot"
import { markProblems } from "../../src/gatsby/brand/check-mark"
import { unreadable } from "../../src/gatsby/check-colours"
import { type AnswerProblem, answersSchema } from "./answers"

/** Reads the file that an answer names as the mark. @throws where there's none. */
export type ReadMark = (name: string) => string

const brand = v.object({ mark: v.optional(v.unknown()), colours: v.optional(v.unknown()) })

/**
 * What's wrong with a firm's mark and colours, which nobody sees from the answers alone; with the text of the mark, null
 * where none is named or it can't be read.
 *
 * @param given The answers as they were written, right or not.
 */
export function checkBrand(given: unknown, readMark: ReadMark): { mark: string | null; problems: AnswerProblem[] } {
  const { mark: name, colours } = v.is(brand, given) ? given : {}
  const { text, problems } = markIn(name, readMark)
  return { mark: text, problems: [...problems, ...colourProblems(colours)] }
}

function markIn(name: unknown, readMark: ReadMark): { text: string | null; problems: AnswerProblem[] } {
  if (typeof name !== "string") return { text: null, problems: [] }
  try {
    const text = readMark(name)
    const problems = markProblems(text).map(({ line, message }) => ({
      ...{ where: "mark", line: null },
      message: `${name}, line ${line}: ${message}`,
    }))
    return { text, problems }
  } catch {
    return {
      text: null,
      problems: [
        { where: "mark", message: `${name} can't be read; it has to be in the folder of your answers`, line: null },
      ],
    }
  }
}

function colourProblems(colours: unknown): AnswerProblem[] {
  if (!v.is(answersSchema.entries.colours, colours)) return []
  const message = unreadable(colours[0] ?? "")
  return message === null ? [] : [{ where: "colours 1", message, line: null }]
}
