import { parse } from "yaml"
import type { Answers } from "./answers"
import { siteWith } from "./write-site"

const SAMPLE = `# The firm. Everything here is a SAMPLE: replace it before the site goes live.
# The phone number is one that the regulator reserves for fiction; nobody answers it.
name: Coral Conveyancing
product: conveyancing
productTitle: Conveyancing
# Sample description.
description: A sample.
legalLine: Coral Conveyancing is a sample firm.
# Hours of a visit.
partnerHours: 24
`

const ANSWERS: Answers = {
  name: "Yarra Conveyancing",
  legalName: "Yarra Conveyancing Pty Ltd",
  abn: "51 824 753 556",
  url: "https://yarra.com.au",
  phone: "03 9123 4567",
  email: "hello@yarra.com.au",
  address: "1 Queen Street, Geelong VIC 3220",
  hours: { days: ["Monday"], from: 510, to: 1020 },
  states: [
    {
      state: "VIC",
      as: "licensed conveyancer",
      registration: { register: "Business Licensing Authority", number: "012345" },
      practitioner: "conveyancer",
    },
  ],
  colours: ["#0e6a69"],
  fees: { VIC: { purchase: 1100, sale: 990 } },
}

test("the firm's file has the answers, and keeps what wasn't asked", () => {
  const site = parse(siteWith(SAMPLE, ANSWERS))
  expect(site).toEqual({
    name: "Yarra Conveyancing",
    legalName: "Yarra Conveyancing Pty Ltd",
    product: "conveyancing",
    productTitle: "Conveyancing",
    description:
      "Yarra Conveyancing helps people buy and sell property in Victoria. See your itemised price before you say who you are.",
    partnerHours: 24,
    legalLine: "This is general information and isn’t advice about your own matter.",
    abn: "51 824 753 556",
    url: "https://yarra.com.au",
    phone: "03 9123 4567",
    email: "hello@yarra.com.au",
    address: "1 Queen Street, Geelong VIC 3220",
    hours: { timeZone: "Australia/Melbourne", days: ["Monday"], fromMinute: 510, toMinute: 1020 },
    states: ANSWERS.states,
    colours: ["#0e6a69"],
  })
})

test("comments about the sample go, and others stay", () => {
  const text = siteWith(SAMPLE, ANSWERS)
  expect(text).not.toMatch(/sample/i)
  expect(text).toContain("# Hours of a visit.\npartnerHours: 24\n")
})

test("a line of the firm's own stays", () => {
  const own = SAMPLE.replace(/^legalLine: .*$/m, "legalLine: Ours.\nlicence: Ours too.")
  expect(parse(siteWith(own, ANSWERS))).toMatchObject({ legalLine: "Ours.", licence: "Ours too." })
})

test("a description made for all states is short enough for search engines", () => {
  const [first] = ANSWERS.states
  if (!first) throw new Error("no state")
  const states = (["NSW", "VIC", "QLD"] as const).map(state => ({ ...first, state }))
  const { description } = parse(siteWith(SAMPLE, { ...ANSWERS, name: "A name of 24 characters.", states }))
  expect(description.length).toBeGreaterThanOrEqual(70)
  expect(description.length).toBeLessThanOrEqual(160)
})
