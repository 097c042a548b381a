import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { WEEKDAYS } from "../../src/domain/content/site"
import { parseRebrandAnswers } from "./answers"
import { updateSiteYamlWithAnswers } from "./write-site"

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
passedOnAtCost: true
`

const result = parseRebrandAnswers(readFileSync(join(__dirname, "firms/victoria.yaml"), "utf8"))
if (!result.ok) throw new Error(JSON.stringify(result.problems))
const ANSWERS = result.value

test("the firm's file has the answers, and keeps what wasn't asked", () => {
  const site = parse(updateSiteYamlWithAnswers(SAMPLE, ANSWERS))
  expect(site).toEqual({
    name: "Barwon Conveyancing",
    legalName: "Barwon Conveyancing Pty Ltd",
    product: "conveyancing",
    productTitle: "Conveyancing",
    description:
      "Barwon Conveyancing helps people buy and sell property in Victoria. See your itemised price before you say who you are.",
    partnerHours: 24,
    legalLine: "This is general information and isn’t advice about your own matter.",
    abn: "51 824 753 556",
    url: "https://www.barwon-conveyancing-test.com.au",
    phone: "03 9123 4567",
    email: "desk@barwon-conveyancing-test.com.au",
    address: "1 Test Street, Geelong VIC 3220",
    hours: { timeZone: "Australia/Melbourne", days: WEEKDAYS.slice(0, 5), fromMinute: 540, toMinute: 1020 },
    states: ANSWERS.states,
    colours: ["ink"],
  })
})

test("further phones are written, and gone when the next answers have none", () => {
  const phones = [{ phone: "02 9123 4567", state: "NSW" as const }]
  const before = updateSiteYamlWithAnswers(SAMPLE, { ...ANSWERS, phones })
  expect(parse(before).phones).toEqual(phones)
  expect(parse(updateSiteYamlWithAnswers(before, ANSWERS))).not.toHaveProperty("phones")
})

test("comments about the sample go, and others stay", () => {
  const text = updateSiteYamlWithAnswers(SAMPLE, ANSWERS)
  expect(text).not.toMatch(/sample/i)
  expect(text).toContain("# Hours of a visit.\npartnerHours: 24\n")
})

test("a line of the firm's own stays", () => {
  const own = SAMPLE.replace(/^legalLine: .*$/m, "legalLine: Ours.\nlicence: Ours too.")
  expect(parse(updateSiteYamlWithAnswers(own, ANSWERS))).toMatchObject({ legalLine: "Ours.", licence: "Ours too." })
})

test("a description made for all states is short enough for search engines", () => {
  const [first] = ANSWERS.states
  if (!first) throw new Error("no state")
  const states = (["NSW", "VIC", "QLD"] as const).map(state => ({ ...first, state }))
  const { description } = parse(
    updateSiteYamlWithAnswers(SAMPLE, { ...ANSWERS, name: "A name of 24 characters.", states }),
  )
  expect(description.length).toBeGreaterThanOrEqual(70)
  expect(description.length).toBeLessThanOrEqual(160)
})
