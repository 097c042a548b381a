import { parseIsoDate } from "../iso-date"
import { formatDay } from "./format"

/**
 * Why there's no figure, as a sentence for a visitor: the day of `NoFigureInForce` is written out. Other reasons are returned
 * as they are. It's separate from the other formats, since those load with every page.
 */
export function formatReason(reason: string): string {
  const [match, on] = /^no figure in force on (\d{4}-\d{2}-\d{2})$/.exec(reason) ?? []
  if (!match || !on) return reason
  return `There is no figure in force on ${formatDay(parseIsoDate(on))}. The rules of another day would be wrong, so nothing is shown.`
}
