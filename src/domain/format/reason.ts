import { parseIsoDate } from "../iso-date"
import { formatDay } from "./format"

/**
 * Writes out the day in the message of `NoFigureInForce`. It isn't with the other formats, since every page loads
 * those.
 */
export function formatMissingFigureReason(reason: string): string {
  const [match, on] = /^no figure in force on (\d{4}-\d{2}-\d{2})$/.exec(reason) ?? []
  if (!match || !on) return reason
  return `There is no figure in force on ${formatDay(parseIsoDate(on))}. The rules of another day would be wrong, so nothing is shown.`
}
