import { addDays, type IsoDate } from "../iso-date"
import { businessDayBefore, onOrAfter, type BusinessDayRule, type Counted } from "./business-day"
import { coolingOffEnd, noCoolingOff } from "./cooling-off"
import type { KeyDatesInput, KeyDateWarning, Term } from "./key-date-types"
import type { Anchor, KeyDateRules } from "./tables"

/** A day that lines of the calendar are counted from; `movedFrom` when it fell on a day that is no business day. */
export type Fixed = { on: IsoDate; movedFrom?: IsoDate }

export type Anchors = Partial<Record<Anchor, Fixed>>

/** Notes a warning by the key of its words. */
export type Warn = (key: string, more?: Omit<KeyDateWarning, "key" | "text">) => void

const dayOf = (term: Term, contractDate: IsoDate): IsoDate => {
  const on = "on" in term ? term.on : addDays(contractDate, term.days)
  if (on < contractDate) throw new RangeError(`${on} is before the contract date ${contractDate}`)
  return on
}

/** One warning for each kind of doubt that a count met. */
function warnOfDoubts(about: Anchor, { doubts, otherwise }: Counted, warn: Warn): void {
  for (const [i, { doubt, day }] of doubts.entries())
    if (doubts.findIndex(other => other.doubt === doubt) === i)
      warn(doubt, { about, day, ...(otherwise && { otherwise }) })
}

/** `on`, or the next business day under the contract, with a warning that names the last safe day. */
function moved(about: Anchor, on: IsoDate, rule: BusinessDayRule, warn: Warn): Fixed {
  const next = onOrAfter(on, rule)
  warnOfDoubts(about, next, warn)
  if (next.on === on) return { on }
  warn("moved", { about, day: on, otherwise: businessDayBefore(on, rule) })
  return { on: next.on, movedFrom: on }
}

/**
 * The days that the lines of the calendar are counted from. Terms that end on a day that is no business day move on.
 *
 * @throws RangeError for a term that ends before the contract date.
 */
export function anchorsOf(input: KeyDatesInput, rules: KeyDateRules, contract: BusinessDayRule, warn: Warn): Anchors {
  const { contractDate, offThePlan } = input
  const end = (about: Anchor, term: Term | null | undefined): Fixed | undefined =>
    term ? moved(about, dayOf(term, contractDate), contract, warn) : undefined
  const statute: BusinessDayRule = { ...contract, under: "cooling-off" }
  const cooling = noCoolingOff(input, statute) ? null : coolingOffEnd(input, rules.coolingOff, statute)
  if (cooling) warnOfDoubts("cooling-off", cooling, warn)

  const finance = end("finance", input.finance)
  const inspection = end("building-and-pest", input.buildingAndPest)
  const last = [finance, inspection]
    .flatMap(fixed => fixed?.on ?? [])
    .sort()
    .at(-1)
  const settlement = end("settlement", input.settlement ?? (offThePlan ? null : { days: rules.settlementDays }))
  return {
    contract: { on: contractDate },
    ...(cooling && { "cooling-off": { on: cooling.on } }),
    ...(finance && { finance }),
    ...(inspection && { "building-and-pest": inspection }),
    ...(last && { conditions: { on: last } }),
    ...(settlement && { settlement }),
  }
}
