import { parseIsoDate } from "../iso-date"
import { FIELDS, JOB_QUESTIONS } from "../job/questions"
import { parseFormFields } from "./form-fields"
import { parseJob, parseQuoteRequest } from "./quote-request"

const today = parseIsoDate("2026-11-21")
const job = { side: "buying", state: "NSW", propertyType: "house", price: "$850,000", stage: "looking" }
const person = { name: "Bo", email: "bo@example.com", contactBy: "email" }
const wire = { ...job, ...person }
const sale = { state: "VIC", propertyType: "unit", price: "700k", stage: "offer" }

const WITH_HOUR = { day: "1", month: "1", year: "2026", hour: "1" }
const SIGNED = { stage: "signed", contractDate: "2026-11-20" }
const TOMORROW = { stage: "signed", contractDate: "2026-11-22", settlementDate: "2026-11-22" }
const LAND = { propertyType: "land" }
const CARD = { pensioner: "yes", newHome: "land" }
const ROUTE = { thankYouPageRoute: "/quotes/{id}/lp-thank-you" }
const createOffThePlanAnswers = (constructionCost: string) => ({ state: "VIC", offThePlan: "yes", constructionCost })
const createParsedPhone = (input: string, e164: string) => ({ phone: { typed: input, e164 } })
const createFirstHomeAnswers = (firstHomeSharePercent: string | number | null) => ({
  firstHome: "some",
  firstHomeSharePercent,
})

const listErrors = (request: unknown): string[] => {
  const parsed = parseQuoteRequest(request, today)
  return parsed.ok ? [] : parsed.errors.map(({ field, code }) => `${field} ${code}`)
}
const getValue = (request: unknown) => {
  const parsed = parseQuoteRequest(request, today)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return parsed.value
}

test.each(["rural", "commercial"])(
  "what a buyer of %s property says without being asked is kept for whoever prices it",
  type => {
    const answers = { entity: "company", buyers: "2", loan: "no", firstHome: "no", foreign: "some" }
    const foreign = { ...answers, foreignSharePercent: "40" }
    expect(getValue({ ...wire, propertyType: type, ...foreign })).toMatchObject({ ...answers, foreignSharePercent: 40 })
    expect(getValue({ ...wire, side: "selling", propertyType: type, mortgageOnSale: "yes" })).toMatchObject({
      mortgageOnSale: "yes",
    })
  },
)

test("the least that may be sent is completed", () => {
  const completed = {
    ...{ side: "buying", state: "NSW", propertyType: "house", price: 85_000_000, stage: "looking" },
    ...{ name: "Bo", email: "bo@example.com", contactBy: "email" },
    ...{ strata: "unsure", offThePlan: "unsure", contractDate: null, settlementDate: null, newHome: null },
    ...{ firstHome: "unsure", firstHomeSharePercent: null, liveIn: "unsure", pensioner: "unsure" },
    ...{ foreign: "unsure", foreignSharePercent: null, constructionCost: null, buyers: "1", entity: "people" },
    ...{ loan: "yes", mortgageOnSale: "unsure", sale: null, phone: null, bestTime: null, postcode: null, note: null },
    ...{ marketing: false, sendEmailQuote: true, partner: null, partnerConsent: null, attribution: {} },
    ...{ thankYouPageRoute: null, formVersion: null, ratesVersion: null },
    ...{ formStamp: null, turnstileToken: null, honeypot: "" },
  }
  // The table of questions gives the answer to a question that was added. The request has no other keys.
  const isAdded = (key: string) => Object.hasOwn(JOB_QUESTIONS, key) && !Object.hasOwn(completed, key)
  expect(Object.fromEntries(Object.entries(getValue(wire)).filter(([key]) => !isAdded(key)))).toEqual(completed)
})

test("the job is read without a word about the person", () => {
  expect(parseJob(job, today)).toMatchObject({ ok: true, value: { side: "buying", price: 85_000_000 } })
  expect(parseJob({ ...job, email: "half an addr" }, today).ok).toBe(true)
  expect(parseJob({ ...job, colour: "red" }, today).ok).toBe(false)
})

test("every error is told at once, in the order of the form", () => {
  const request = {
    email: "bo",
    name: " ",
    stage: "signed",
    price: "850",
    state: "TAS",
    colour: "red",
    contactBy: "call",
  }
  expect(listErrors(request)).toEqual([
    "side required",
    "state other-state",
    "propertyType required",
    "price did-you-mean",
    "contractDate required",
    "name required",
    "email format",
    "phone required",
    "colour unknown-key",
  ])
})

