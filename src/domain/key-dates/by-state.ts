import type { PerState } from "../states"

/** How a state's key dates differ from other states', apart from the figures in its tables. */
type StateDifferences = {
  /** The form's question whether the sale is in a place with holidays of its own. `field` is the place's name in the holiday table. */
  place: { field: "melbourne" | "brisbane"; label: string } | null
  /** Whether the law leaves open if a holiday of one place only counts. */
  doubtsLocalHolidays: boolean
  /** Whether 27 to 31 December aren't business days under the contract, and are doubtful under the Act. */
  leavesOutYearEnd: boolean
  /** Whether to warn about the public holiday for the local show, which differs from place to place. */
  hasShowDays: boolean
  /** Whether the contract date is the day contracts are exchanged, not the day written on the contract. */
  exchanges: boolean
  /** The day that cooling-off counts from, where it need not be the contract date. */
  countsFrom: string | null
  /** Whether that day is day 1 of cooling-off. */
  countsFirstDay: boolean
  /** Whether the buyer can waive cooling-off. */
  canWaive: boolean
}

/** The compiler requires every state, so none can silently follow another's rules. */
export const BY_STATE: PerState<StateDifferences> = {
  NSW: {
    place: null,
    doubtsLocalHolidays: false,
    leavesOutYearEnd: false,
    hasShowDays: false,
    exchanges: true,
    countsFrom: null,
    countsFirstDay: false,
    canWaive: true,
  },
  VIC: {
    place: { field: "melbourne", label: "The property is in metropolitan Melbourne" },
    doubtsLocalHolidays: true,
    leavesOutYearEnd: false,
    hasShowDays: false,
    exchanges: false,
    countsFrom: "the day the buyer signed",
    countsFirstDay: false,
    canWaive: false,
  },
  QLD: {
    place: { field: "brisbane", label: "Settlement is in Brisbane" },
    doubtsLocalHolidays: false,
    leavesOutYearEnd: true,
    hasShowDays: true,
    exchanges: false,
    countsFrom: "the day the buyer got the copy that both signed",
    countsFirstDay: true,
    canWaive: true,
  },
}
