import { keepRecord, readRecord } from "../../lib/session-draft"

const KEY = "documents-sent"

/** The names of the documents that the visitor has ticked off in this browser. */
export function readSentDocuments(): readonly string[] {
  const kept = readRecord(KEY)
  return Array.isArray(kept) ? kept.filter(one => typeof one === "string") : []
}

export const keepSent = (names: readonly string[]): void => keepRecord(KEY, names)
