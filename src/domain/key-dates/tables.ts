import * as v from "valibot"
import {
  day,
  forEachState,
  validateFigureTables,
  periodFields,
  periods,
  source,
  stateOfTable,
  strict,
  type TableNamed,
  text,
} from "../figures/schema-parts"
import type { State } from "../states"

const trueOrFalse = v.boolean("true or false")
const slug = v.pipe(text, v.regex(/^[a-z]+(-[a-z]+)*$/, "small letters and hyphens, such as cup-day"))
const days = v.pipe(v.number("days as a number"), v.integer("whole days"))
const clock = v.picklist(["17:00", "18:00", "24:00"], "17:00, 18:00, or 24:00 for the end of the day")

/**
 * `provisional`: announced or expected, but may still move. A day that isn't in the source of its period, such as one appointed
 * for a single year, has a source of its own.
 */
const holiday = {
  on: day,
  name: text,
  provisional: v.optional(trueOrFalse),
  source: v.optional(source),
}

const isInDateOrder = <T extends { on: string }>(list: readonly T[]): boolean =>
  list.every(({ on }, i) => i === 0 || on > (list[i - 1]?.on ?? ""))

const listOfDays = <T extends { on: string }>(entry: v.GenericSchema<unknown, T>) =>
  v.pipe(v.array(entry, "a list of days in [ ]"), v.check(isInDateOrder, "days from the first to the last, none twice"))

const holidayPeriod = v.pipe(
  strict({
    ...periodFields,
    /** Public holidays for the whole day throughout the state. */
    days: listOfDays(strict(holiday)),
    /** Bank holidays throughout the state, on which other businesses may stay open. */
    bankDays: listOfDays(strict(holiday)),
    localDays: listOfDays(strict({ ...holiday, place: slug })),
    partDays: listOfDays(strict({ ...holiday, fromClock: clock })),
  }),
  v.check(
    ({ from, until, days, bankDays, localDays, partDays }) =>
      [days, bankDays, localDays, partDays].flat().every(({ on }) => from <= on && (until === null || on <= until)),
    "every day lies between from and until",
  ),
)

/** The public holidays of a state, with a period for each year. A day outside the periods is refused. */
const createPublicHolidayTableSchema = <N extends string>(table: N) =>
  v.pipe(
    strict({
      table: v.literal(table),
      state: stateOfTable(table),
      /** The places that have public holidays of their own, by the names that the days use. */
      places: v.record(slug, text),
      periods: periods(holidayPeriod),
    }),
    v.check(
      t => t.periods.every(p => p.localDays.every(({ place }) => place in t.places)),
      "the place of every local day is one of places",
    ),
  )

/** The days that key dates are counted from. `conditions`: the later of finance and building and pest. */
const ANCHORS = ["contract", "cooling-off", "finance", "building-and-pest", "conditions", "settlement"] as const

const anchor = v.picklist(ANCHORS, `one of ${ANCHORS.join(", ")}`)

/** The kinds of key date: something to do in time, a payment, or an event that takes place on the day. */
const KINDS = ["deadline", "payment", "event"] as const

/** One key date: its label for each side (a side without a label doesn't have this date), and how it's counted. */
const keyDate = v.pipe(
  strict({
    key: slug,
    kind: v.picklist(KINDS, `one of ${KINDS.join(", ")}`),
    label: strict({ buying: v.optional(text), selling: v.optional(text) }),
    from: anchor,
    /** Calendar days after `from`, which is not counted; below 0 for days before it. */
    days: v.optional(days),
    months: v.optional(days),
    businessDays: v.optional(days),
    /** The date is no later than `notAfter`, and no earlier than the contract. */
    notAfter: v.optional(anchor),
    clock: v.optional(clock),
    rule: text,
    /** What a buyer has to do by this date, what it costs, if anything, and the guide to it. */
    steps: v.optional(
      strict({ text, guide: v.pipe(text, v.startsWith("/", "a page of this site, such as /calendar")) }),
    ),
    note: v.optional(text),
    source,
    provisional: v.optional(trueOrFalse),
  }),
  v.check(
    ({ days, months, businessDays }) => [days, months, businessDays].filter(n => n !== undefined).length <= 1,
    "only one of days, months and businessDays",
  ),
)

const rulesPeriod = strict({
  ...periodFields,
  coolingOff: strict({ days, offThePlanDays: days }),
  /** Days from contract to settlement where nothing else is agreed. */
  settlementDays: days,
  dates: v.pipe(
    v.array(keyDate, "a list of dates in [ ]"),
    v.check(list => new Set(list.map(({ key }) => key)).size === list.length, "no key twice"),
  ),
  noCoolingOff: strict({ auction: text, nearAuction: text, waived: v.optional(text) }),
  warnings: v.record(slug, text),
})

/** Those that a calendar file can define: `calendar-file.ts`. */
const ZONES = ["Australia/Sydney", "Australia/Melbourne", "Australia/Brisbane"] as const
const timeZone = v.picklist(ZONES, `one of ${ZONES.join(", ")}`)

const createKeyDateTableSchema = <N extends string>(table: N) =>
  strict({ table: v.literal(table), state: stateOfTable(table), timeZone, periods: periods(rulesPeriod) })

export const keyDateTableSchema = v.variant(
  "table",
  [
    ...forEachState(state => createKeyDateTableSchema(`key-dates-${state}`)),
    ...forEachState(state => createPublicHolidayTableSchema(`public-holidays-${state}`)),
  ],
  "the name of a table that the rules know",
)

type Table = v.InferOutput<typeof keyDateTableSchema>

/**
 * Every table that key dates are counted from, by its name. Tables of states in which the firm doesn't act are missing: forms
 * don't offer those states (`actsIn`), and `calculateKeyDates` refuses them.
 */
export type KeyDateTables = { [N in Table["table"]]: TableNamed<Table, N> }

export type Holidays = KeyDateTables[`public-holidays-${Lowercase<State>}`]
export type TimeZone = KeyDateTables[`key-dates-${Lowercase<State>}`]["timeZone"]
export type KeyDateRules = KeyDateTables[`key-dates-${Lowercase<State>}`]["periods"][number]
export type KeyDateRow = KeyDateRules["dates"][number]
export type Anchor = KeyDateRow["from"]

const NAMES = keyDateTableSchema.options.map(option => option.entries.table.literal)

/** Parses the content of the files of `content/rates` that key dates are counted from. @throws RangeError as `validateFigureTables` does. */
export const parseKeyDateTables = (raw: readonly unknown[], states: readonly State[]): KeyDateTables =>
  validateFigureTables<Table>(keyDateTableSchema, NAMES, raw, states) as KeyDateTables
