import { existsSync, readFileSync } from "node:fs"
import { actsIn } from "../../../src/domain/states"
import { withLines } from "../../../src/gatsby/line-of-field"
import { lineFor } from "../../../src/gatsby/read-content"
import type { SeenText } from "../../rebrand/mentions/unkept-mentions"
import { incompleteStatements, outdatedSources, wrongStatements } from "./corrected-statements"
import { readCorrections } from "./read-corrections"

/** The list that writers edit, inside `content/`. */
const LIST = "corrections.yaml"

/** Files of figures. Their words are labels and reasons of single lines, not pages that must tell the whole. */
const TABLE = /^content\/(?:fees|rates)\//

/**
 * Where something is stated again that `content/corrections.yaml` corrects, and what's wrong with the list.
 *
 * @param pages Sentences of pages.
 * @param code Sentences that come from code.
 * @param texts The texts of the files of content, by their paths inside `content/`.
 */
export function checkCorrections(
  pages: readonly SeenText[],
  code: readonly SeenText[],
  texts: ReadonlyMap<string, string>,
): string[] {
  const path = `content/${LIST}`
  if (!existsSync(path)) return [`${path}: is missing; without it a corrected mistake may come back`]
  const text = readFileSync(path, "utf8")
  const read = readCorrections(text)
  if (!read.ok)
    return withLines(
      read.problems.map(problem => ({ file: LIST, ...problem })),
      () => text,
    ).map(lineFor)
  const ours = read.corrections.filter(({ source }) => source.state === undefined || actsIn(source.state))
  return [
    ...wrongStatements([...pages, ...code], ours),
    ...incompleteStatements(
      pages.filter(({ where }) => !TABLE.test(where)),
      ours,
    ),
    ...outdatedSources(new Map([...texts].map(([file, of]) => [`content/${file}`, of])), ours),
  ].map(({ where, message }) => `${where}: ${message}`)
}
