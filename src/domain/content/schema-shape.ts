/** The only code that looks inside the schemas of content kinds. */
import type * as v from "valibot"
import { isCalendarDay } from "../iso-date"
import { isObject } from "../parse/wire"
import { isPictureFile, type Kind } from "./choices"

const isSchema = (value: unknown): value is v.GenericSchema => isObject(value) && value["kind"] === "schema"

/** The schema inside an optional one, whether it was optional, and the default for a missing value. */
export function unwrapOptionalSchema(schema: v.GenericSchema): {
  schema: v.GenericSchema
  isOptional: boolean
  standard?: unknown
} {
  if (!("wrapped" in schema) || !isSchema(schema.wrapped)) return { schema, isOptional: false }
  return { schema: schema.wrapped, isOptional: true, standard: "default" in schema ? schema.default : undefined }
}

/** The names and schemas of a group's fields; none for any other schema. */
export function listSchemaFields(schema: v.GenericSchema): [name: string, schema: v.GenericSchema][] {
  if (!("entries" in schema) || !isObject(schema.entries)) return []
  return Object.entries(schema.entries).flatMap(([name, entry]) => (isSchema(entry) ? [[name, entry]] : []))
}

/** The schema of a list's items. @throws TypeError for a schema that isn't a list. */
export function getListItemSchema(schema: v.GenericSchema): v.GenericSchema {
  if ("item" in schema && isSchema(schema.item)) return schema.item
  throw new TypeError(`not a list: ${schema.type}`)
}

export const listPicklistOptions = (schema: v.GenericSchema): readonly unknown[] =>
  "options" in schema && Array.isArray(schema.options) ? schema.options : []

/** The pipe steps of a schema, such as `min_length` with the requirement 70, after those of the schema that it's built on. */
const listPipeSteps = (schema: object): Record<string, unknown>[] =>
  "pipe" in schema && Array.isArray(schema.pipe)
    ? schema.pipe.filter(isObject).flatMap(step => (step === schema ? [] : [...listPipeSteps(step), step]))
    : []

export function getSchemaRuleLimit(schema: v.GenericSchema, type: string): number | undefined {
  const requirement = listPipeSteps(schema).find(rule => rule.type === type)?.requirement
  return typeof requirement === "number" ? requirement : undefined
}

export const hasSchemaRule = (schema: v.GenericSchema, type: string): boolean =>
  listPipeSteps(schema).some(rule => rule.type === type)

export const isDaySchema = (schema: v.GenericSchema): boolean =>
  listPipeSteps(schema).some(({ requirement }) => requirement === isCalendarDay)

export const isPictureSchema = (schema: v.GenericSchema): boolean =>
  listPipeSteps(schema).some(({ requirement }) => requirement === isPictureFile)

export function getContentKindLinkedByText(schema: v.GenericSchema): Kind | undefined {
  const [kind] = listPipeSteps(schema).flatMap(({ metadata }) => (isObject(metadata) ? [metadata["entryOf"]] : []))
  return kind as Kind | undefined
}

/** The kind of content whose entries a field or its items name. */
export function getContentKindLinkedByField(field: v.GenericSchema): Kind | undefined {
  const { schema } = unwrapOptionalSchema(field)
  return schema.type === "array"
    ? getContentKindLinkedByField(getListItemSchema(schema))
    : getContentKindLinkedByText(schema)
}
