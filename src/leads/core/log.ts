import { getErrorCode } from "./errors"

/** All that may be logged about a lead. There is no field that could hold what a visitor wrote. */
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
  /** Store key of the lead, which is its `webhook-id` too. */
  id?: string
  /** Event type of the lead, or the kind of an alert. */
  kind?: string
  /** Name of the webhook, unless it is the first. */
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

/** Logs what failed, for a `catch`. */
export const logFailure =
  (log: Log, facts: Omit<LogEntry, "event" | "code">) =>
  (error: unknown): void =>
    log({ event: "failed", ...facts, code: getErrorCode(error) })

/** What is written of an entry, in this order. */
const FIELDS = ["event", "id", "kind", "webhook", "status", "code", "ms", "count", "minutes", "alert"] as const

/** A word of ours, an id or a status; no address, no telephone number, no sentence. */
const WORD = /^(?=.*[A-Za-z]|\d{3}$)[\w.-]{1,64}$/

/** One JSON object a line. Unknown fields are left out, and text that isn't a word of ours is replaced by `?`. */
export const createLineLog =
  (write: (line: string) => void): Log =>
  entry =>
    write(`${JSON.stringify(Object.fromEntries(FIELDS.map(name => [name, maskText(entry[name])])))}\n`)

const maskText = (value: LogEntry[keyof LogEntry]) => (typeof value === "string" && !WORD.test(value) ? "?" : value)
