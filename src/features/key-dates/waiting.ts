// What the page itself needs, without the rules: it has no dates yet.
import { OUR_STATES } from "../../domain/states"

/** Whether visitors choose a state: a firm's only one is chosen already. */
export const IS_STATE_ASKED = OUR_STATES.length > 1

/** The id of the heading above the dates. */
export const TITLE_ID = "key-dates-title"

/** Shown where the dates will be. */
export const WAITING = `${IS_STATE_ASKED ? "Choose a state and enter" : "Enter"} the contract date. Your dates will appear here.`
