import * as v from "valibot"
import type { Period } from "../source-and-period"
import { addDays, isCalendarDay, parseIsoDate, type IsoDate } from "../iso-date"
import { basisPoints, dollars } from "../money/money"
import { getCitedSourceKind, isRefusedSourceUrl, NO_SOURCE, READ_KINDS, type Read } from "../source-kind"
import { isTableForStates, STATES, getTableEnding, type State } from "../states"

export const strict = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, issue =>
    issue.expected === "never" ? "nobody reads this field: remove it or correct its name" : "a group of fields in { }",
  )

export const text = v.pipe(v.string("some words in quotes"), v.nonEmpty("some words, not nothing"))

/** Dollars as the source writes them, converted to cents. */
export const money = v.pipe(
  v.number("dollars as a plain number, without $ or commas"),
  v.minValue(0, "dollars, not below 0"),
  v.check(n => Math.abs(n * 100 - Math.round(n * 100)) < 1e-6, "dollars with at most two decimals"),
  v.transform(dollars),
)

/** A percentage as the source writes it, converted to basis points. */
export const percent = v.pipe(
  v.number("a percentage as a plain number, without %"),
  v.minValue(0, "a percentage, not below 0"),
  v.maxValue(100, "a percentage, not above 100"),
  v.check(n => Math.abs(n * 100 - Math.round(n * 100)) < 1e-6, "a percentage with at most two decimals"),
  v.transform(n => basisPoints(Math.round(n * 100))),
)

export const day = v.pipe(
  v.string("a day such as 2026-07-01, in quotes"),
  v.check(isCalendarDay, "a day of the calendar such as 2026-07-01"),
  v.transform(parseIsoDate),
)

export const state = v.picklist(STATES, `one of ${STATES.join(", ")}`)

/** Builds one schema for each state. `build` gets the ending of the names of the state's tables. */
export const forEachState = <T>(build: (ending: Lowercase<State>) => T): T[] =>
  STATES.map(one => build(getTableEnding(one)))

/** The type of the table with the name `N`. A schema made by `forEachState` has the names of all states. */
export type TableNamed<T extends { table: string }, N> = T extends unknown ? (N extends T["table"] ? T : never) : never

/** It must match the end of the table's name, so that a copied file can't keep the wrong state. */
export const stateOfTable = (table: string) =>
  v.pipe(
    state,
    v.check(of => table.endsWith(`-${getTableEnding(of)}`), `the state that ${table} ends in`),
  )

/** What a visitor reads about a line: its name, one sentence on what it is for, and the rule behind the figure. */
export const words = strict({ label: text, why: text, rule: v.optional(text) })

const READS = Object.keys(READ_KINDS) as Read[]

/** The page of a figure, who sets the figure, and what we read. */
export const source = v.pipe(
  strict({
    name: text,
    url: v.pipe(
      text,
      v.regex(/^(https?:\/\/|\/)/, "an address that starts with https:// or, on this site, with /"),
      v.check(url => !isRefusedSourceUrl(url), NO_SOURCE),
      v.check(url => !/^https?:\/\/[^/?]*\/?$/.test(url), "the page that has the figure, not a home page"),
    ),
    /** An office, a company, the market or a law, as in "Set by ...". */
    setBy: v.optional(text),
    read: v.picklist(READS, `one of ${READS.join(", ")}`),
    /** What we read in addition to that page, or instead of it. Only the fact check shows it. */
    readIn: v.optional(text),
  }),
  v.check(({ setBy, read }) => setBy !== undefined || read === "own", "setBy: who sets the figure"),
  v.check(
    ({ url, read }) =>
      (read !== "office" && read !== "law") || getCitedSourceKind(url) !== "third-party" || isRefusedSourceUrl(url),
    "read: office and law are only for a page of an office or of the law; use copy or estimate for anyone else's",
  ),
)

export const periodFields = {
  from: day,
  until: v.nullable(day),
  source,
  checked: day,
  provisional: v.optional(v.boolean("true or false")),
}

const describePeriodStartMistake = (previous: IsoDate | null, from: IsoDate): string | null => {
  if (previous === null) return "comes after a period without an end"
  if (from <= previous) return `overlaps the period that ends on ${previous}`
  if (from > addDays(previous, 1)) return `leaves a gap: it must start on ${addDays(previous, 1)}`
  return null
}

const listPeriodMistakes = (list: readonly Period[]): string[] =>
  list.flatMap((period, i) => {
    const before = list[i - 1]
    const startMistake = before ? describePeriodStartMistake(before.until, period.from) : null
    const endMistake = period.until !== null && period.until < period.from ? "ends before it starts" : null
    return [startMistake, endMistake]
      .filter(what => what !== null)
      .map(what => `the period from ${period.from} ${what}`)
  })

/** Oldest first, each starting on the day after the one before it ends. */
export const periods = <T extends Period>(period: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(period, "a list of periods in [ ]"),
    v.nonEmpty("at least one period"),
    v.check(
      list => listPeriodMistakes(list).length === 0,
      issue => listPeriodMistakes(issue.input).join("; "),
    ),
  )

const getTableName = (raw: unknown): string => {
  const result = v.safeParse(v.object({ table: v.string() }), raw)
  return result.success ? result.output.table : "a table without a name"
}

/**
 * Checks tables and returns them by name. All tables of `states`, and those that aren't for any state, must be there.
 *
 * @throws RangeError that lists every mistake: fields, periods that overlap or leave a gap, tables that are missing or
 * given twice.
 */
export function validateFigureTables<T extends { table: string }>(
  schema: v.GenericSchema<unknown, T>,
  names: readonly string[],
  raw: readonly unknown[],
  states: readonly State[],
): Record<string, T> {
  const problems: string[] = []
  const tables = new Map<string, T>()
  for (const table of raw) {
    const result = v.safeParse(schema, table)
    if (!result.success)
      problems.push(
        ...result.issues.map(i => `${getTableName(table)}: ${v.getDotPath(i) ?? "the whole file"}: ${i.message}`),
      )
    else if (tables.has(result.output.table)) problems.push(`${result.output.table}: given twice`)
    else tables.set(result.output.table, result.output)
  }
  const presentNames = new Set(raw.map(getTableName))
  const missing = names.filter(name => isTableForStates(states, name) && !presentNames.has(name))
  problems.push(...missing.map(name => `${name}: no file gives this table`))
  if (problems.length) throw new RangeError(problems.join("\n"))
  return Object.fromEntries(tables)
}
