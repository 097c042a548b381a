import { readFileSync } from "node:fs"
import { ALERT_TEXTS } from "../../src/leads/core/alert-texts"
import { SPREAD, WAITS } from "../../src/leads/core/schedule"

const HOUR = 3_600_000

/** One try at once, and one after each of the eight waits. */
const TRIES = "nine"

test("docs/webhook.md promises the waits of the plan, and how far they move", () => {
  const [promise = ""] = /^3\. \*\*.*?%/m.exec(readFileSync("docs/webhook.md", "utf8")) ?? []
  const hours = Math.floor(WAITS.reduce((total, wait) => total + wait, 0) / HOUR)
  const waits = WAITS.map(wait => (wait < HOUR ? wait / 60_000 : wait / HOUR))
  expect(promise.match(/\d+/g)?.map(Number)).toEqual([3, hours, ...waits, SPREAD * 100])
  expect(WAITS).toHaveLength(8)
  expect(promise.toLowerCase()).toContain(`${TRIES} tries`)
})

test.each(["dead-letter", "dead-mail"] as const)("the alert %s says how often a delivery was tried", kind => {
  const [, times = ""] = /refused .*? (\w+) times/.exec(ALERT_TEXTS[kind]({})) ?? []
  expect(times).toBe(TRIES)
})
