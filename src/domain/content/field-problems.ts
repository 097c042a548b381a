import * as v from "valibot"
import { formatDidYouMean, findLikeliest } from "./did-you-mean"
import { listFields, unwrapOptional, getItemSchema, optionsOf } from "./schema-shape"

/** One thing wrong with one field. `field` reads as a writer counts, from 1: `considerations 2, source, url`. */
export type FieldProblem = { field: string; message: string }

export type Checked<T> = { ok: true; value: T } | { ok: false; problems: FieldProblem[] }

/** `value` by the rules of `schema`, or everything that is wrong with it, in words for a writer. */
export function checkFields<S extends v.GenericSchema>(schema: S, value: unknown): Checked<v.InferOutput<S>> {
  const result = v.safeParse(schema, value)
  if (result.success) return { ok: true, value: result.output }
  const misspelt = new Set(result.issues.flatMap(issue => findMeantField(schema, issue) ?? []))
  const problems = result.issues
    .filter(issue => !isMissing(issue) || !misspelt.has(fieldName(keysOf(issue))))
    .map(issue => toFieldProblem(schema, issue))
  return { ok: false, problems }
}

type Issue = v.BaseIssue<unknown>

const keysOf = (issue: Issue): unknown[] => (issue.path ?? []).map(item => item.key)

const isMissing = ({ type, input, expected }: Issue): boolean =>
  type === "strict_object" && input === undefined && expected !== "Object" && expected !== "never"

/** The field that is missing, and that a field of another name was meant to be. */
function findMeantField(schema: v.GenericSchema, issue: Issue): string | null {
  const meant = findMeantKey(schema, issue)
  return meant && fieldName([...keysOf(issue).slice(0, -1), meant])
}

/** The last part of its name. */
function findMeantKey(schema: v.GenericSchema, issue: Issue): string | null {
  if (issue.type !== "strict_object" || issue.expected !== "never") return null
  const keys = keysOf(issue)
  const group = schemaAt(schema, keys.slice(0, -1))
  const given = Object.keys(Object(issue.path?.at(-1)?.input))
  const absent = group ? listFields(unwrapOptional(group).schema).map(([name]) => name) : []
  return findLikeliest(
    String(keys.at(-1)),
    absent.filter(name => !given.includes(name)),
  )
}

function toFieldProblem(schema: v.GenericSchema, issue: Issue): FieldProblem {
  const keys = keysOf(issue)
  const last = keys.at(-1)
  if (issue.type === "strict_object")
    return { field: fieldName(keys), message: describeObjectProblem(schema, issue, keys) }
  const message = `${issue.message}${issue.type === "picklist" ? suggestOption(schema, issue, keys) : ""}`
  if (typeof last === "number" && keys.length > 1)
    return { field: fieldName(keys.slice(0, -1)), message: `${message} (line ${last + 1} of the list)` }
  return { field: fieldName(keys), message }
}

function suggestOption(schema: v.GenericSchema, { input }: Issue, keys: readonly unknown[]): string {
  const field = schemaAt(schema, keys)
  return field ? formatDidYouMean(input, optionsOf(unwrapOptional(field).schema).map(String)) : ""
}

/** A field as a writer counts, from 1: `considerations 2, point`. */
export const fieldName = (keys: readonly unknown[]): string =>
  keys
    .map((key, i) => (typeof key === "number" ? ` ${key + 1}` : `${i > 0 ? ", " : ""}${String(key)}`))
    .join("")
    .trim()

const GROUP = "a group of fields, indented below this line"

/** A strict object complains of three things: a key too many, a key that is missing, and not being an object. */
function describeObjectProblem(schema: v.GenericSchema, issue: Issue, keys: readonly unknown[]): string {
  if (issue.expected === "never") {
    const meant = findMeantKey(schema, issue)
    return `no such field here; ${meant ? `did you mean ${meant}?` : "check its spelling or take it out"}`
  }
  if (isMissing(issue)) return `is missing: ${describeExpectedValue(schema, keys)}`
  return GROUP
}

/** Both at the top of a schema and inside its groups and lists. */
const schemaAt = (schema: v.GenericSchema, keys: readonly unknown[]): v.GenericSchema | undefined =>
  keys.reduce<v.GenericSchema | undefined>((at, key) => at && getInnerSchema(at, key), schema)

function describeExpectedValue(schema: v.GenericSchema, keys: readonly unknown[]): string {
  const field = schemaAt(schema, keys)
  if (!field) return "look at the kind's example"
  const issue = v.safeParse(field, undefined).issues?.[0]
  return issue && issue.type !== "strict_object" ? issue.message : `${GROUP}: ${requiredIn(field).join(", ")}`
}

/** The names of the fields that a group cannot do without. */
const requiredIn = (group: v.GenericSchema): string[] =>
  listFields(group).flatMap(([name, entry]) => (unwrapOptional(entry).isOptional ? [] : [name]))

/** Descends into lists and objects; every schema of a content kind is built of these two. */
function getInnerSchema(given: v.GenericSchema, key: unknown): v.GenericSchema | undefined {
  const { schema } = unwrapOptional(given)
  return schema.type === "array" ? getItemSchema(schema) : listFields(schema).find(([name]) => name === key)?.[1]
}
