import { isState, type PerState } from "./states"

/** How the law and customs of one state differ from another's. */
type StateFeatures = {
  /** The time zone of the state's offices, and the name of the state's capital in the table of public holidays. */
  capital: { timeZone: "Australia/Sydney" | "Australia/Melbourne" | "Australia/Brisbane"; place: string }
  /** A shorter name that people write instead of the full one; `null` if there's none. */
  shortName: string | null
  /** What the owners of units in one building are called together. */
  strataName: string
  /** Whether the state licenses conveyancers. Without licences only law practices act, and nobody is called a conveyancer. */
  licensesConveyancers: boolean
  relievesPensioners: boolean
  /** Whether duty may exclude the cost of building work after the contract. */
  mayLeaveOutBuilding: boolean
  /** Who must be a first home buyer: each buyer gets relief on their own share; or some are enough; or every buyer must be one. */
  firstHomeRelief: "of each buyer" | "of some buyers" | "of every buyer"
}

/** Rules ask for a feature, never for a state by its name. Features of key dates are in `key-dates/by-state`. */
export const STATE_FEATURES: PerState<StateFeatures> = {
  NSW: {
    capital: { timeZone: "Australia/Sydney", place: "sydney" },
    shortName: "NSW",
    strataName: "strata scheme",
    licensesConveyancers: true,
    relievesPensioners: false,
    mayLeaveOutBuilding: false,
    firstHomeRelief: "of some buyers",
  },
  VIC: {
    capital: { timeZone: "Australia/Melbourne", place: "melbourne" },
    shortName: null,
    strataName: "owners corporation",
    licensesConveyancers: true,
    relievesPensioners: true,
    mayLeaveOutBuilding: true,
    firstHomeRelief: "of every buyer",
  },
  QLD: {
    capital: { timeZone: "Australia/Brisbane", place: "brisbane" },
    shortName: null,
    strataName: "body corporate",
    // Legal Profession Act 2007 s 24.
    licensesConveyancers: false,
    relievesPensioners: false,
    mayLeaveOutBuilding: false,
    firstHomeRelief: "of each buyer",
  },
}

export const getStateFeatures = (answer: unknown): StateFeatures | null =>
  isState(answer) ? STATE_FEATURES[answer] : null
