import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml"
import { IS_MISSING } from "../domain/content/field-problems"
import { splitFrontMatter } from "./content-types/parse-fields"
import type { Problem } from "./read-content"

/** Adds the line of its field, counted from 1, to each problem: the first line for a missing top-level field. `getText` returns null for a file without text. */
export const addProblemLines = (problems: readonly Problem[], getText: (file: string) => string | null): Problem[] =>
  problems.map(problem => {
    const [, field = problem.where, within] = /^(.*), line (\d+)$/.exec(problem.where) ?? []
    const text = /^(?:line \d+|file|page|address|fields)$/.test(field) ? null : getText(problem.file)
    const line =
      text === null ? null : (findFieldLineNumber(text, field) ?? (IS_MISSING.test(problem.message) ? 1 : null))
    if (line === null) return problem
    return within === undefined ? { ...problem, line } : { ...problem, where: `line ${line + Number(within)}` }
  })

/**
 * For a field that's missing in a group, returns the line of the group. Null for a missing top-level field, and if the
 * fields can't be read. Positions in `field` are counted from 1: `considerations 2, source, url`.
 */
export function findFieldLineNumber(text: string, field: string): number | null {
  const counter = new LineCounter()
  const split = splitFrontMatter(text)
  const fields = split ? `\n${split.head}` : text
  let node: unknown = parseDocument(fields, { lineCounter: counter, prettyErrors: false }).contents
  let offset: number | null = null
  for (const key of splitFieldPath(field)) {
    const pair = isMap(node) ? node.items.find(one => isScalar(one.key) && one.key.value === key) : undefined
    const next: unknown = isSeq(node) ? node.items[Number(key)] : pair?.value
    const keyOrValue: unknown = pair?.key ?? next
    if (!isNode(keyOrValue) || !keyOrValue.range) break
    offset = keyOrValue.range[0]
    node = next
  }
  return offset === null ? null : counter.linePos(offset).line
}

/** Splits `considerations 2, source` into `considerations`, 1, `source`: the names of fields, and positions in lists, counted from 0. */
export const splitFieldPath = (field: string): (string | number)[] =>
  field.split(", ").flatMap(part => {
    const [, name = part, position] = /^(.*) (\d+)$/.exec(part) ?? []
    return position === undefined ? [name] : [name, Number(position) - 1]
  })
