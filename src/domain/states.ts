/** The states whose law and prices the site knows, in the order in which pages list them. */
export const STATES = ["NSW", "VIC", "QLD"] as const

export type State = (typeof STATES)[number]

/** Full name and the slug of the state's page. */
export const STATE_NAMES: Record<State, { name: string; slug: string }> = {
  NSW: { name: "New South Wales", slug: "new-south-wales" },
  VIC: { name: "Victoria", slug: "victoria" },
  QLD: { name: "Queensland", slug: "queensland" },
}

/** True for a state of the list, spelt exactly so: `"NSW"`. */
export const isState = (value: unknown): value is State => STATES.includes(value as State)

/** The full names of the states as a sentence lists them: `New South Wales, Victoria and Queensland`. */
export const STATES_IN_WORDS = STATES.map(state => STATE_NAMES[state].name)
  .join(", ")
  .replace(/, ([^,]*)$/, " and $1")

/** The ending of the names of a state's figure tables: `nsw`, `vic`, `qld`. */
export const tableEnding = (state: State): Lowercase<State> => state.toLowerCase() as Lowercase<State>
