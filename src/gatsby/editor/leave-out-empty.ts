/**
 * `value` without the fields, at any depth, that hold nothing. It is also run in the browser, from its own source text: it
 * may use nothing outside itself.
 */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(item => withoutEmpty(item))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, below]) => [name, withoutEmpty(below)] as const)
      .filter(([, below]) => below !== "" && below !== null && below !== undefined && JSON.stringify(below) !== "{}"),
  )
}

/**
 * The script that has the editor leave out of a file what a writer has emptied. By itself Decap CMS 3.16.3 keeps it as
 * `phone: ""` (https://github.com/decaporg/decap-cms/issues/7120, read 2026-11-21), which is no phone number.
 */
export const LEAVE_OUT_EMPTY = `CMS.registerEventListener({
  name: "preSave",
  handler({ entry }) {
    const data = entry.get("data")
    return data.clear().merge((${withoutEmpty.toString()})(data.toJS()))
  },
})
`
