import { type Source, type Period, type TableSource, findPeriod, toSource } from "../source-and-period"
import type { Figures } from "../figures/figures"
import { GROUPS, type GroupKey } from "../figures/item-kinds"
import type { IsoDate } from "../iso-date"
import type { JobAnswers } from "../job/questions"
import { ZERO, type Cents } from "../money/money"
import { type State, getTableEnding } from "../states"
import { DUTY_SAVINGS } from "../transfer-duty/duty-rules"
import { listItemTables } from "./lines"
import { calculateQuoteOutcome } from "./quote"
import type { Quote, QuoteGroup, QuoteLine } from "./quote-types"
import { getCountedAmount, createQuoteGroup, calculateQuoteTotals } from "./totals"
import { formatDay } from "../format/format"

/** A line that has changed since the quote. Amounts are in cents including GST; a range counts as its highest amount. */
export type LineChange = {
  job: QuoteGroup["job"]
  /** Under `only-if` and `grants` nothing is counted in a total. */
  group: GroupKey | "grants"
  key: string
  label: string
  /** Zero where the quote had no such line; `null` while it needs a price. */
  beforeCents: Cents | null
  /** Zero where there's no such line today; `null` while it needs a price. */
  afterCents: Cents | null
  why: string
  /** Who says so; absent for our own prices. */
  source?: Source
}

/** A saved quote priced again by the rules of a later day, when something has changed. No personal data. */
export type Repriced = {
  quotedOn: IsoDate
  /** The day whose rules give the new price. */
  on: IsoDate
  /** The last day on which we keep to the fee that we quoted, inclusive. */
  feeUntil: IsoDate
  /** Whether our quoted fee still applies, since that day hasn't passed. */
  isFeeKept: boolean
  quotedTotalCents: Cents | null
  /** The new quote; `null` when a person must work it out. */
  quote: Quote | null
  reason: string | null
  /** In the order of a quote's lines; empty without a price. */
  changes: readonly LineChange[]
}

type RepriceInput = {
  kept: Quote
  quotedOn: IsoDate
  job: JobAnswers
  figures: Figures
  today: IsoDate
}

/** Our own fees have no source, since we set them. */
const isOurFee = ({ source }: QuoteLine): boolean => source === undefined

const listGroupLines = ({ groups }: Quote, job: QuoteGroup["job"], key: GroupKey): readonly QuoteLine[] =>
  groups.find(group => group.job === job && group.key === key)?.lines ?? []

/** Today's quote, but with our own fees as they were quoted, since we keep to them. Other lines stay in their order. */
function keepQuotedFees(savedQuote: Quote, now: Quote, titles: Record<GroupKey, string>): Quote {
  const groups = (["purchase", "sale"] as const).flatMap(job =>
    GROUPS.flatMap(key => {
      const ours = listGroupLines(savedQuote, job, key).filter(isOurFee)
      const today = listGroupLines(now, job, key)
      const oldLines = ours.filter(line => !today.some(other => other.key === line.key))
      const lines = today.flatMap(line => {
        const quotedLines = ours.filter(({ key }) => key === line.key)
        return quotedLines.length > 0 || isOurFee(line) ? quotedLines : [line]
      })
      const allLines = [...oldLines, ...lines]
      const isOfferLine = ({ offer }: QuoteLine): boolean => offer !== undefined
      return createQuoteGroup(key, job, titles[key], [
        ...allLines.filter(line => !isOfferLine(line)),
        ...allLines.filter(isOfferLine),
      ])
    }),
  )
  const { validUntil } = savedQuote.basis
  return { ...now, groups, totals: calculateQuoteTotals(groups), basis: { ...now.basis, validUntil } }
}

type Entry = Pick<LineChange, "job" | "group" | "key" | "label"> & { cents: Cents | null; source: Source | undefined }

const listQuoteAmounts = ({ groups, grants }: Quote): Entry[] => [
  ...groups.flatMap(({ job, key: group, lines }) =>
    lines.map(line => ({
      job,
      group,
      key: line.key,
      label: line.label,
      cents: getCountedAmount(line),
      source: line.source,
    })),
  ),
  ...grants.map(({ key, label, amountCents, source }) => ({
    ...{ job: "purchase" as const, group: "grants" as const, key, label },
    ...{ cents: amountCents, source },
  })),
]

/** A line that moved to another group counts as removed from one and new in the other. */
const getQuoteAmountKey = ({ job, group, key }: Entry): string => `${job} ${group} ${key}`

function listQuoteLineChanges(
  savedQuote: Quote,
  now: Quote,
  explain: (change: Omit<ChangedLine, "state">) => Reason,
): LineChange[] {
  const [before, after] = [savedQuote, now].map(
    quote => new Map(listQuoteAmounts(quote).map(entry => [getQuoteAmountKey(entry), entry])),
  )
  // Removed lines come last.
  return [...new Set([...(after?.keys() ?? []), ...(before?.keys() ?? [])])].flatMap(name => {
    const [then, today] = [before?.get(name), after?.get(name)]
    const entry = today ?? then
    if (!entry || (then && today && then.cents === today.cents)) return []
    const { job, group, key, label, source } = entry
    const how = then ? (today ? "changed" : "went") : "came"
    return [
      {
        ...{ job, group, key, label },
        beforeCents: then ? then.cents : ZERO,
        afterCents: today ? today.cents : ZERO,
        ...explain({ job, key, how, source }),
      },
    ]
  })
}

