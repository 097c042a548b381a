import * as v from "valibot"
import { entriesOf, insideOptional, itemOf } from "./schema-shape"

/** One thing wrong with one field. `field` reads as a writer counts, from 1: `considerations 2, source, url`. */
export type FieldProblem = { field: string; message: string }

export type Checked<T> = { ok: true; value: T } | { ok: false; problems: FieldProblem[] }

/** `value` by the rules of `schema`, or everything that is wrong with it, in words for a writer. */
export function checkFields<S extends v.GenericSchema>(schema: S, value: unknown): Checked<v.InferOutput<S>> {
  const result = v.safeParse(schema, value)
  if (result.success) return { ok: true, value: result.output }
  return { ok: false, problems: result.issues.map(issue => problemOf(schema, issue)) }
}

function problemOf(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): FieldProblem {
  const keys = (issue.path ?? []).map(item => item.key)
  const last = keys.at(-1)
  if (issue.type === "strict_object") return { field: fieldName(keys), message: objectMessage(schema, issue, keys) }
  if (typeof last === "number" && keys.length > 1)
    return { field: fieldName(keys.slice(0, -1)), message: `${issue.message} (line ${last + 1} of the list)` }
  return { field: fieldName(keys), message: issue.message }
}

/** A field as a writer counts, from 1: `considerations 2, point`. */
export const fieldName = (keys: readonly unknown[]): string =>
  keys
    .map((key, i) => (typeof key === "number" ? ` ${key + 1}` : `${i > 0 ? ", " : ""}${String(key)}`))
    .join("")
    .trim()

const GROUP = "a group of fields, indented below this line"

/** A strict object complains of three things: a key too many, a key that is missing, and not being an object. */
function objectMessage(schema: v.GenericSchema, issue: v.BaseIssue<unknown>, keys: readonly unknown[]): string {
  if (issue.expected === "never") return "no such field here; check its spelling or take it out"
  if (issue.input === undefined && issue.expected !== "Object") return `is missing: ${whatBelongsAt(schema, keys)}`
  return GROUP
}

function whatBelongsAt(schema: v.GenericSchema, keys: readonly unknown[]): string {
  const field = keys.reduce<v.GenericSchema | undefined>((at, key) => at && schemaBelow(at, key), schema)
  if (!field) return "look at the kind's example"
  const issue = v.safeParse(field, undefined).issues?.[0]
  return issue && issue.type !== "strict_object" ? issue.message : `${GROUP}: ${requiredIn(field).join(", ")}`
}

/** The names of the fields that a group cannot do without. */
const requiredIn = (group: v.GenericSchema): string[] =>
  entriesOf(group).flatMap(([name, entry]) => (insideOptional(entry).isOptional ? [] : [name]))

/** Descends into lists and objects; every schema of a content kind is built of these two. */
function schemaBelow(given: v.GenericSchema, key: unknown): v.GenericSchema | undefined {
  const { schema } = insideOptional(given)
  return schema.type === "array" ? itemOf(schema) : entriesOf(schema).find(([name]) => name === key)?.[1]
}
