import { parseIsoDate } from "../../domain/iso-date"
import { calculateKeyDates } from "../../domain/key-dates/key-dates"
import type { KeyDate, KeyDateWarning } from "../../domain/key-dates/key-date-types"
import { keyDateTables } from "../../domain/key-dates/published"
import type { State } from "../../domain/states"

type Example = {
  state: State
  side: "buying" | "selling"
  /** The contract date, `YYYY-MM-DD`. It's fixed, so that the example doesn't change from build to build. */
  on: string
}

/** The conditions in the example's contract, in days after the contract date. */
const TERMS = { finance: 14, buildingAndPest: 7 }

export type WorkedKeyDates = { terms: typeof TERMS; dates: KeyDate[]; warnings: KeyDateWarning[] }

/**
 * Calculates the key dates of a private sale with two conditions and the usual settlement period of its state.
 *
 * @throws NoFigureInForce when the tables do not cover the example.
 */
export function calculateExampleKeyDates({ state, side, on }: Example): WorkedKeyDates {
  const { dates, warnings } = calculateKeyDates(
    {
      state,
      side,
      contractDate: parseIsoDate(on),
      method: "private",
      offThePlan: false,
      finance: { days: TERMS.finance },
      buildingAndPest: { days: TERMS.buildingAndPest },
    },
    keyDateTables,
  )
  return { terms: TERMS, dates, warnings }
}
