import { STATE_FEATURES } from "../state-features"
import type { State } from "../states"

/** The state in `states` whose capital has the time zone of the office's hours; the first state if none has it. */
export const getOfficeState = <T extends State>(timeZone: string | null, states: readonly T[]): T | undefined =>
  states.find(one => STATE_FEATURES[one].capital.timeZone === timeZone) ?? states[0]

type HolidayDays = {
  periods: readonly {
    days: readonly { on: string }[]
    localDays: readonly { on: string; place: string }[]
  }[]
}

/** The days on which an office of `state` stays closed, sorted: public holidays of the state and of its capital. */
export const listOfficeClosedDays = ({ periods }: HolidayDays, state: State): string[] =>
  periods
    .flatMap(({ days, localDays }) => [
      ...days,
      ...localDays.filter(({ place }) => place === STATE_FEATURES[state].capital.place),
    ])
    .map(({ on }) => on)
    .sort()
