import { actsIn, OUR_STATES, STATE_NAMES, type State } from "../../domain/states"

/** The firm's states, as options for where a property is. */
export const STATE_OPTIONS = OUR_STATES.map(state => ({ value: state, label: STATE_NAMES[state].name }))

/**
 * The firm's state if it acts in only one, otherwise `null`. The question is still asked with this one option, so that
 * visitors see where the firm acts, and the option is chosen at first.
 */
export const ONLY_STATE: State | null = OUR_STATES.length === 1 ? OUR_STATES[0] : null

/** The state whose wording fits a form with the answer `answer`; `null` while several states are possible. */
export const findStateForWording = (answer: string): State | null => (actsIn(answer) ? answer : ONLY_STATE)
