import { existsSync, readFileSync } from "node:fs"
import type * as v from "valibot"
import { checkContentFields, type FieldProblem } from "../../src/domain/content/field-problems"
import { parseYaml } from "../../src/gatsby/content-types/parse-fields"
import { findFieldLine } from "../../src/gatsby/field-lines"
import { formatProblem } from "../../src/gatsby/read-content"
import { type Finding, formatFinding } from "../rebrand/mentions/seen-text"

/** @property line The line of the field that it's about, from 1; left out where there's none, or `where` names it. */
export type ListProblem = Finding & { line?: number }

export type ReadList<Value> = { ok: true; value: Value } | { ok: false; problems: ListProblem[] }

/** Reads YAML by the rules of a schema. Problems are worded as the content check words them. */
export function readList<S extends v.GenericSchema>(schema: S, yaml: string): ReadList<v.InferOutput<S>> {
  const parsedYaml = parseYaml(yaml)
  if (!parsedYaml.ok) return { ok: false, problems: [parsedYaml.problem] }
  const result = checkContentFields(schema, parsedYaml.value)
  return result.ok ? result : { ok: false, problems: findLines(result.problems, yaml) }
}

/** The same problems, each with the line of its field. @param yaml The text with the fields. */
export const findLines = (problems: readonly FieldProblem[], yaml: string): ListProblem[] =>
  problems.map(({ field, message }) => {
    const line = findFieldLine(yaml, field)
    return { where: field || "file", message, ...(line !== null && { line }) }
  })

/**
 * Checks by a list that writers edit, in lines for them.
 *
 * @param file    The list, inside `content/`.
 * @param without What doesn't work without it.
 */
export function checkByList<S extends v.GenericSchema>(
  { file, schema, without }: { file: string; schema: S; without: string },
  check: (list: v.InferOutput<S>) => Finding[],
): string[] {
  const path = `content/${file}`
  if (!existsSync(path)) return [`${path}: is missing; without it ${without}`]
  const result = readList(schema, readFileSync(path, "utf8"))
  return result.ok
    ? check(result.value).map(formatFinding)
    : result.problems.map(problem => formatProblem({ file, ...problem }))
}
