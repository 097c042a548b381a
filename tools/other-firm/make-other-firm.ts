import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { parse, stringify } from "yaml"
import { GRAYS, PALETTES } from "../../src/domain/content/choices"
import { siteSchema, WEEKDAYS } from "../../src/domain/content/site"
import { CONDITIONS, GROUPS } from "../../src/domain/figures/item-kinds"
import { addDays, isDay, isoDate } from "../../src/domain/iso-date"
import { paths } from "../../src/domain/paths"
import { STATES } from "../../src/domain/states"
import { locate } from "../../src/gatsby/content-types/locate"
import { readEntry } from "../../src/gatsby/content-types/read-entry"

/** What the firm alone sets: files and folders of `content/`. */
const OF_THE_FIRM = ["site.yaml", "fees", "offers", "people"] as const

/** The way to a value in a file, such as `hours.days.0`. */
type Way = readonly (string | number)[]
type Leaf = { way: Way; value: unknown }

/** Words of which only some are valid, each list in the order of its schema. */
const WORDS: readonly (readonly string[])[] = [
  PALETTES,
  GRAYS,
  STATES,
  WEEKDAYS,
  GROUPS,
  CONDITIONS,
  ["purchase", "sale"],
  ["required", "usual"],
  ["official", "statute", "third-party", "own"],
  ["Australia/Sydney", "Australia/Melbourne", "Australia/Brisbane"],
]

/** Every word moved on by one place, the first to the end: another text of the same length. A lone word: its letters. */
function turned(text: string): string {
  const words = text.split(" ")
  const [parts, between] = words.length > 1 ? [words, " "] : [[...text], ""]
  return [...parts.slice(1), ...parts.slice(0, 1)].join(between)
}

const digitsMoved = (text: string): string => text.replace(/\d/g, digit => String((Number(digit) + 1) % 10))

/** Other values of the same kind as `value`, the likeliest first. Which of them is valid is for the schema to say. */
function others(value: unknown, offices: readonly string[]): unknown[] {
  if (typeof value === "boolean") return [!value]
  if (typeof value === "number") return [value + 7, value - 7]
  if (typeof value !== "string") return []
  const words = [...WORDS, offices].find(list => list.includes(value))
  if (words) return [...words, ...words].slice(words.indexOf(value) + 1, words.indexOf(value) + words.length)
  if (isDay(value)) return [addDays(isoDate(value), 7)]
  if (/^https:/.test(value)) return ["https://another.example"]
  if (value.includes("@")) return ["desk@another.example"]
  if (value.startsWith("/")) return ["/buying", "/selling"]
  // Numbers to call, and the business number.
  if (/^[\d ]+$/.test(value)) return [value[0] + digitsMoved(value.slice(1)), digitsMoved(value)]
  return [turned(value), `${value}2`]
}

/** Every value in `value` that holds no others. */
function leavesOf(value: unknown, way: Way = []): Leaf[] {
  if (typeof value !== "object" || value === null) return [{ way, value }]
  if (Array.isArray(value)) return value.flatMap((one, at) => leavesOf(one, [...way, at]))
  return Object.entries(value).flatMap(([name, one]) => leavesOf(one, [...way, name]))
}

/** A copy of `whole` with `value` at the end of the way. */
function withValue(whole: unknown, [step, ...rest]: Way, value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(whole)) return whole.map((one, at) => (at === step ? withValue(one, rest, value) : one))
  if (typeof whole !== "object" || whole === null) throw new Error(`nothing stands at ${step}`)
  return Object.fromEntries(
    Object.entries(whole).map(([name, one]) => [name, name === step ? withValue(one, rest, value) : one]),
  )
}

/** The text of a file of `content/` with each of its values changed, as far as its schema takes another. */
function changed(file: string, text: string, offices: readonly string[]): string {
  const located = locate(file)
  if (!located.ok) throw new Error(`${file} ${located.message}`)
  const isJson = file.endsWith(".json")
  const write = (value: unknown): string => (isJson ? JSON.stringify(value, null, 2) : stringify(value))
  const isGood = (value: unknown): boolean => readEntry(located.type, located.slug, write(value)).ok
  const start: unknown = isJson ? JSON.parse(text) : parse(text)
  // The last value first: a period, a day and an opening time each begin before they end, and may so be moved later.
  const end = leavesOf(start)
    .reverse()
    .reduce((whole, { way, value }) => {
      const candidates = others(value, offices)
        .filter(other => other !== value)
        .map(other => withValue(whole, way, other))
      return candidates.find(isGood) ?? whole
    }, start)
  return write(end)
}

/** The files of the firm below `content`, as paths inside it. */
const filesOfFirm = (content: string): string[] =>
  OF_THE_FIRM.flatMap(home =>
    home.includes(".") ? [home] : readdirSync(join(content, home)).map(name => `${home}/${name}`),
  ).sort()

/** Values of which the schemas know no other: the name of a table and the state it ends in, the only grays, who is charged one by one, and a picture. */
const ONLY_ONE = ["table", "state", "gray", "each", "file"]

/**
 * Makes `content`, a copy of a site's, that of a firm of which every value is another. Links to places, whose addresses
 * hold the product, go along.
 *
 * @throws when a value stays as it is and its schema would take another.
 */
export function makeOtherFirm(content: string): void {
  const product = productIn(content)
  const offices = slugsIn(join(content, "cities"))
  for (const file of filesOfFirm(content)) {
    const text = readFileSync(join(content, file), "utf8")
    const other = changed(file, text, offices)
    const before = leavesOf(parse(text))
    const same = leavesOf(parse(other)).filter(({ value }, at) => value !== null && value === before[at]?.value)
    const kept = same.map(({ way }) => way).filter(way => !ONLY_ONE.includes(String(way.at(-1))))
    if (kept.length > 0)
      throw new Error(`${file}: no other value was found for ${kept.map(way => way.join(".")).join(", ")}`)
    writeFileSync(join(content, file), other)
  }
  leadToPlaces(content, product, productIn(content))
}

const productIn = (content: string): string =>
  v.parse(siteSchema, parse(readFileSync(join(content, "site.yaml"), "utf8"))).product

/** The entries in a folder, examples left out. */
const slugsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter(file => !file.startsWith("_"))
    .map(file => file.replace(/\.\w+$/, ""))

function leadToPlaces(content: string, before: string, after: string): void {
  const places = new Set(slugsIn(join(content, "places")))
  for (const entry of readdirSync(content, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!/\.(?:mdx?|yaml)$/.test(file)) continue
    const text = readFileSync(file, "utf8")
    const link = (whole: string, slug: string): string => (places.has(slug) ? paths.place(slug, after) : whole)
    const other = text.replace(new RegExp(`${paths.place("([a-z-]+)", before)}(?![a-z-])`, "g"), link)
    if (other !== text) writeFileSync(file, other)
  }
}
