import { parseIsoDate } from "../domain/iso-date"
import type { KeyDatesInput } from "../domain/key-dates/key-date-types"

export const buildPrivateSale = (
  state: KeyDatesInput["state"],
  contractDate: string,
  more: Partial<KeyDatesInput> = {},
): KeyDatesInput => ({
  state,
  side: "buying",
  contractDate: parseIsoDate(contractDate),
  method: "private",
  offThePlan: false,
  ...more,
})
