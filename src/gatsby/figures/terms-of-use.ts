import { formatDay } from "../../domain/format/format"
import { parseIsoDate } from "../../domain/iso-date"

type CitedTable = { publisher: string; page: string; label: string; checked: string }

/**
 * How a table may be used and cited, written into the file itself. The page that lists the tables says the same.
 *
 * @param of `label` is what the table is called; `checked` the day of its last check, `YYYY-MM-DD`.
 */
export const buildTermsOfUse = ({
  publisher,
  page,
  label,
  checked,
}: CitedTable): { licence: string; howToCite: string } => ({
  licence: `You may use this table if you name ${publisher} and link to ${page}. Amounts and rates that a government sets are facts, and free to use. Other prices come from the company named as the source.`,
  howToCite: `${publisher}, “${label}”, checked on ${formatDay(parseIsoDate(checked))}, ${page}`,
})
