// What the page needs before the rules load, when there are no dates yet.
import { OUR_STATES } from "../../domain/states"

/** True if visitors choose a state. A firm with only one has it chosen already. */
export const IS_STATE_ASKED = OUR_STATES.length > 1

/** The id of the heading above the dates. */
export const TITLE_ID = "key-dates-title"

/** Shown where the dates will be. */
export const WAITING = `${IS_STATE_ASKED ? "Choose a state and enter" : "Enter"} the contract date. Your dates will appear here.`
