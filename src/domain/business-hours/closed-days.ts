import type { State } from "../states"

/** Each state by the clock of its capital, and what its public holidays call the capital. */
const CAPITALS: Readonly<Record<State, { timeZone: string; place: string }>> = {
  NSW: { timeZone: "Australia/Sydney", place: "sydney" },
  VIC: { timeZone: "Australia/Melbourne", place: "melbourne" },
  QLD: { timeZone: "Australia/Brisbane", place: "brisbane" },
}

/** The state by whose clock an office's hours are; where that's none of `states`, the first of them. */
export const getOfficeState = <T extends State>(timeZone: string | null, states: readonly T[]): T | undefined =>
  states.find(one => CAPITALS[one].timeZone === timeZone) ?? states[0]

/** A table of public holidays, as far as an office closes on them. */
type HolidayDays = {
  periods: readonly {
    days: readonly { on: string }[]
    localDays: readonly { on: string; place: string }[]
  }[]
}

/**
 * The days on which an office of `state` stays closed, as `YYYY-MM-DD`, from the first to the last: the public holidays of
 * the state, and those of its capital.
 */
export const listOfficeClosedDays = ({ periods }: HolidayDays, state: State): string[] =>
  periods
    .flatMap(({ days, localDays }) => [...days, ...localDays.filter(({ place }) => place === CAPITALS[state].place)])
    .map(({ on }) => on)
    .sort()
