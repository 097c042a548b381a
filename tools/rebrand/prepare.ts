import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as v from "valibot"
import { markProblems } from "../../src/gatsby/brand/check-mark"
import { unreadable } from "../../src/gatsby/check-colours"
import { problemsIn } from "../content/problems-in"
import { type Format, rebrandContent } from "./rebrand-content"
import { type AnswerProblem, answersSchema, type ReadAnswers } from "./answers"
import { type Changes, changesBetween } from "./summary"

/** The content as it would be, in a folder of its own, or every reason why it can't be. */
export type Prepared = { ok: true; content: string; changes: Changes } | { ok: false; problems: string[] }

/** A firm's answers. */
export type Given = {
  /** As they were written. */
  given: unknown
  read: ReadAnswers
  /** Reads the file that they name as the mark. @throws where there's none. */
  readMark: (name: string) => string
}

const asked = v.object({ mark: v.optional(v.unknown()), colours: v.optional(v.unknown()) })

/**
 * Makes a copy of `content` that of another firm. Nothing else is written. All that's wrong is told at once: with the
 * answers, with the mark and with the colours; then what the content check says of the copy.
 */
export async function prepare(content: string, { given, read, readMark }: Given, format: Format): Promise<Prepared> {
  const { mark: name, colours } = v.is(asked, given) ? given : {}
  const mark = markIn(name, readMark)
  const problems = [...(read.ok ? [] : read.problems), ...mark.problems, ...colourProblems(colours)]
  if (!read.ok || problems.length > 0) return { ok: false, problems: problems.map(lineFor) }
  const folder = mkdtempSync(join(tmpdir(), "rebrand-"))
  const copy = join(folder, "content")
  cpSync(content, copy, { recursive: true })
  await rebrandContent(copy, read.answers, mark.text, format)
  const left = problemsIn(folder)
  if (left.length === 0) return { ok: true, content: copy, changes: changesBetween(content, copy) }
  rmSync(folder, { recursive: true })
  return { ok: false, problems: left }
}

const lineFor = ({ where, message, line }: AnswerProblem): string =>
  `${line === null ? "" : `line ${line}, `}${where}: ${message}`

function markIn(name: unknown, readMark: Given["readMark"]): { text: string | null; problems: AnswerProblem[] } {
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
