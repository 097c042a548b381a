import { readdirSync, readFileSync } from "node:fs"
import { ALERT_TEXTS } from "../../src/leads/core/alert-texts"
import { SPREAD, TRIES, WAITS } from "../../src/leads/core/schedule"

const docs = readdirSync("docs", { recursive: true, encoding: "utf8" }).filter(name => name.endsWith(".md"))
const PAGES = ["README.md", ...docs.map(name => `docs/${name}`)]
const readPageText = (page: string): string => readFileSync(page, "utf8")

/** Numbers as words, from 0. */
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
const HOUR = 3_600_000

test("docs/webhook.md promises the waits of the plan, and how far they move", () => {
  const [promise = ""] = /^3\. \*\*.*?%/m.exec(readPageText("docs/webhook.md")) ?? []
  const hours = Math.floor(WAITS.reduce((total, wait) => total + wait, 0) / HOUR)
  const waits = WAITS.map(wait => (wait < HOUR ? wait / 60_000 : wait / HOUR))
  expect(promise.match(/\d+/g)?.map(Number)).toEqual([3, hours, ...waits, SPREAD * 100])
  expect(promise.toLowerCase()).toContain(`${NUMBERS[TRIES]} tries`)
})

test("no other page names the numbers of the plan, which would have to follow it", () => {
  const delayPattern =
    /\b(\w+) (?:failed )?tries\b|\b(?:tried|refused) (\w+) times\b|\b(?:tries|tried)\b[^.|\n]*?\b(\d+) hours/gi
  const promises = PAGES.filter(page => page !== "docs/webhook.md").flatMap(page =>
    [...readPageText(page).matchAll(delayPattern)].flatMap(([words, ...numbers]) =>
      numbers.some(word => word && (/^\d+$/.test(word) || NUMBERS.includes(word.toLowerCase())))
        ? [`${page}: ${words}`]
        : [],
    ),
  )
  expect(promises).toEqual([])
})

test.each(["dead-letter", "dead-mail"] as const)("the alert %s says how often a delivery was tried", kind => {
  const [, times = ""] = /refused .*? (\w+) times/.exec(ALERT_TEXTS[kind]({})) ?? []
  expect([NUMBERS[TRIES], String(TRIES)]).toContain(times)
})
