import type { Finding } from "../../domain/own-contract/findings"
import { ITEMS } from "../../domain/own-contract/items"
import { describeAnswer, describeDepositShare, FAILURES, formatPages } from "./words"

const PAGES = { pageCount: 42, unreadablePages: [] }

test("no words judge a contract", () => {
  expect(JSON.stringify([ITEMS, FAILURES])).not.toMatch(/\b(?:fine|void|score|safe|good)\b/)
})

test.each([
  [[7], "page 7"],
  [[9, 3, 4, 5, 3], "pages 3 to 5 and 9"],
  [[1, 2, 8], "pages 1, 2 and 8"],
])("%j is %s", (numbers, words) => expect(formatPages(numbers)).toBe(words))

test("an item without a mention that we can't be sure of may still be there", () => {
  expect(describeAnswer({ item: "plan", answer: "unsure", mentions: [] }, PAGES)).toBe(
    "We can’t tell whether it’s there",
  )
})

test("what's blank of an item is named if the rest is filled in", () => {
  const mentions = [{ page: 6, sentence: "Financier:" }]
  const blank = { item: "finance", answer: "blank", mentions, blanks: ["lender", "finance date"] } as const
  expect(describeAnswer(blank, PAGES)).toBe("Partly left blank on page 6: lender and finance date")
})

test.each([
  [[], "We didn’t find it. It’s mentioned on pages 4 and 9"],
  [[5, 6], "We didn’t find it in the 40 pages we could read. It’s mentioned on pages 4 and 9"],
])("what isn't found although it's mentioned: unreadable pages %j", (unreadablePages, words) => {
  const mentions = [4, 9].map(page => ({ page, sentence: "The vendor gives a due diligence checklist." }))
  const finding = { item: "due-diligence-checklist", answer: "missing", mentions } as const
  expect(describeAnswer(finding, { pageCount: 42, unreadablePages })).toBe(words)
})

test.each([
  [[4, 4], "Page 4 says:"],
  [[4, 5, 5], "Pages 4 and 5 say:"],
])("a value from pages %j names each", (pages, words) => {
  const mentions = pages.map(page => ({ page, sentence: "Land" }))
  const land = { item: "land", answer: "found", mentions, value: "Lot 3; 21 Saltmere Street" } as const
  expect(describeAnswer(land, PAGES)).toBe(words)
})

test("a mention says where, and that what applies isn't known", () => {
  const mentions = [9, 12].map(page => ({ page, sentence: "Subject to finance." }))
  expect(describeAnswer({ item: "finance", answer: "unsure", mentions }, PAGES)).toBe(
    "Mentioned on pages 9 and 12. We can’t tell what applies",
  )
})

test.each([
  ["$59,000", "That’s about 7% of the price, $845,000."],
  ["$5,000; $37,250", "That’s 5% of the price, $845,000."],
  ["$90,000", "That’s about 10.7% of the price, $845,000."],
  ["10% of the price", undefined],
  ["10 per cent", undefined],
])("of a deposit of %s, it's said what share of the price it is", (amount, words) => {
  const createFinding = (item: string, value: string): Finding => ({ item, answer: "found", mentions: [], value })
  const deposit = createFinding("deposit", amount)
  expect(describeDepositShare([createFinding("price", "$845,000"), deposit])).toBe(words)
  expect(describeDepositShare([{ item: "price", answer: "unsure", mentions: [] }, deposit])).toBeUndefined()
})
