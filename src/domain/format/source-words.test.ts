import { parseIsoDate } from "../iso-date"
import { describeSources, type SourceFacts } from "./source-words"

const on = { checked: parseIsoDate("2026-11-21") }
const DAY = "on 21 November 2026"
const sro = { ...on, name: "SRO, duty", url: "https://www.sro.vic.gov.au/duty", setBy: "the SRO" }
const firm = { ...on, name: "A competitor, on fees", url: "https://firm.example/fees" }
const lrs = { ...on, name: "LRS, fees", url: "https://nswlrs.com.au/fees", setBy: "LRS", read: "copy", year: "2026–27" }
const pexa = { ...lrs, name: "PEXA, prices", url: "https://www.pexa.com.au/pricing/nsw/", setBy: "PEXA" }
const abc = { ...on, name: "ABC News", url: "https://www.abc.net.au/news/1", read: "copy" }

// On a sheet, in a document, in a list, and where the link leads. Quotes of before 28 November 2026 don't say what was read.
test.each<[string, SourceFacts, string, string | null]>([
  [
    "an office's page",
    { ...sro, read: "office" },
    `Set by the SRO. We read it on its page ${DAY}.|Set by the SRO; its own page, checked ${DAY}.|SRO, duty, checked ${DAY}`,
    sro.url,
  ],
  [
    "the law",
    { ...sro, setBy: "Pools Regulation 2018, clause 19", read: "law" },
    `Set by law: Pools Regulation 2018, clause 19. Checked ${DAY}.|Set by law: Pools Regulation 2018, clause 19; checked ${DAY}.|SRO, duty, checked ${DAY}`,
    sro.url,
  ],
  [
    "a copy of an office's list",
    lrs,
    `Set by LRS for 2026–27. Our figure is from a published copy of its list, read ${DAY}. You pay what LRS charges.|Set by LRS, 2026–27; from a copy read ${DAY}. You pay the office’s price on the day.|LRS, read in a copy ${DAY}`,
    lrs.url,
  ],
  [
    "a competitor's copy",
    { ...firm, setBy: "the council", read: "copy" },
    `Set by the council. Our figure is from a published copy of its list, read ${DAY}. You pay what the council charges.|Set by the council; from a copy read ${DAY}. You pay the office’s price on the day.|The council, read in a copy ${DAY}`,
    null,
  ],
  [
    "an article about an Act",
    { ...firm, setBy: "Sale of Land Act 1962 (Vic), section 31", read: "copy" },
    `|Sale of Land Act 1962 (Vic), section 31, read in a guide to it ${DAY}`,
    null,
  ],
  [
    "a copy of a company's list",
    pexa,
    `PEXA’s price from 1 July 2026, from a published copy read ${DAY}. You pay what PEXA charges.|PEXA’s price from 1 July 2026; from a copy read ${DAY}.|PEXA, read in a copy ${DAY}`,
    pexa.url,
  ],
  [
    "market prices",
    { ...firm, setBy: "councils", read: "estimate" },
    `Estimate: councils charge different amounts. Our figure is from published prices, read ${DAY}. You pay the actual price.|Estimate from published prices, read ${DAY}; you pay the actual price.|Estimate from published prices, read ${DAY}`,
    null,
  ],
  ["a newspaper", abc, `|ABC News, read ${DAY}`, abc.url],
  ["an old quote, of an office", { ...sro, setBy: null }, `|SRO, duty, checked ${DAY}`, sro.url],
  ["an old quote, of a competitor", { ...firm, isSecondary: true }, `|From a published copy, read ${DAY}`, null],
])("what was read in %s", (_, source, words, link) => {
  const { sheet, email, list, url } = describeSources([source])
  expect([sheet, email, list].map(one => one.join("")).join("|")).toContain(words)
  expect(url).toBe(link)
})

test("an offer has one sentence for all that were read alike, and says at cost only of a firm that adds nothing", () => {
  expect(describeSources([lrs, { ...lrs, setBy: "Sydney Water" }]).offer).toBe(
    `Fees set by LRS and Sydney Water are the same whoever acts for you. We took them from copies of their 2026–27 lists, read ${DAY}, and you pay the office’s price on the day.`,
  )
  expect(describeSources([pexa], true).offer).toMatch(/PEXA sets the settlement fee.* We pass it on at cost\.$/)
  expect(describeSources([pexa]).offer).not.toContain("at cost")
})
