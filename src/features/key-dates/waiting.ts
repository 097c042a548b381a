// Texts and ids that the page needs before the rules load, when there are no dates yet.
import { OUR_STATES } from "../../domain/states"

/** True if visitors have to choose a state. For a firm in only one state, it's already chosen. */
export const IS_STATE_ASKED = OUR_STATES.length > 1

/** The id of the heading above the dates. */
export const TITLE_ID = "key-dates-title"

/** The text that shows until there are dates. */
export const WAITING = `${IS_STATE_ASKED ? "Choose a state and enter" : "Enter"} the contract date. Your dates will appear here.`
