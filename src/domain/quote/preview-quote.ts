import type { Period } from "../source-and-period"
import { feeTableSchema } from "../figures/schemas"
import type { Figures } from "../figures/figures"
import { GROUPS, type GroupKey } from "../figures/item-kinds"
import { formatDay } from "../format/format"
import { addDays, type IsoDate } from "../iso-date"
import type { JobAnswers } from "../job/questions"
import { DUTY_SAVINGS } from "../transfer-duty/duty-rules"
import type { IsAnswered } from "./lines"
import { calculateQuoteOutcome } from "./quote"
import type { Quote, QuoteGroup, QuoteLine, QuoteOutcome } from "./quote-types"
import { calculateGroupSubtotal, calculateQuoteTotals } from "./totals"

type PreviewInput = { job: JobAnswers; figures: Figures; on: IsoDate }

const SAVINGS: readonly string[] = DUTY_SAVINGS
const DUTY_LINES = ["transfer-duty", "foreign-duty", ...SAVINGS]

/**
 * A quote for a day for which not all figures are known yet: for people who enter figures, never for visitors. It uses the
 * tables that cover the day. For each other table, a note that names its file replaces its lines, and the totals are marked as
 * incomplete.
 */
export function buildPreviewQuote(
  job: JobAnswers,
  figures: Figures,
  on: IsoDate,
  isAnswered?: IsAnswered,
): QuoteOutcome {
  const usedTables = new Set<string>()
  const outcome = calculateQuoteOutcome(
    job,
    extendFigures(figures, table => usedTables.add(table)),
    on,
    isAnswered,
  )
  if (outcome.outcome === "manual" || usedTables.size === 0) return outcome
  const missing = Object.values(figures).filter(
    (table): table is Table => typeof table !== "string" && usedTables.has(table.table),
  )
  return { outcome: "quoted", quote: replaceQuoteLinesWithNotes(outcome.quote, missing, { job, figures, on }) }
}

/** The figures with the last period of each table extended for ever. Calls `onUse` with each table whose extension is used. */
const extendFigures = (figures: Figures, onUse: (table: string) => void): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, table]) => {
      if (typeof table === "string" || !("periods" in table)) return [name, table]
      const periods: readonly Period[] = table.periods
      const last = periods.at(-1)
      if (!last?.until) return [name, table]
      const after = createOpenEndedPeriod(last, addDays(last.until, 1), () => onUse(name))
      return [name, { ...table, periods: [...periods, after] }]
    }),
  ) as Figures

/**
 * A copy of a table's `period` with another first day and no last day, so that a later day can be priced with it. Calls
 * `onUse` when one of its figures is read, which tells whether the price depends on it.
 */
function createOpenEndedPeriod(period: Period, from: IsoDate, onUse: () => void): Period {
  return new Proxy(period, {
    get(target, name) {
      if (name === "from") return from
      if (name === "until") return null
      onUse()
      return Reflect.get(target, name)
    },
  })
}

type Table = Exclude<Figures[keyof Figures], string>
type Job = QuoteGroup["job"]

const isLineFromTable = (table: Table, key: string, job: Job): boolean =>
  "items" in table ? table.items[key]?.job === job : job === "purchase" && table.table.startsWith(`${key}-`)

const getGroupOfTable = (table: Table, job: Job): GroupKey | null =>
  "items" in table
    ? (Object.values(table.items).find(item => item.job === job)?.group ?? null)
    : DUTY_LINES.some(key => isLineFromTable(table, key, job))
      ? "government"
      : null

const getTableFile = (table: string): string =>
  `content/${feeTableSchema.options.some(({ entries }) => entries.table.literal === table) ? "fees" : "rates"}/${table}.json`

const createMissingPeriodNote = (table: string, on: IsoDate): QuoteLine => ({
  key: `missing-${table}`,
  label: `${getTableFile(table)} has no period for ${formatDay(on)}`,
  why: "Add a period that covers the day. Until then its lines aren't shown, and the totals are incomplete.",
  needs: "figures",
})

function replaceQuoteLinesWithNotes(
  guess: Quote,
  missing: readonly Table[],
  { job, figures, on }: PreviewInput,
): Quote {
  const jobs = [
    ...(job.side === "selling" ? [] : [{ of: "purchase" as const, state: job.state }]),
    ...(job.side === "buying" ? [] : [{ of: "sale" as const, state: job.sale?.state ?? job.state }]),
  ]
  const groups = jobs.flatMap(({ of, state }) => {
    const tables = missing.filter(table => "state" in table && table.state === state)
    // Each saving changes the amount of the next one.
    const isSavingOpen = ["transfer-duty", ...SAVINGS].some(key =>
      tables.some(table => isLineFromTable(table, key, of)),
    )
    const isFeeOpen = tables.some(({ table }) => table.startsWith("our-fees-"))
    const isKnown = ({ key, offer }: QuoteLine): boolean =>
      !tables.some(table => isLineFromTable(table, key, of)) &&
      !(isSavingOpen && SAVINGS.includes(key)) &&
      !(isFeeOpen && offer)
    return GROUPS.flatMap((key): QuoteGroup[] => {
      const notes = tables
        .filter(table => getGroupOfTable(table, of) === key)
        .map(({ table }) => createMissingPeriodNote(table, on))
      const before = guess.groups.find(group => group.key === key && group.job === of)?.lines ?? []
      const knownLines = before.filter(isKnown)
      const title = figures["quote-words"].groups[key] + (notes.length > 0 ? " (incomplete)" : "")
      const lines = [...knownLines, ...notes]
      return lines.length > 0
        ? [{ key, job: of, title, lines, subtotalCents: calculateGroupSubtotal(key, knownLines) }]
        : []
    })
  })
  const names = missing.map(({ table }) => table).join(", ")
  const sentence = `A preview of ${formatDay(on)}, and incomplete. No period for that day: ${names}.`
  return {
    ...guess,
    groups,
    totals: { ...calculateQuoteTotals(groups), incomplete: true },
    grants: missing.some(({ table }) => table.startsWith("first-home-grant-")) ? [] : guess.grants,
    basis: { ...guess.basis, assumptions: [sentence, ...guess.basis.assumptions] },
  }
}

/** Pages import it by this name, from the module that this one replaces: `src/gatsby/on-create-webpack-config.ts`. */
export { buildPreviewQuote as calculateQuoteOutcome }
