import { isoDate } from "../../domain/iso-date"
import type { KeyDate, KeyDateWarning } from "../../domain/key-dates/key-date-types"
import { day } from "../../domain/format/format"
import { STATE_NAMES, type State } from "../../domain/states"
import { Comparison } from "../comparison/comparison"
import { KeyDateWarnings } from "../key-date-list/key-date-warnings"
import { byWhen, weekdayAndDay } from "../key-date-list/when"
import { variant } from "../../theme/variant"

type Props = {
  state: State
  side: "buying" | "selling"
  /** The contract date, `YYYY-MM-DD`. */
  on: string
  /** Days after the contract. */
  terms: { finance: number; buildingAndPest: number }
  dates: readonly KeyDate[]
  warnings: readonly KeyDateWarning[]
}

const SIDES = { buying: "Buying", selling: "Selling" } as const

/** The key dates of a sale like any other, as a table that needs no script. */
export function KeyDateExample({ state, side, on, terms, dates, warnings }: Props) {
  const conditions = `finance after ${terms.finance} days, building and pest after ${terms.buildingAndPest}`
  const sale = `${SIDES[side]} in ${STATE_NAMES[state].name}: private sale, contract of ${weekdayAndDay(isoDate(on))}`
  return (
    <div className={variant("layout.stack")}>
      <Comparison caption={`${sale}, ${conditions}, usual settlement`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">What</th>
              <th scope="col">Rule</th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            {dates.map(date => (
              <tr key={date.key}>
                <td>
                  <time dateTime={date.on}>{weekdayAndDay(date.on)}</time> {byWhen(date)}
                </td>
                <th scope="row">{date.label}</th>
                <td>{date.rule}</td>
                <td>
                  <a href={date.source.url}>{date.source.name}</a>, checked on {day(date.source.checked)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Comparison>
      <KeyDateWarnings warnings={warnings} dates={dates} />
    </div>
  )
}
