import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml"
import { splitFrontMatter } from "./content-types/parse-fields"
import type { Problem } from "./read-content"

/**
 * Adds the line of its field to each problem, so that a writer can find it. A line within a field's text becomes a line of
 * the file.
 *
 * @param getText The text of a file of `content/`; null for a file without one, such as a picture.
 */
export const addLines = (problems: readonly Problem[], getText: (file: string) => string | null): Problem[] =>
  problems.map(problem => {
    const [, field = problem.where, within] = /^(.*), line (\d+)$/.exec(problem.where) ?? []
    const text = /^(?:line \d+|file|page|address|fields)$/.test(field) ? null : getText(problem.file)
    const line = text === null ? null : findFieldLine(text, field)
    if (line === null) return problem
    return within === undefined ? { ...problem, line } : { ...problem, where: `line ${line + Number(within)}` }
  })

/**
 * The line of a field in the text of a file, counted from 1. For a field that's missing in a group, the line of the
 * group; null for a missing top-level field, and if the fields can't be read.
 *
 * @param field As a writer counts: `considerations 2, source, url`.
 */
export function findFieldLine(text: string, field: string): number | null {
  const counter = new LineCounter()
  const split = splitFrontMatter(text)
  const fields = split ? `\n${split.head}` : text
  let node: unknown = parseDocument(fields, { lineCounter: counter, prettyErrors: false }).contents
  let offset: number | null = null
  for (const key of splitField(field)) {
    const pair = isMap(node) ? node.items.find(one => isScalar(one.key) && one.key.value === key) : undefined
    const next: unknown = isSeq(node) ? node.items[Number(key)] : pair?.value
    const range = isScalar(pair?.key) ? pair.key.range : getRange(next)
    if (!range) break
    offset = range[0] ?? null
    node = next
  }
  return offset === null ? null : counter.linePos(offset).line
}

function getRange(node: unknown): readonly number[] | null {
  return isMap(node) || isSeq(node) || isScalar(node) ? (node.range ?? null) : null
}

/** `considerations 2, source` as `considerations`, 1, `source`: the names of fields, and positions in lists, from 0. */
export const splitField = (field: string): (string | number)[] =>
  field.split(", ").flatMap(part => {
    const [, name = part, position] = /^(.*) (\d+)$/.exec(part) ?? []
    return position === undefined ? [name] : [name, Number(position) - 1]
  })
