import { parseIsoDate } from "../domain/iso-date"
import type { KeyDatesInput } from "../domain/key-dates/key-date-types"

/** A private sale, not off the plan, from the buyer's side, with what the test says otherwise. */
export const aSale = (
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