test.each([null, undefined, 1, "x", true, [], [wire]])("%j is not a request", request => {
  expect(listErrors(request)).toEqual([" type"])
  expect(parseJob(request, today).ok).toBe(false)
})

test.each<[string, object, string[]]>([
  ["no state at all", { state: "nsw" }, ["state choice"]],
  ["a missing price", { price: undefined }, ["price required"]],
  ["an email as an object", { email: { toString: "x" } }, ["email type"]],
  ["a choice as a boolean", { loan: true }, ["loan choice"]],
  ["a tick as a word", { marketing: "perhaps" }, ["marketing choice"]],
  ["settlement before the contract", { ...SIGNED, settlementDate: "2026-11-19" }, ["settlementDate before-contract"]],
  ["a date with a further box", { ...SIGNED, contractDate: WITH_HOUR }, ["contractDate.hour unknown-key"]],
  ["a text without an area code", { contactBy: "text", phone: "9876 5432" }, ["phone area-code"]],
  ["some foreign buyers without a share", { foreign: "some" }, ["foreignSharePercent required"]],
  ["a first home share in parts of a percent", createFirstHomeAnswers("33.3"), ["firstHomeSharePercent percent"]],
  ["a share of nothing", { foreign: "some", foreignSharePercent: "0" }, ["foreignSharePercent percent"]],
  ["a share of everything", { foreign: "some", foreignSharePercent: "100" }, ["foreignSharePercent percent"]],
  ["both without a sale", { side: "both" }, ["sale required"]],
  ["a sale while buying", { sale }, ["sale not-asked"]],
  ["a sale that is text", { side: "both", sale: "x" }, ["sale type"]],
  [
    "a sale with its own mistakes",
    { side: "both", sale: { ...sale, state: "other", price: "", stage: "signed", colour: "red" } },
    ["sale.state other-state", "sale.price required", "sale.contractDate required", "sale.colour unknown-key"],
  ],
  ["building costs above the price", createOffThePlanAnswers("900k"), ["constructionCost over-price"]],
  ["a note too long", { note: "x".repeat(1001) }, ["note too-long"]],
  ["a postcode of letters", { postcode: "abcd" }, ["postcode format"]],
  ["an open redirect", { thankYouPageRoute: "https://evil.example/" }, ["thankYouPageRoute choice"]],
  ["a partner that is a path", { partner: "../x" }, ["partner format"]],
  ["a long campaign", { attribution: { utm_source: "x".repeat(201) } }, ["attribution.utm_source too-long"]],
  ["an attribution that is text", { attribution: "x" }, ["attribution type"]],
  ["a campaign key of one's own", { attribution: { utm_x: "x" } }, ["attribution.utm_x unknown-key"]],
  ["a touch that is text", { attribution: { firstTouch: "x" } }, ["attribution.firstTouch type"]],
  ["a touch on no day", { attribution: { lastTouch: { on: "soon" } } }, ["attribution.lastTouch.on day"]],
  ["an own key in a touch", { attribution: { lastTouch: { a: "x" } } }, ["attribution.lastTouch.a unknown-key"]],
])("%s is refused", (_, more, errors) => {
  expect(listErrors({ ...wire, ...more })).toEqual(errors)
})

test("building costs that are no amount are asked for as building costs, not as a price", () => {
  for (const constructionCost of ["some", "300k to 400k"])
    expect(parseJob({ ...job, ...createOffThePlanAnswers(constructionCost) }, today)).toMatchObject({
      errors: [{ field: "constructionCost", message: expect.stringMatching(/^Enter the building costs/) }],
    })
})

test.each([
  ['{"__proto__": {"polluted": 1}}', "__proto__ unknown-key"],
  ['{"constructor": {"prototype": {"polluted": 1}}}', "constructor unknown-key"],
  ['{"toString": "x"}', "toString unknown-key"],
  ['{"attribution": {"__proto__": {"polluted": 1}}}', "attribution.__proto__ unknown-key"],
])("%s is refused and changes nothing", (text, error) => {
  const hostile: unknown = JSON.parse(`${text.slice(0, -1)}, ${JSON.stringify(wire).slice(1)}`)
  expect(listErrors(hostile)).toEqual([error])
  expect(Object.keys(Object.prototype)).toEqual([])
})

