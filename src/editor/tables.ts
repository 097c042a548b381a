import { isObject } from "../domain/parse/wire"

type Fields = Record<string, unknown>

/**
 * Removes empty fields from `value`, at any depth. Decap CMS 3.16.3 saves a field that a writer has emptied as `phone: ""`
 * (https://github.com/decaporg/decap-cms/issues/7120, read 2026-11-21), which isn't a valid phone number.
 */
function removeNestedEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeNestedEmptyFields)
  return isObject(value) ? removeEmptyFields(value) : value
}

const removeEmptyFields = (fields: object): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, below]) => [name, removeNestedEmptyFields(below)] as const)
      .filter(([, below]) => below !== "" && below !== null && below !== undefined && JSON.stringify(below) !== "{}"),
  )

/** Removes an entry's empty fields. In a table of figures, `until: null` stays, which means that the period has no end. */
export function removeEmptyEntryFields(data: object): Fields {
  const fields = removeEmptyFields(data)
  const { periods } = fields
  if (!Array.isArray(periods)) return fields
  return { ...fields, periods: periods.map(period => (isObject(period) ? { until: null, ...period } : period)) }
}

/**
 * Restores the order of the fields in a table's text. A new period's fields get the order of the period above it. Decap CMS
 * 3.16.3 saves groups of more than eight fields in random order, and a quote's lines have the same order as the table.
 */
export const restoreOrder = (text: string, before: string): string =>
  `${JSON.stringify(sortFieldsLikeTemplate(JSON.parse(text), JSON.parse(before)), null, 2)}\n`

function sortFieldsLikeTemplate(value: unknown, like: unknown): unknown {
  if (Array.isArray(value)) {
    const lines: unknown[] = Array.isArray(like) ? like : []
    return value.map((line, at) => sortFieldsLikeTemplate(line, lines[at] ?? lines.at(-1)))
  }
  if (!isObject(value)) return value
  const template = isObject(like) ? like : {}
  const names = [
    ...Object.keys(template).filter(name => name in value),
    ...Object.keys(value).filter(name => !(name in template)),
  ]
  return Object.fromEntries(names.map(name => [name, sortFieldsLikeTemplate(value[name], template[name])]))
}
