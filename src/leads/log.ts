/** All that may be logged about a lead. There is no field that could hold what a visitor wrote. */
export type LogEntry = {
  event:
    | "kept"
    | "repeated"
    | "held"
    | "delivered"
    | "refused"
    | "dead"
    | "unavailable"
    | "handed-over"
    | "unpriced"
    | "swept"
    | "configuration"
    | "failed"
  /** Store key of the lead, which is its `webhook-id` too. */
  id?: string
  /** Event type of the lead. */
  kind?: string
  status?: number
  /** Error code, never a message. */
  code?: string
  ms?: number
  count?: number
  /** A person should look at this. */
  alert?: true
}

export type Log = (entry: LogEntry) => void

/** One JSON object a line. */
export const lineLog =
  (write: (line: string) => void): Log =>
  entry =>
    write(`${JSON.stringify(entry)}\n`)
