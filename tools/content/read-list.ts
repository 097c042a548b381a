import { existsSync, readFileSync } from "node:fs"
import type * as v from "valibot"
import { checkContentFields, type FieldProblem } from "../../src/domain/content/field-problems"
import { parseYaml } from "../../src/gatsby/content-types/parse-fields"
import { findFieldLineNumber } from "../../src/gatsby/field-lines"
import { formatProblem } from "../../src/gatsby/read-content"
import { type Finding, formatFinding } from "../rebrand/mentions/seen-text"

/** @property line The line of the field with the problem, from 1; left out if it's unknown, or if `where` names it. */
export type ListProblem = Finding & { line?: number }

export type ReadList<Value> = { ok: true; value: Value } | { ok: false; problems: ListProblem[] }

/** Parses YAML and checks it against a schema. Problems have the same wording as in the content check. */
export function parseAndValidateYaml<S extends v.GenericSchema>(schema: S, yaml: string): ReadList<v.InferOutput<S>> {
  const parsedYaml = parseYaml(yaml)
  if (!parsedYaml.ok) return { ok: false, problems: [parsedYaml.problem] }
  const result = checkContentFields(schema, parsedYaml.value)
  return result.ok ? result : { ok: false, problems: addLinesToProblems(result.problems, yaml) }
}

export const addLinesToProblems = (problems: readonly FieldProblem[], yaml: string): ListProblem[] =>
  problems.map(({ field, message }) => {
    const line = findFieldLineNumber(yaml, field)
    return { where: field || "file", message, ...(line !== null && { line }) }
  })

/** Runs a check with a list that writers edit. `without` says what doesn't work if the list is missing. */
export function runCheckWithYamlFile<S extends v.GenericSchema>(
  { file, schema, without }: { file: string; schema: S; without: string },
  check: (list: v.InferOutput<S>) => Finding[],
): string[] {
  const path = `content/${file}`
  if (!existsSync(path)) return [`${path}: is missing; without it ${without}`]
  const result = parseAndValidateYaml(schema, readFileSync(path, "utf8"))
  return result.ok
    ? check(result.value).map(formatFinding)
    : result.problems.map(problem => formatProblem({ file, ...problem }))
}
