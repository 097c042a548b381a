import { readFileSync } from "node:fs"
import { ALERT_TEXTS } from "../../src/leads/core/alert-texts"
import { NEVER_DELIVERED_DAYS } from "../../src/leads/core/schedule"

const { held, dead, bad } = NEVER_DELIVERED_DAYS

function findOnlyLine(page: string, words: string): string {
  const promises = readFileSync(page, "utf8")
    .split("\n")
    .filter(line => line.includes(words))
  expect([page, words, promises.length]).toEqual([page, words, 1])
  return promises[0] ?? ""
}

const PROMISE = /^5\. \*\*/

test("the README's promise says how long a lead that was never delivered is kept, and that an alert comes first", () => {
  const promise =
    readFileSync("README.md", "utf8")
      .split("## The promise to marketers")[1]
      ?.split("\n")
      .find(line => PROMISE.test(line)) ?? ""
  expect(promise).toMatch(new RegExp(`\\bheld\\b[^.]*\\b${held} days\\b`))
  expect(promise).toMatch(new RegExp(`\\bdead\\b[^.]*\\b${dead} days\\b`))
  expect(promise).toMatch(/alerted[^.]*before the lead is deleted/)
  expect(promise).not.toMatch(/nothing is (ever )?dropped|stays in the store\./i)
})

test.each([
  ["docs/webhook.md", "2xx is done", dead],
  ["docs/webhook.md", "Suspicion holds", held],
  ["docs/leads-command.md", "| `held`", held],
  ["docs/leads-command.md", "| `dead`", dead],
  ["docs/leads-command.md", "| `bad`", bad],
  ["docs/tasks/replay-after-an-outage.md", "What is `dead`", dead],
  ["docs/tasks/replay-after-an-outage.md", "What nobody releases", held],
])("%s says at %s that it is deleted after %i days, and that people are alerted first", (page, words, days) => {
  const line = findOnlyLine(page, words)
  expect(line).toMatch(new RegExp(`\\b${days} days\\b`))
  expect(line).toMatch(/deleted/)
  expect(line).toMatch(/alert/)
  expect(line).not.toMatch(/nothing is ever dropped|never drops/)
})

test("the alerts say the same days", () => {
  expect(ALERT_TEXTS.held({})).toContain(`deleted after ${held} days`)
  expect(ALERT_TEXTS["dead-letter"]({})).toContain(`deleted after ${dead} days`)
  expect(ALERT_TEXTS.purge({})).toContain(`dead after ${dead} days, held after ${held}`)
})
