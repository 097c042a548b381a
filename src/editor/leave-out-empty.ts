/**
 * `value` without the fields, at any depth, that have nothing in them. By itself Decap CMS 3.16.3 keeps what a writer has
 * emptied as `phone: ""` (https://github.com/decaporg/decap-cms/issues/7120, read 2026-11-21), which is no phone number.
 */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== "object" || value === null) return value
  return withoutEmptyFields(value)
}

/** The same of the fields of an entry. */
export const withoutEmptyFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, below]) => [name, withoutEmpty(below)] as const)
      .filter(([, below]) => below !== "" && below !== null && below !== undefined && JSON.stringify(below) !== "{}"),
  )
