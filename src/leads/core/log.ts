import { getErrorCode } from "./errors"

/** Everything that may be logged about a lead. No field can contain what a visitor wrote. */
export type LogEntry = {
  event:
    | "kept"
    | "repeated"
    | "held"
    | "delivered"
    | "refused"
    | "dead"
    | "mailed"
    | "not-mailed"
    | "mail-refused"
    | "mail-dead"
    | "unavailable"
    | "handed-over"
    | "unpriced"
    | "swept"
    | "alert"
    | "alert-failed"
    | "quarantined"
    | "put-back"
    | "withheld"
    | "reduced"
    | "purged"
    | "configuration"
    | "failed"
    | "downloaded"
    | "not-downloaded"
  /** Store key of the lead, which is its `webhook-id` too. */
  id?: string
  /** Event type of the lead, or the kind of an alert. */
  kind?: string
  /** Name of the webhook; left out for the first one. */
  webhook?: string
  status?: number
  /** Error code, never a message. */
  code?: string
  ms?: number
  count?: number
  minutes?: number
  /** A person should look at this. */
  alert?: true
}

export type Log = (entry: LogEntry) => void

/** Creates a handler for `catch` that logs the error's code with these facts. */
export const createFailureLogger =
  (log: Log, facts: Omit<LogEntry, "event" | "code">) =>
  (error: unknown): void =>
    log({ event: "failed", ...facts, code: getErrorCode(error) })

/** The result of `calculate`; `null` if it throws, which is logged with these facts for a person to look at. */
export function calculateOrLog<T>(log: Log, facts: Pick<LogEntry, "event" | "id">, calculate: () => T): T | null {
  try {
    return calculate()
  } catch (error) {
    log({ ...facts, code: getErrorCode(error), alert: true })
    return null
  }
}

/** The fields of an entry that are written, in this order. */
const FIELDS = ["event", "id", "kind", "webhook", "status", "code", "ms", "count", "minutes", "alert"] as const

/** Matches one of our own terms, an id or a status, but no address, phone number or sentence. */
const WORD = /^(?=.*[A-Za-z]|\d{3}$)[\w.-]{1,64}$/

/** Writes each entry as a line of JSON: only known fields, and `?` for text that doesn't match `WORD`. */
export const createJsonLineLogger =
  (write: (line: string) => void): Log =>
  entry =>
    write(`${JSON.stringify(Object.fromEntries(FIELDS.map(name => [name, maskUnsafeLogText(entry[name])])))}\n`)

const maskUnsafeLogText = (value: LogEntry[keyof LogEntry]) =>
  typeof value === "string" && !WORD.test(value) ? "?" : value
