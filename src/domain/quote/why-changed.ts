import { type Period, periodOn, type Source, sourceInTable } from "../dated"
import type { Figures, ItemTable } from "../figures/figures"
import { day } from "../format/format"
import type { IsoDate } from "../iso-date"
import { tableEnding, type State } from "../states"

type DatedTable = Exclude<keyof Figures, "version" | "quote-words">

/** What lines of duty are worked out from, the scale first: what one table gives depends on the others. */
const DUTY_TABLES: Record<State, readonly DatedTable[]> = {
  NSW: ["transfer-duty-nsw", "first-home-nsw"],
  VIC: ["transfer-duty-vic", "off-the-plan-vic", "home-concession-vic", "first-home-vic", "pensioner-vic"],
  QLD: ["transfer-duty-qld", "home-concession-qld", "first-home-qld"],
}

/** A table's period, as far as it says since when it counts and where it's from. */
type DatedPeriod = Period & { source: { name: string; url: string }; sourceKind: string; checked: IsoDate }

/** A line that changed. */
export type Changed = {
  job: "purchase" | "sale"
  /** The state of that property. */
  state: State
  key: string
  /** `came`: the quote had no such line. `went`: there's none today. */
  how: "changed" | "came" | "went"
  /** Where its figure is from, today or, if it went, in the quote. Our own fees have none. */
  source: Source | undefined
}

/** The days by whose rules a line was worked out: those of the quote, and today's. */
export type Days = {
  quoted: { contractDate: IsoDate; fees: IsoDate }
  now: { contractDate: IsoDate; fees: IsoDate }
  /** The last day on which we keep to our own fee, inclusive. */
  validUntil: IsoDate
}

/** The tables that a line follows from, its own first; none when no table has it any more. */
function tablesOf(
  { job, state, key }: Changed,
  figures: Figures,
): { periods: readonly DatedPeriod[]; isDuty: boolean }[] {
  const ending = tableEnding(state)
  const duty = DUTY_TABLES[state]
  const own = duty.find(name => name === `${key}-${ending}`)
  if (own) return [own, ...duty.filter(name => name !== own)].map(name => ({ ...figures[name], isDuty: true }))
  if (key === "foreign-duty" || key === "first-home-grant") return [{ ...figures[`${key}-${ending}`], isDuty: true }]
  const priced: readonly ItemTable[] = [
    figures[`our-fees-${ending}`],
    figures[`searches-${ending}`],
    figures[`settlement-${ending}`],
    figures[`registration-${ending}`],
  ]
  return priced.filter(({ items }) => items[key]?.job === job).map(table => ({ ...table, isDuty: false }))
}

const sourceOf = (period: DatedPeriod): Source | undefined =>
  period.sourceKind === "own" ? undefined : sourceInTable(period)

type Reason = { words: string; source: Source | undefined }

/** The table with a period of today that wasn't in force for the quote; or else that a figure of ours was wrong. */
function reasonFor(changed: Changed, figures: Figures, { quoted, now, validUntil }: Days): Reason {
  const { source } = changed
  if (!source) return { words: `our quote was fixed until ${day(validUntil)}, and this is our price now`, source }
  const tables = tablesOf(changed, figures)
  for (const [index, { periods, isDuty }] of tables.entries()) {
    const on = isDuty ? "contractDate" : "fees"
    const period = periodOn(periods, now[on])
    if (!period || periodOn(periods, quoted[on])?.from === period.from) continue
    const since = day(period.from)
    return {
      words: isDuty ? `new rules apply to contracts from ${since}` : `a new price applies from ${since}`,
      source: index === 0 && changed.how !== "went" ? source : sourceOf(period),
    }
  }
  return {
    words: tables.length ? "we corrected this figure after your quote" : "we no longer list this charge",
    source,
  }
}

const BEGINNINGS = { changed: "", came: "This is new: ", went: "This no longer applies: " } as const

/** Why a line isn't what it was, as one sentence, and who says so; our own prices are ours to say. */
export function whyChanged(changed: Changed, figures: Figures, days: Days): { why: string; source?: Source } {
  const { words, source } = reasonFor(changed, figures, days)
  const sentence = `${BEGINNINGS[changed.how]}${words}.`
  return { why: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`, ...(source && { source }) }
}
