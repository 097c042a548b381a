import { actsIn, OUR_STATES, STATE_NAMES, type State } from "../../domain/states"

/** The states in which the firm acts, as answers to where a property is. */
export const STATE_OPTIONS = OUR_STATES.map(state => ({ value: state, label: STATE_NAMES[state].name }))

/**
 * The firm's state where it acts in one only, and `null` where it acts in several. A question with this answer alone is
 * still asked, so that visitors see where the firm acts, and begins with it chosen.
 */
export const ONLY_STATE: State | null = OUR_STATES.length === 1 ? OUR_STATES[0] : null

/** The state whose words suit a form in which `answer` is given; `null` while it may be any of several. */
export const findWordingState = (answer: string): State | null => (actsIn(answer) ? answer : ONLY_STATE)
