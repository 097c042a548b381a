import { ourStates } from "./firm/states"
import { formatList } from "./text-formats"

/** The states whose law and prices the site knows, in the order in which pages list them. */
export const STATES = ["NSW", "VIC", "QLD"] as const

export type State = (typeof STATES)[number]

/**
 * States that are being added and are off: no form offers them, no firm can act in them, and every table of code may leave
 * them out. Each table, rule and word can be merged by itself. Once a state is moved to `STATES` it's on, and the compiler
 * and the tests name what it still lacks.
 */
export const UNFINISHED_STATES = [] as const

type UnfinishedState = (typeof UNFINISHED_STATES)[number]

/** A value for each state: required for every state that's on, optional for one that's off. */
export type PerState<T> = Readonly<Record<State, T> & Partial<Record<UnfinishedState, T>>>

export const STATE_NAMES: PerState<{ name: string; slug: string }> = {
  NSW: { name: "New South Wales", slug: "new-south-wales" },
  VIC: { name: "Victoria", slug: "victoria" },
  QLD: { name: "Queensland", slug: "queensland" },
}

/** The states in which the firm acts, in its own order: the first is the one that forms begin with. */
export const OUR_STATES: readonly [State, ...State[]] = ourStates

/** True for the exact code of a state in which the firm acts: `"NSW"`. */
export const actsIn = (value: unknown): value is State => OUR_STATES.some(state => state === value)

/** True for the exact code of a state in `STATES`: `"NSW"`. */
export const isState = (value: unknown): value is State => STATES.includes(value as State)

/** The full names of the states in which the firm acts, as a sentence lists them: `New South Wales and Victoria`. */
export const OUR_STATES_IN_WORDS = formatList(OUR_STATES.map(state => STATE_NAMES[state].name))

/** The ending of the names of a state's figure tables: `nsw`, `vic`, `qld`. */
export const getTableEnding = (state: State): Lowercase<State> => state.toLowerCase() as Lowercase<State>

/**
 * True for a table of one of `states`, and for a table that isn't for a state, such as the words of a quote.
 *
 * @param table The table's name, which ends in its state: `searches-nsw`.
 */
export const isTableForStates = (states: readonly State[], table: string): boolean => {
  const endsInState = (state: string) => table.endsWith(`-${state.toLowerCase()}`)
  return states.some(endsInState) || ![...STATES, ...UNFINISHED_STATES].some(endsInState)
}