type Reason = Pick<LineChange, "why" | "source">

const getPropertyState = (job: JobAnswers, of: QuoteGroup["job"]): State =>
  of === "sale" && job.sale ? job.sale.state : job.state

const STATE_LEFT = "We no longer give prices for this state here."

/**
 * Prices a saved quote again by the rules of `today`; `null` when no amount has changed.
 *
 * Duty depends on the contract date, so for a signed contract the date stays the same. While the quote is valid, its last day
 * included, our own lines stay as quoted; after that, our fees of today apply, for `today` only. If no period of a table covers
 * a day, a person must work out the price.
 */
export function repriceQuote({ kept: savedQuote, quotedOn, job, figures, today }: RepriceInput): Repriced | null {
  const { validUntil } = savedQuote.basis
  const isFeeKept = today <= validUntil
  const about = {
    ...{ quotedOn, on: today, feeUntil: validUntil, isFeeKept },
    quotedTotalCents: savedQuote.totals.totalCents,
  }
  const outcome = calculateQuoteOutcome(job, figures, today)
  if (outcome.outcome === "manual") {
    const reason = (["purchase", "sale"] as const).every(
      of => `our-fees-${getTableEnding(getPropertyState(job, of))}` in figures,
    )
      ? outcome.reason
      : STATE_LEFT
    return { ...about, quote: null, reason, changes: [] }
  }
  const { basis } = outcome.quote
  const now = isFeeKept
    ? keepQuotedFees(savedQuote, outcome.quote, figures["quote-words"].groups)
    : { ...outcome.quote, basis: { ...basis, validUntil: today } }
  const days: Days = {
    quoted: { contractDate: savedQuote.basis.contractDate, fees: quotedOn },
    now: { contractDate: basis.contractDate, fees: today },
    validUntil,
  }
  const changes = listQuoteLineChanges(savedQuote, now, change =>
    explainQuoteLineChange({ ...change, state: getPropertyState(job, change.job) }, figures, days),
  )
  return changes.length > 0 ? { ...about, quote: now, reason: null, changes } : null
}

type DatedTable = Exclude<keyof Figures, "version" | "offers" | "quote-words">

/** The tables from which a state's duty is calculated, the scale first. The result of one table depends on the others. */
const listDutyTables = (state: State, figures: Figures): DatedTable[] =>
  ["transfer-duty", ...DUTY_SAVINGS]
    .map(rule => `${rule}-${getTableEnding(state)}` as DatedTable)
    .filter(name => name in figures)

/** A table's period: its days in force and its source. */
type DatedPeriod = Period & { source: TableSource; checked: IsoDate }

type ChangedLine = {
  job: "purchase" | "sale"
  state: State
  key: string
  /** `came`: the quote had no such line. `went`: there's none today. */
  how: "changed" | "came" | "went"
  /** The source of its figure, today or, if it went, in the quote. Our own fees have no source. */
  source: Source | undefined
}

/** The days whose rules gave a line's figure, in the quote and today. */
type Days = {
  quoted: { contractDate: IsoDate; fees: IsoDate }
  now: { contractDate: IsoDate; fees: IsoDate }
  /** The last day on which we keep to our own fee, inclusive. */
  validUntil: IsoDate
}

/** Its own table first; none when no table has it any more. */
function listTablesForQuoteLine(
  { job, state, key }: ChangedLine,
  figures: Figures,
): { periods: readonly DatedPeriod[]; isDuty: boolean }[] {
  const ending = getTableEnding(state)
  const duty = listDutyTables(state, figures)
  const own = duty.find(name => name === `${key}-${ending}`)
  if (own) return [own, ...duty.filter(name => name !== own)].map(name => ({ ...figures[name], isDuty: true }))
  if (key === "foreign-duty" || key === "first-home-grant") return [{ ...figures[`${key}-${ending}`], isDuty: true }]
  return listItemTables(state, figures)
    .filter(({ items }) => items[key]?.job === job)
    .map(table => ({ ...table, isDuty: false }))
}

const getPeriodSource = (period: DatedPeriod): Source | undefined =>
  period.source.read === "own" ? undefined : toSource(period)

type Cause = { words: string; source: Source | undefined }

function findQuoteLineChangeReason(change: ChangedLine, figures: Figures, { quoted, now, validUntil }: Days): Cause {
  const { source } = change
  if (!source) return { words: `our quote was fixed until ${formatDay(validUntil)}, and this is our price now`, source }
  const tables = listTablesForQuoteLine(change, figures)
  for (const [index, { periods, isDuty }] of tables.entries()) {
    const on = isDuty ? "contractDate" : "fees"
    const period = findPeriod(periods, now[on])
    if (!period || findPeriod(periods, quoted[on])?.from === period.from) continue
    const since = formatDay(period.from)
    return {
      words: isDuty ? `new rules apply to contracts from ${since}` : `a new price applies from ${since}`,
      source: index === 0 && change.how !== "went" ? source : getPeriodSource(period),
    }
  }
  return {
    words: tables.length ? "we corrected this figure after your quote" : "we no longer list this charge",
    source,
  }
}

const BEGINNINGS = { changed: "", came: "This is new: ", went: "This no longer applies: " } as const

function explainQuoteLineChange(change: ChangedLine, figures: Figures, days: Days): Reason {
  const { words, source } = findQuoteLineChangeReason(change, figures, days)
  const sentence = `${BEGINNINGS[change.how]}${words}.`
  return { why: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`, ...(source && { source }) }
}
