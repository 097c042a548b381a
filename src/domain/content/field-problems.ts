import * as v from "valibot"
import { isObject } from "../parse/wire"
import { formatDidYouMean, findMostSimilarWord } from "./did-you-mean"
import { listSchemaFields, unwrapOptionalSchema, getListItemSchema, listPicklistOptions } from "./schema-shape"

/** One problem with one field. `field` counts the items of lists from 1: `considerations 2, source, url`. */
export type FieldProblem = { field: string; message: string }

export type Checked<T> = { ok: true; value: T } | { ok: false; problems: FieldProblem[] }

/** Checks `value` against `schema`: the parsed value, or all its problems in words for a writer. */
export function checkContentFields<S extends v.GenericSchema>(schema: S, value: unknown): Checked<v.InferOutput<S>> {
  const result = v.safeParse(schema, value)
  if (result.success) return { ok: true, value: result.output }
  const misspeltFields = new Set(result.issues.flatMap(issue => suggestCorrectFieldPath(schema, issue) ?? []))
  const problems = result.issues
    .filter(issue => !isFieldMissing(issue) || !misspeltFields.has(formatFieldName(listIssueKeys(issue))))
    .map(issue => convertIssueToFieldProblem(schema, issue))
  return { ok: false, problems }
}

type Issue = v.BaseIssue<unknown>

const listIssueKeys = (issue: Issue): unknown[] => (issue.path ?? []).map(item => item.key)

const isFieldMissing = ({ type, input, expected }: Issue): boolean =>
  type === "strict_object" && input === undefined && expected !== "Object" && expected !== "never"

function suggestCorrectFieldPath(schema: v.GenericSchema, issue: Issue): string | null {
  const likeliestKey = suggestCorrectFieldName(schema, issue)
  return likeliestKey && formatFieldName([...listIssueKeys(issue).slice(0, -1), likeliestKey])
}

/** The missing field that the writer probably meant by a misspelt one. */
function suggestCorrectFieldName(schema: v.GenericSchema, issue: Issue): string | null {
  if (issue.type !== "strict_object" || issue.expected !== "never") return null
  const keys = listIssueKeys(issue)
  const group = getFieldSchema(schema, keys.slice(0, -1))
  const presentNames = Object.keys(Object(issue.path?.at(-1)?.input))
  const absent = group ? listSchemaFields(unwrapOptionalSchema(group).schema).map(([name]) => name) : []
  return findMostSimilarWord(
    String(keys.at(-1)),
    absent.filter(name => !presentNames.includes(name)),
  )
}

function convertIssueToFieldProblem(schema: v.GenericSchema, issue: Issue): FieldProblem {
  const keys = listIssueKeys(issue)
  const last = keys.at(-1)
  if (issue.type === "strict_object")
    return { field: formatFieldName(keys), message: describeFieldGroupProblem(schema, issue, keys) }
  const { input } = issue
  if (isListSchema(schema, keys) && (input === null || (Array.isArray(input) && input.length === 0)))
    return { field: formatFieldName(keys), message: `add ${String(last)}: ${issue.message}` }
  const message = `${issue.message}${issue.type === "picklist" ? formatOptionSuggestion(schema, issue, keys) : ""}`
  if (typeof last === "number" && keys.length > 1 && !isObject(issue.path?.at(-1)?.value))
    return { field: formatFieldName(keys.slice(0, -1)), message: `${message} (line ${last + 1} of the list)` }
  return { field: formatFieldName(keys), message }
}

function formatOptionSuggestion(schema: v.GenericSchema, { input }: Issue, keys: readonly unknown[]): string {
  const field = getFieldSchema(schema, keys)
  return field ? formatDidYouMean(input, listPicklistOptions(unwrapOptionalSchema(field).schema).map(String)) : ""
}

/** A field's name for writers, with the items of lists counted from 1: `considerations 2, point`. */
export const formatFieldName = (keys: readonly unknown[]): string =>
  keys
    .map((key, i) => (typeof key === "number" ? ` ${key + 1}` : `${i > 0 ? ", " : ""}${String(key)}`))
    .join("")
    .trim()

const GROUP = "a group of fields, indented below this line"

/** A strict object has three kinds of issue: an unknown key, a missing key, and a value that isn't an object. */
function describeFieldGroupProblem(schema: v.GenericSchema, issue: Issue, keys: readonly unknown[]): string {
  if (issue.expected === "never") {
    const likeliestKey = suggestCorrectFieldName(schema, issue)
    return `no such field here; ${likeliestKey ? `did you mean ${likeliestKey}?` : "check its spelling or take it out"}`
  }
  if (isFieldMissing(issue)) return describeMissingField(schema, keys)
  return GROUP
}

/** Matches the message about a field that's missing or empty. */
export const IS_MISSING = /^(?:is missing|add \w+): /

const describeMissingField = (schema: v.GenericSchema, keys: readonly unknown[]): string =>
  `${isListSchema(schema, keys) ? `add ${String(keys.at(-1))}` : "is missing"}: ${describeExpectedValue(schema, keys)}`

function isListSchema(schema: v.GenericSchema, keys: readonly unknown[]): boolean {
  const field = getFieldSchema(schema, keys)
  return field !== undefined && unwrapOptionalSchema(field).schema.type === "array"
}

const getFieldSchema = (schema: v.GenericSchema, keys: readonly unknown[]): v.GenericSchema | undefined =>
  keys.reduce<v.GenericSchema | undefined>((at, key) => at && getItemOrFieldSchema(at, key), schema)

function describeExpectedValue(schema: v.GenericSchema, keys: readonly unknown[]): string {
  const field = getFieldSchema(schema, keys)
  if (!field) return "look at the kind's example"
  const issue = v.safeParse(field, undefined).issues?.[0]
  if (issue && issue.type !== "strict_object") return issue.message
  const required = listSchemaFields(field).filter(([, entry]) => !unwrapOptionalSchema(entry).isOptional)
  return `${GROUP}: ${required.map(([name]) => name).join(", ")}`
}

/** Content schemas are nested in lists and groups only. */
function getItemOrFieldSchema(outer: v.GenericSchema, key: unknown): v.GenericSchema | undefined {
  const { schema } = unwrapOptionalSchema(outer)
  return schema.type === "array"
    ? getListItemSchema(schema)
    : listSchemaFields(schema).find(([name]) => name === key)?.[1]
}

/** A text, the name of its field, and the names of the fields around it with positions in lists, from 0. */
export type FieldText = { keys: readonly (string | number)[]; name: string; text: string }

/** Every text in the fields of an entry, at any depth. A number is converted to text. */
export function listFieldTexts(value: unknown, keys: FieldText["keys"] = [], name = ""): FieldText[] {
  if (typeof value === "string" || typeof value === "number") return [{ keys, name, text: String(value) }]
  if (Array.isArray(value)) return value.flatMap((item, i) => listFieldTexts(item, [...keys, i], name))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, below]) => listFieldTexts(below, [...keys, key], key))
}
