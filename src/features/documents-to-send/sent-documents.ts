import { keepRecord, readRecord } from "../../lib/session-draft"

const KEY = "documents-sent"

/** The names of the documents that the visitor has ticked off in this browser. */
export function readSentDocuments(): readonly string[] {
  const record = readRecord(KEY)
  return Array.isArray(record) ? record.filter(one => typeof one === "string") : []
}

export const keepSentDocuments = (names: readonly string[]): void => keepRecord(KEY, names)
