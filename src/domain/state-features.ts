import { isState, type PerState } from "./states"

/** In what one state's law and customs differ from another's. */
type StateFeatures = {
  /** By whose clock an office of the state goes, and what the table of public holidays calls that place. */
  capital: { timeZone: "Australia/Sydney" | "Australia/Melbourne" | "Australia/Brisbane"; place: string }
  /** What people write instead of its name, where that's shorter; otherwise `null`. */
  shortName: string | null
  /** Whether it licenses conveyancers. Without a licence only law practices act, and nobody is called a conveyancer. */
  licensesConveyancers: boolean
  /** Whether it takes duty off the price for buyers with a pensioner concession card. */
  relievesPensioners: boolean
  /** Whether duty may leave out what is built after the contract. */
  mayLeaveOutBuilding: boolean
  /** Whose first home it must be: each buyer's own share has relief, all of it though some have owned one, or every buyer's. */
  firstHomeRelief: "of each buyer" | "of some buyers" | "of every buyer"
}

/**
 * The features of each state. Rules ask for a feature, never for a state by its name, so that a state that's added gets
 * its rules here. Features of key dates, which only their pages need, are in `key-dates/by-state`.
 */
export const STATE_FEATURES: PerState<StateFeatures> = {
  NSW: {
    capital: { timeZone: "Australia/Sydney", place: "sydney" },
    shortName: "NSW",
    licensesConveyancers: true,
    relievesPensioners: false,
    mayLeaveOutBuilding: false,
    firstHomeRelief: "of some buyers",
  },
  VIC: {
    capital: { timeZone: "Australia/Melbourne", place: "melbourne" },
    shortName: null,
    licensesConveyancers: true,
    relievesPensioners: true,
    mayLeaveOutBuilding: true,
    firstHomeRelief: "of every buyer",
  },
  QLD: {
    capital: { timeZone: "Australia/Brisbane", place: "brisbane" },
    shortName: null,
    // Legal Profession Act 2007 s 24.
    licensesConveyancers: false,
    relievesPensioners: false,
    mayLeaveOutBuilding: false,
    firstHomeRelief: "of each buyer",
  },
}

/** The features of the state that someone answered; `null` where that's no state whose law the site knows. */
export const getStateFeatures = (answer: unknown): StateFeatures | null =>
  isState(answer) ? STATE_FEATURES[answer] : null
