import { parseIsoDate } from "../iso-date"
import { dollars } from "../money/money"
import { createQuoteLine } from "./lines"

const source = { name: "The office", url: "https://office.example/fees" }
const checkDay = parseIsoDate("2026-11-21")
const words = { label: "Title search", why: "Who owns it." }

const getSource = (sourceKind: string) =>
  createQuoteLine(
    "title-search",
    { words, period: { source, sourceKind, checked: checkDay } },
    { amountCents: dollars(18) },
  ).source

test("a line names the source of its figure, and says where that isn't the office's own", () => {
  expect(getSource("official")).toEqual({ ...source, checked: checkDay })
  expect(getSource("third-party")).toEqual({ ...source, checked: checkDay, isSecondary: true })
})

test("our own fees name no source: we're it", () => {
  expect(getSource("own")).toBeUndefined()
})
