import { readdirSync, readFileSync } from "node:fs"
import { ALERT_TEXTS } from "./alert-texts"
import { businessDay, NEVER_DELIVERED_DAYS, nextWait, SPREAD, TRIES, WAITS } from "./schedule"

const MINUTE = 60_000
const HOUR = 60 * MINUTE

// Standard Webhooks 1.0.0, "Retry schedule": 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h after the first try. It
// advises no less; further tries may follow.
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

test("after the last failure there is no further try", () => {
  expect(nextWait(TRIES - 1, null, 0.5)).toBe(WAITS.at(-1))
  expect(nextWait(TRIES, null, 0.5)).toBeNull()
  expect(nextWait(TRIES, 1_000, 0.5)).toBeNull()
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
const wordOf = (number: number): string => NUMBERS[number] ?? String(number)

/** Whole `unit`s as a list in words: `2, 5 and 10`. */
function listed(waits: readonly number[], unit: number): string {
  const numbers = waits.map(wait => wait / unit)
  return numbers.length < 2 ? numbers.join("") : `${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`
}

/** What receivers are promised of the schedule, as the webhook's page says it. */
function promise(): string {
  const tries = wordOf(TRIES)
  const hours = Math.floor(WAITS.reduce((total, wait) => total + wait, 0) / HOUR)
  const minutes = WAITS.filter(wait => wait < HOUR)
  const long = WAITS.filter(wait => wait >= HOUR)
  return (
    `3. **${tries[0]?.toUpperCase()}${tries.slice(1)} tries in ${hours} hours.** At once, then after ` +
    `${listed(minutes, MINUTE)} minutes, and after ${listed(long, HOUR)} hours, each moved by up to ${SPREAD * 100} %. ` +
    "A `Retry-After` of yours is honoured, up to a day."
  )
}

test("docs/webhook.md promises the waits of the plan, and how far they move: paste the line that is expected", () => {
  const line = text("docs/webhook.md")
    .split("\n")
    .find(one => /^3\. /.test(one))
  expect(line).toBe(promise())
})

test("no other page names the numbers of the plan, which would have to follow it", () => {
  const numbered =
    /\b(\w+) (?:failed )?tries\b|\b(?:tried|refused) (\w+) times\b|\b(?:tries|tried)\b[^.|\n]*?\b(\d+) hours/gi
  const said = PAGES.filter(page => page !== "docs/webhook.md").flatMap(page =>
    [...text(page).matchAll(numbered)].flatMap(([words, ...numbers]) =>
      numbers.some(word => word && (/^\d+$/.test(word) || NUMBERS.includes(word.toLowerCase())))
        ? [`${page}: ${words}`]
        : [],
    ),
  )
  expect(said).toEqual([])
})

test.each(["dead-letter", "dead-mail"] as const)("the alert %s says how often a delivery was tried", kind => {
  const [, times = ""] = /refused .*? (\w+) times/.exec(ALERT_TEXTS[kind]({})) ?? []
  expect([wordOf(TRIES), String(TRIES)]).toContain(times)
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
