import { parseIsoDate } from "../domain/iso-date"
import type { KeyDatesInput } from "../domain/key-dates/key-date-types"

/** A private sale from the buyer's side, not off the plan, with the test's changes in `more`. */
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
