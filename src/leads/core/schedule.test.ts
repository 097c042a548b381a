import { readdirSync, readFileSync } from "node:fs"
import { businessDay, NEVER_DELIVERED_DAYS, nextWait, SPREAD, TRIES, WAITS } from "./schedule"

const MINUTE = 60_000
const HOUR = 60 * MINUTE

// Standard Webhooks 1.0.0, "Retry schedule": 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h after the first try.
test.each([
  [1, 5 * MINUTE],
  [2, 30 * MINUTE],
  [3, 2 * HOUR],
  [4, 5 * HOUR],
  [5, 10 * HOUR],
  [6, 14 * HOUR],
  [7, 20 * HOUR],
  [8, 24 * HOUR],
])("after failure %i the plan waits %i ms, give or take a fifth", (failures, wait) => {
  expect(nextWait(failures, null, 0.5)).toBe(wait)
  expect(nextWait(failures, null, 0)).toBe(wait * 0.8)
  expect(nextWait(failures, null, 1)).toBe(wait * 1.2)
})

test("after the ninth failure there is no further try", () => {
  expect(nextWait(9, null, 0.5)).toBeNull()
  expect(nextWait(9, 1_000, 0.5)).toBeNull()
})

test.each([
  ["less than the plan", 1, 7_000, 5 * MINUTE],
  ["more than the plan", 1, HOUR, HOUR],
  ["a week", 1, 168 * HOUR, 24 * HOUR],
  ["a week, late", 8, 168 * HOUR, 48 * HOUR],
])("a receiver that asks for %s gets what the plan allows", (_, failures, asked, wait) => {
  expect(nextWait(failures, asked, 0.5)).toBe(wait)
})

const docs = readdirSync("docs", { recursive: true, encoding: "utf8" }).filter(name => name.endsWith(".md"))
const PAGES = ["README.md", ...docs.map(name => `docs/${name}`)]
const text = (page: string): string => readFileSync(page, "utf8")

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
]
const numberOf = (word: string): number => (/^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase()))
const numbersIn = (list = ""): number[] => (list.match(/\d+/g) ?? []).map(Number)

/** What the pages say in numbers where `said` matches, each with its page. */
const numbersSaid = (said: RegExp): { page: string; number: number }[] =>
  PAGES.flatMap(page =>
    [...text(page).matchAll(said)].map(([, word = ""]) => ({ page, number: numberOf(word) })),
  ).filter(({ number }) => number >= 0)

test("every page that says how often a delivery is tried says it as it is", () => {
  const said = [...numbersSaid(/\b(\w+) (?:failed )?tries\b/gi), ...numbersSaid(/\brefused (\w+) times\b/gi)]
  expect(said.filter(({ number }) => number !== TRIES)).toEqual([])
  expect(said.map(({ page }) => page)).toEqual(expect.arrayContaining(["README.md", "docs/webhook.md"]))
})

test("every page that says how long a delivery is tried says it in whole hours", () => {
  const hours = Math.floor(WAITS.reduce((total, wait) => total + wait, 0) / HOUR)
  const said = numbersSaid(/\b(?:in|for)(?: about)? (\d+) hours/g)
  expect(said.filter(({ number }) => number !== hours)).toEqual([])
  expect(said.map(({ page }) => page)).toEqual(expect.arrayContaining(["README.md", "docs/webhook.md"]))
})

test.each(["README.md", "docs/webhook.md"])("%s promises the waits of the plan, and how far they move", page => {
  const [, minutes, hours, percent] =
    /after ([\d, and]+) minutes, (?:then|and) after ([\d, and]+) hours.*?moved by up to (\d+) %/.exec(text(page)) ?? []
  expect([...numbersIn(minutes).map(n => n * MINUTE), ...numbersIn(hours).map(n => n * HOUR)]).toEqual(WAITS)
  expect(Number(percent)).toBe(SPREAD * 100)
})

test("the promise that nothing is deleted without a word names the days that are kept", () => {
  const [, dead, held] =
    /set aside as dead, and kept for (\d+) days.*?held for (\d+) days/.exec(text("README.md")) ?? []
  expect({ dead: Number(dead), held: Number(held) }).toEqual({
    dead: NEVER_DELIVERED_DAYS.dead,
    held: NEVER_DELIVERED_DAYS.held,
  })
})

// Sydney is UTC+11 in November and UTC+10 in June.
test.each([
  ["2026-11-20T12:59:59Z", "2026-11-20"],
  ["2026-11-20T13:00:00Z", "2026-11-21"],
  ["2026-06-30T13:59:59Z", "2026-06-30"],
  ["2026-06-30T14:00:00Z", "2026-07-01"],
])("at %s it is %s in Sydney", (now, day) => {
  expect(businessDay(new Date(now))).toBe(day)
})
