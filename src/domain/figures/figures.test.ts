import firmOffers from "../firm/offers.json"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { FIXTURE_CONTENT } from "../../testing/content-lines"
import { STATES, type State } from "../states"
import { parseFigures, hashFigureTables } from "./figures"
import { figures } from "./published"
import { feeTableSchema, rateTableSchema } from "./schemas"

/** In unit tests the published fees are those of the fixture firm. */
const HOMES = { rates: "content/rates", fees: join(FIXTURE_CONTENT, "fees") }
type Folder = keyof typeof HOMES

const readTableFile = (folder: Folder, file: string): unknown =>
  JSON.parse(readFileSync(join(HOMES[folder], file), "utf8"))
const listFiles = (folder: string): string[] => readdirSync(folder).filter(file => !file.startsWith("_"))

/** Key dates, price caps and urgency have tables of their own: see domain/key-dates, domain/price-caps and domain/urgency. */
const isOtherTable = (file: string): boolean => /^(?:key-dates|price-caps|public-holidays)-|^urgency\./.test(file)

const readPublishedTables = (): unknown[] =>
  (["rates", "fees"] as const).flatMap(folder =>
    listFiles(HOMES[folder])
      .filter(file => !isOtherTable(file))
      .map(file => readTableFile(folder, file)),
  )

const replaceInTable = (table: string, find: string, replace: string): unknown[] =>
  readPublishedTables().map(raw => {
    const json = JSON.stringify(raw)
    if (!json.includes(`"table":"${table}"`)) return raw
    if (!json.includes(find)) throw new Error(`${table} holds no ${find}`)
    return JSON.parse(json.replace(find, replace))
  })

const getParseErrors = (raw: readonly unknown[], states: readonly State[] = STATES): string => {
  try {
    parseFigures(raw, states)
    return ""
  } catch (error) {
    return error instanceof Error ? error.message : ""
  }
}

test("every file of content/rates and content/fees is published, except those of dates and urgency, and nothing else", () => {
  expect(figures.version).toBe(hashFigureTables([...readPublishedTables(), ...firmOffers.offers]))
  expect(listFiles(HOMES.fees)).toEqual(listFiles("content/fees"))
})

test.each(["rates", "fees"] as const)("each file of content/%s is named for its table", folder => {
  for (const file of listFiles(HOMES[folder]))
    expect(readTableFile(folder, file)).toMatchObject({ table: file.replace(".json", "") })
})

test("the examples for writers are right", () => {
  expect(v.is(rateTableSchema, readTableFile("rates", "_example.json"))).toBe(true)
  expect(v.is(feeTableSchema, JSON.parse(readFileSync("content/fees/_example.json", "utf8")))).toBe(true)
})

test("the version changes with any figure, and not with the order of the files", () => {
  const version = hashFigureTables(readPublishedTables())
  expect(hashFigureTables(readPublishedTables().reverse())).toBe(version)
  expect(hashFigureTables(replaceInTable("transfer-duty-nsw", "11602", "11603"))).not.toBe(version)
})

const DUTY = "transfer-duty-nsw"
const FOREIGN = "foreign-duty-vic"
const ACT = "Duties Act 2000 (Vic), section 28A"
const NO_SOURCE = "a site of copies, a code host or another state's handbook isn't a source; name the office's own page"
const ONE_EACH = "every period needs one amount for each item, and none for anything else"
const GAP = "the period from 2026-07-02 leaves a gap: it must start on 2026-07-01"
const OVERLAP = "the period from 2026-06-30 overlaps the period that ends on 2026-06-30"

test.each([
  ["a gap between periods", DUTY, `"from":"2026-07-01"`, `"from":"2026-07-02"`, `periods: ${GAP}`],
  ["an overlap of periods", DUTY, `"from":"2026-07-01"`, `"from":"2026-06-30"`, `periods: ${OVERLAP}`],
  ["a field that nobody reads", FOREIGN, `"ratePercent"`, `"rate":8,"ratePercent"`, "periods.0.rate: nobody reads"],
  ["a figure with a dollar sign", DUTY, `"minimum":20`, `"minimum":"$20"`, "periods.0.minimum: dollars as a plain"],
  ["a part of a cent", DUTY, `"minimum":20`, `"minimum":20.005`, "periods.0.minimum: dollars with at most two"],
  ["a day that no calendar has", DUTY, `"2026-06-30"`, `"2026-06-31"`, "periods.0.until: a day of the calendar"],
  ["brackets out of order", DUTY, `"over":17000`, `"over":37000`, "periods.0.brackets: brackets from the lowest"],
  ["a code host", FOREIGN, `https://www5.austlii.edu.au/`, `https://github.com/`, `periods.0.source.url: ${NO_SOURCE}`],
  ["a copy of nobody's list", FOREIGN, `"setBy":"${ACT}",`, ``, "periods.0.source: setBy: who sets the figure"],
  ["a competitor's page as the law", FOREIGN, `www5.austlii.edu.au`, `firm.example`, `periods.0.source: read: office`],
  ["a home page", FOREIGN, `/au/legis/vic/consol_act/da200093/s28a.html`, `/`, "periods.0.source.url: the page that"],
  ["an item without its amount", "searches-nsw", `"title-search":{"am`, `"x":{"am`, `the whole file: ${ONE_EACH}`],
])("%s is refused", (_, table, find, replace, message) => {
  const problems = getParseErrors(replaceInTable(table, find, replace))
  expect(problems.startsWith(`${table}: ${message}`)).toBe(true)
  expect(problems).not.toContain("\n")
})

test.each([
  ["after one without an end", `"until":"2026-06-30"`, `"until":null`, "comes after a period without an end"],
  ["that ends before it starts", `"until":"2027-06-30"`, `"until":"2026-06-30"`, "ends before it starts"],
])("a period %s is refused", (_, find, replace, message) => {
  expect(getParseErrors(replaceInTable(DUTY, find, replace))).toContain(`the period from 2026-07-01 ${message}`)
})

test("all mistakes are told at once", () => {
  const raw = replaceInTable("pensioner-vic", `"noneFrom":750000`, `"noneFrom":"750000","card":true`)
  expect(getParseErrors(raw).split("\n")).toHaveLength(2)
})

test("a missing table and a table given twice are refused", () => {
  const raw = readPublishedTables()
  expect(getParseErrors(raw.slice(1))).toMatch(/^[a-z-]+: no file gives this table$/)
  expect(getParseErrors([...raw, raw[0]])).toMatch(/^[a-z-]+: given twice$/)
})

test("a firm in Victoria only needs the tables of Victoria and those of no state", () => {
  const ofVictoria = readPublishedTables().filter(raw => !/"state":"(?:NSW|QLD)"/.test(JSON.stringify(raw)))
  const { version, offers, ...tables } = parseFigures(ofVictoria, ["VIC"])
  expect(version).toBe(hashFigureTables(ofVictoria))
  expect(Object.keys(tables).sort()).toEqual(ofVictoria.map(raw => (raw as { table: string }).table).sort())
  expect(Object.keys(tables)).toHaveLength(13)
  expect(offers.published).toEqual([])
  expect(getParseErrors(ofVictoria.slice(1), ["VIC"])).toBe("first-home-grant-vic: no file gives this table")
  expect(getParseErrors(ofVictoria, ["VIC", "QLD"]).split("\n")).toHaveLength(9)
})