test.each<[string, object, object]>([
  ["a unit is in a strata scheme", { propertyType: "unit" }, { strata: "yes" }],
  ["unless the visitor says no", { propertyType: "unit", strata: "no" }, { strata: "no" }],
  [
    "land is asked of no strata or plan",
    { ...LAND, strata: "yes", offThePlan: "yes" },
    { strata: "no", offThePlan: "no" },
  ],
  [
    "an extension is kept beside its number",
    { contactBy: "call", phone: "02 9876 5432 ext 12" },
    { phone: { typed: "02 9876 5432 ext 12", e164: "+61298765432", extension: "12" } },
  ],
  ["a number we need not ring is kept as typed", { phone: " ext 12 " }, { phone: { typed: "ext 12", e164: null } }],
  [
    "a number is kept as typed and as E.164",
    { phone: "0412 345 678" },
    createParsedPhone("0412 345 678", "+61412345678"),
  ],
  ["a share may be a number", { foreign: "some", foreignSharePercent: 50 }, { foreignSharePercent: 50 }],
  ["a share may be typed", { foreign: "some", foreignSharePercent: "50%" }, { foreignSharePercent: 50 }],
  ["only some have a share", { foreign: "none", foreignSharePercent: "50" }, { foreignSharePercent: null }],
  ["some first home buyers take a share in New South Wales", createFirstHomeAnswers("50"), createFirstHomeAnswers(50)],
  ["and may not know it yet in Queensland", { state: "QLD", firstHome: "some" }, createFirstHomeAnswers(null)],
  [
    "in Victoria, where all must qualify, for nothing",
    { ...createFirstHomeAnswers("50"), state: "VIC" },
    createFirstHomeAnswers(null),
  ],
  [
    "nor does it count where all are",
    { ...createFirstHomeAnswers("50"), firstHome: "yes" },
    { firstHomeSharePercent: null },
  ],
  ["a card and the kind of home count where they are given", { ...LAND, ...CARD }, CARD],
  ["dates count once signed", { contractDate: "1999-01-01" }, { contractDate: null }],
  ["a contract may be dated tomorrow and settle the same day", TOMORROW, { contractDate: "2026-11-22" }],
  ["building costs count in Victoria, off the plan", createOffThePlanAnswers("300k"), { constructionCost: 30_000_000 }],
  ["and nowhere else", { ...createOffThePlanAnswers("300k"), state: "NSW" }, { constructionCost: null }],
  [
    "a seller's answers about buying count for nothing",
    { side: "selling", firstHome: "yes", loan: "no", buyers: "9", mortgageOnSale: "yes" },
    { firstHome: "unsure", loan: "yes", buyers: "1", mortgageOnSale: "yes" },
  ],
  [
    "blanks are no answers",
    { phone: "", note: " ", sale: { price: "", contractDate: { day: "" } }, bestTime: null },
    { phone: null, note: null, sale: null },
  ],
  ["a note may have a thousand characters", { note: "é".repeat(1000) }, { note: "é".repeat(1000) }],
  ["a thank-you page of ours", ROUTE, ROUTE],
  ["ticks as words", { marketing: "on", sendEmailQuote: "false" }, { marketing: true, sendEmailQuote: false }],
  ["a honeypot refuses nothing", { reference_code: "x\0\ud800é" }, { honeypot: "x???" }],
  ["a key for retries is no part of the request", { idempotencyKey: "abc" }, { name: "Bo" }],
])("%s", (_, more, expected) => {
  expect(getValue({ ...wire, ...more })).toMatchObject(expected)
})

test("buying and selling reads two properties, never merged", () => {
  const value = getValue({ ...wire, side: "both", mortgageOnSale: "yes", sale: { ...sale, mortgageOnSale: "no" } })
  expect(value).toMatchObject({ state: "NSW", price: 85_000_000, mortgageOnSale: "unsure" })
  expect(value.sale).toEqual({
    ...{ state: "VIC", propertyType: "unit", strata: "yes", price: 70_000_000, stage: "offer" },
    ...{ contractDate: null, settlementDate: null, mortgageOnSale: "no" },
  })
})

test("every field that the form shows is a key that may be sent", () => {
  const questions = FIELDS.filter(field => field !== "sale")
  const filled = parseFormFields(questions.map(field => [field, "x"]))
  expect(listErrors(filled).filter(error => error.endsWith("unknown-key"))).toEqual([])
})
