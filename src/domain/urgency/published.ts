import * as v from "valibot"
import table from "../../../content/rates/urgency.json"
import { urgencyTableSchema, type UrgencyTable } from "./schemas"

/**
 * @returns The content of `content/rates/urgency.json`, checked.
 * @throws RangeError that lists every mistake.
 */
export function parseUrgencyTable(raw: unknown): UrgencyTable {
  const parsed = v.safeParse(urgencyTableSchema, raw)
  if (parsed.success) return parsed.output
  throw new RangeError(
    parsed.issues.map(issue => `${v.getDotPath(issue) ?? "the whole file"}: ${issue.message}`).join("\n"),
  )
}

/** The rules of this firm. */
export const urgencyTable: UrgencyTable = parseUrgencyTable(table)
