import { isObject, type Answers } from "../../domain/parse/wire"

/**
 * A short name for what went wrong, safe to log: `ECONNREFUSED`, `HPE_INVALID_CONSTANT`, `TimeoutError`.
 * Messages are never used, since Node's messages quote the address or the value.
 */
export function getErrorCode(error: unknown): string {
  const { cause, code, name } = getErrorFields(error)
  const why = getErrorFields(cause)
  return (
    [why.code, code, why.name === "Error" ? null : why.name, name].find(field => typeof field === "string") ?? "unknown"
  )
}

/** Reads fields instead of testing with `instanceof`, since errors thrown by `fetch` may come from another realm. */
const getErrorFields = (error: unknown): Answers => (isObject(error) ? error : {})

/** The store didn't answer, or gave an answer that can't be trusted. The lead may or may not be saved. */
export class StoreUnavailable extends Error {
  /** @param code A status or an error code; never a value or an address, so that it may be logged. */
  constructor(readonly code: string) {
    super(`lead store unavailable: ${code}`)
    this.name = "StoreUnavailable"
  }
}

/** A damaged record. Its text is kept for a person to look at, and never logged. */
export class UnreadableRecord extends StoreUnavailable {
  constructor(readonly text: string) {
    super("unreadable")
    this.name = "UnreadableRecord"
  }
}
