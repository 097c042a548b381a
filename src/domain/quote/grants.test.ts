import { buildJobAnswers } from "../../testing/a-job"
import { figures } from "../../testing/fixture-figures"
import { parseIsoDate } from "../iso-date"
import type { JobAnswers } from "../job/questions"
import { dollars } from "../money/money"
import { listFirstHomeGrants } from "./quote"

const TODAY = parseIsoDate("2026-11-21")

const buildFirstHome = (answers: Partial<JobAnswers> = {}) =>
  buildJobAnswers({ price: dollars(500_000), firstHome: "yes", liveIn: "yes", newHome: "new", ...answers })

// $10,000 to $600,000 (nsw.gov.au, new home grant), $10,000 to $750,000 (sro.vic.gov.au), $30,000 below $750,000
// (qro.qld.gov.au).
test.each([
  ["NSW", 600_000, [10_000]],
  ["NSW", 600_001, []],
  ["VIC", 750_000, [10_000]],
  ["VIC", 750_001, []],
  ["QLD", 749_999, [30_000]],
  ["QLD", 750_000, []],
] as const)("%s, a new first home at $%d", (state, price, grants) => {
  const job = buildFirstHome({ state, price: dollars(price) })
  expect(listFirstHomeGrants(job, figures, TODAY).map(({ amountCents }) => amountCents / 100)).toEqual(grants)
})

test("an established home has no grant", () => {
  expect(listFirstHomeGrants(buildFirstHome({ newHome: "established" }), figures, TODAY)).toEqual([])
})

test("a grant's source is marked as its table has it", () => {
  const table = figures["first-home-grant-nsw"]
  const listMarks = (read: "office" | "copy") => {
    const periods = table.periods.map(period => ({ ...period, source: { ...period.source, read } }))
    const marked = { ...figures, "first-home-grant-nsw": { ...table, periods } }
    return listFirstHomeGrants(buildFirstHome(), marked, TODAY).map(({ source }) => source?.isSecondary)
  }
  expect([listMarks("office"), listMarks("copy")]).toEqual([[undefined], [true]])
})
