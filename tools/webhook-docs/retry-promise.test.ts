import { readdirSync, readFileSync } from "node:fs"
import { ALERT_TEXTS } from "../../src/leads/core/alert-texts"
import { TRIES } from "../../src/leads/core/schedule"
import { NUMBERS, retryPromise, withRetryPromise, formatNumber } from "./retry-promise"

const docs = readdirSync("docs", { recursive: true, encoding: "utf8" }).filter(name => name.endsWith(".md"))
const PAGES = ["README.md", ...docs.map(name => `docs/${name}`)]
const text = (page: string): string => readFileSync(page, "utf8")

test("docs/webhook.md promises the waits of the plan, and how far they move: npx tsx tools/webhook-docs.ts writes it", () => {
  const page = text("docs/webhook.md")
  expect(page.split("\n")).toContain(retryPromise())
  expect(withRetryPromise(page.replace("Nine tries in 75 hours", "Ten tries in 3 hours"))).toBe(page)
})

test("no other page names the numbers of the plan, which would have to follow it", () => {
  const delayPattern =
    /\b(\w+) (?:failed )?tries\b|\b(?:tried|refused) (\w+) times\b|\b(?:tries|tried)\b[^.|\n]*?\b(\d+) hours/gi
  const promises = PAGES.filter(page => page !== "docs/webhook.md").flatMap(page =>
    [...text(page).matchAll(delayPattern)].flatMap(([words, ...numbers]) =>
      numbers.some(word => word && (/^\d+$/.test(word) || NUMBERS.includes(word.toLowerCase())))
        ? [`${page}: ${words}`]
        : [],
    ),
  )
  expect(promises).toEqual([])
})

test.each(["dead-letter", "dead-mail"] as const)("the alert %s says how often a delivery was tried", kind => {
  const [, times = ""] = /refused .*? (\w+) times/.exec(ALERT_TEXTS[kind]({})) ?? []
  expect([formatNumber(TRIES), String(TRIES)]).toContain(times)
})
