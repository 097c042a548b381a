/**
 * A short name for what went wrong, safe to log: `ECONNREFUSED`, `HPE_INVALID_CONSTANT`, `TimeoutError`.
 * Messages are never used, since those of Node quote the address or the value.
 */
export function errorCode(error: unknown): string {
  const { cause, code, name } = fieldsOf(error)
  const why = fieldsOf(cause)
  return [why.code, code, why.name === "Error" ? null : why.name, name].find(isText) ?? "unknown"
}

type Fields = { cause?: unknown; code?: unknown; name?: unknown }

/** Not by `instanceof`: the errors of `fetch` may come from another realm. */
const fieldsOf = (error: unknown): Fields => (typeof error === "object" && error !== null ? error : {})

const isText = (value: unknown): value is string => typeof value === "string"
