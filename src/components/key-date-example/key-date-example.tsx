import { parseIsoDate } from "../../domain/iso-date"
import type { KeyDate, KeyDateWarning } from "../../domain/key-dates/key-date-types"
import { STATE_NAMES, type State } from "../../domain/states"
import { KeyDateWarnings } from "../key-date-list/key-date-warnings"
import { formatDeadlineTime, formatWeekdayAndDay } from "../../domain/key-dates/date-words"
import { Records } from "../records/records"
import { CitedSource, sayDayOnce } from "../source-link/source-link"
import { variant } from "../../theme/variant"

type Props = {
  state: State
  side: "buying" | "selling"
  /** The contract date, `YYYY-MM-DD`. */
  on: string
  /** In days after the contract. */
  terms: { finance: number; buildingAndPest: number }
  dates: readonly KeyDate[]
  warnings: readonly KeyDateWarning[]
}

const SIDES = { buying: "Buying", selling: "Selling" } as const

export function KeyDateExample({ state, side, on, terms, dates, warnings }: Props) {
  const conditions = `finance after ${terms.finance} days, building and pest after ${terms.buildingAndPest}`
  const sale = `${SIDES[side]} in ${STATE_NAMES[state].name}: private sale, contract of ${formatWeekdayAndDay(parseIsoDate(on))}`
  const { saidOnce, note } = sayDayOnce(dates.map(({ source }) => source))
  return (
    <div className={variant("layout.stack")}>
      <Records
        caption={`${sale}, ${conditions}, usual settlement`}
        note={note}
        columns={{
          what: { label: "What" },
          date: { label: "Date" },
          rule: { label: "Rule", wide: true },
          source: { label: "Source" },
        }}
        rows={dates.map(date => ({
          key: date.key,
          cells: {
            what: date.label,
            date: (
              <span>
                <time dateTime={date.on}>{formatWeekdayAndDay(date.on)}</time> {formatDeadlineTime(date)}
              </span>
            ),
            rule: date.rule,
            source: (
              <span>
                <CitedSource source={date.source} saidOnce={saidOnce} />
              </span>
            ),
          },
        }))}
      />
      <KeyDateWarnings warnings={warnings} dates={dates} />
    </div>
  )
}
