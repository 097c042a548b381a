import { parseIsoDate } from "../iso-date"
import { formatDay } from "./format"

/**
 * Why there's no figure, as a sentence for visitors: the day in the message of `NoFigureInForce` is written out. Other reasons
 * are returned unchanged. Separate from the other formats, since every page loads those.
 */
export function formatMissingFigureReason(reason: string): string {
  const [match, on] = /^no figure in force on (\d{4}-\d{2}-\d{2})$/.exec(reason) ?? []
  if (!match || !on) return reason
  return `There is no figure in force on ${formatDay(parseIsoDate(on))}. The rules of another day would be wrong, so nothing is shown.`
}
