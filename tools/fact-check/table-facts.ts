import * as v from "valibot"
import { source } from "../../src/domain/figures/schema-parts"
import { READ_KINDS } from "../../src/domain/source-kind"
import type { ReadableFile } from "../../src/gatsby/read-content"
import type { Checked, Fact } from "./facts"

const claim = v.object({ source: v.optional(source) })

const label = v.union([v.string(), v.looseObject({ buying: v.optional(v.string()), selling: v.optional(v.string()) })])

const holidays = v.optional(v.array(v.object({ ...claim.entries, name: v.string() })), [])

const tableOfFigures = v.object({
  table: v.string(),
  words: v.optional(v.object({ label })),
  items: v.optional(v.record(v.string(), v.object({ label }))),
  periods: v.array(
    v.object({
      from: v.string(),
      checked: v.string(),
      source,
      amounts: v.optional(v.record(v.string(), claim)),
      dates: v.optional(v.array(v.object({ ...claim.entries, label }))),
      days: holidays,
      bankDays: holidays,
      localDays: holidays,
      partDays: holidays,
    }),
  ),
})

type Table = v.InferOutput<typeof tableOfFigures>

const OF_DATES = /^(?:key-dates|public-holidays)-/

/** Returns the facts of a table in `content/rates`, with the kinds of source it states; null for any other file. */
export function readRateTableFacts({ file, type, entry }: ReadableFile): Checked | null {
  if (type.kind !== "rates") return null
  const table = v.parse(tableOfFigures, entry.fields["table"])
  return {
    group: OF_DATES.test(table.table) ? "Key dates" : "Figures in a quote",
    name: table.table,
    file: `content/${file}`,
    facts: table.periods.flatMap(period => listRatePeriodFacts(period, table)),
  }
}

function listRatePeriodFacts(
  { amounts, dates, days, bankDays, localDays, partDays, ...period }: Table["periods"][number],
  { words, items = {} }: Table,
): Fact[] {
  const createPeriodFact = (
    section: string,
    { source: { name, url, read, readIn } = period.source }: v.InferOutput<typeof claim>,
  ) => ({
    section: `${section}, from ${period.from}`,
    sources: [
      { name: readIn ? `${name}; read: ${readIn}` : name, url, kind: READ_KINDS[read], checked: period.checked },
    ],
    isLaw: true,
  })
  if (dates) return dates.map(date => createPeriodFact(formatLabel(date.label), date))
  if (amounts)
    return Object.entries(amounts).map(([key, own]) => createPeriodFact(formatLabel(items[key]?.label ?? key), own))
  const own = [days, bankDays, localDays, partDays].flat().filter(({ source }) => source !== undefined)
  const rest = own.length > 0 ? "All other days" : "All figures"
  return [createPeriodFact(formatLabel(words?.label ?? rest), {}), ...own.map(day => createPeriodFact(day.name, day))]
}

const formatLabel = (words: v.InferOutput<typeof label>): string =>
  typeof words === "string" ? words : (words.buying ?? words.selling ?? "")
