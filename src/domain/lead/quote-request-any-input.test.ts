import fc from "fast-check"
import { LEAST_REQUEST as wire } from "../../testing/a-job"
import { isoDate } from "../iso-date"
import { FIELDS } from "../job/questions"
import { parseJob, parseQuoteRequest } from "./quote-request"
import type { QuoteRequest } from "./quote-request-types"

const today = isoDate("2026-11-21")

const hostileText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\0",
    "\ud800",
    "\u202e",
    "\u200f",
    "👩\u200d👩\u200d👧",
    "__proto__",
    "constructor",
    "x".repeat(5000),
  ),
  fc.string({ unit: "binary" }),
)
const names = ["__proto__", "constructor", "attribution", "reference_code", "thankYouPageRoute", ...FIELDS]

test("no JSON value makes the parser throw", () => {
  const value = fc.oneof(
    fc.jsonValue(),
    hostileText,
    fc.dictionary(fc.constantFrom("day", "price", "state", "__proto__"), fc.jsonValue()),
  )
  const hostile = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom(...names), value),
    fc.dictionary(fc.constantFrom(...names), value).map(more => ({ ...wire, ...more })),
  )
  fc.assert(
    fc.property(hostile, sent => {
      for (const parsed of [parseQuoteRequest(sent, today), parseJob(sent, today)])
        if (!parsed.ok) expect(parsed.errors.every(({ code, message }) => /^[a-z-]+$/.test(code) && message)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const yesNo = maybe(fc.constantFrom("yes", "no", "unsure"))
const property = {
  state: fc.constantFrom("NSW", "VIC", "QLD"),
  propertyType: fc.constantFrom("house", "townhouse", "unit", "land", "rural", "commercial"),
  strata: yesNo,
  price: fc.constantFrom(null, "850k", "$1,250,000", "1.25m"),
  stage: fc.constantFrom("looking", "offer", "signed", "auction"),
  contractDate: fc.constantFrom("2026-11-20", { day: "3", month: "March", year: "2026" }),
  settlementDate: maybe(fc.constant("2027-01-05")),
}
const requests = fc.record({
  ...property,
  side: fc.constantFrom("buying", "selling", "both"),
  offThePlan: yesNo,
  constructionCost: maybe(fc.constant("300k")),
  foreign: maybe(fc.constantFrom("none", "some", "all", "unsure")),
  foreignSharePercent: fc.constantFrom("25", 99, "1 %"),
  mortgageOnSale: yesNo,
  sale: fc.record({ ...property, mortgageOnSale: yesNo }),
  name: fc.constantFrom("Nguye\u0302\u0303n  Mai", "D’Arcy", "李小龍"),
  email: fc.constantFrom("A@Example.COM", "o'neil@x.com"),
  phone: fc.constantFrom("0412 345 678", "+61 (0)2 9876 5432", "13 11 14"),
  contactBy: maybe(fc.constantFrom("email", "call", "text")),
  note: maybe(hostileText),
  marketing: maybe(fc.constantFrom(true, "on", "no")),
  reference_code: maybe(hostileText),
})

/** What was parsed, written as it would be sent: amounts in dollars as text, the phone as typed, the honeypot by its wire key. */
const asWire = ({ honeypot, ...request }: QuoteRequest) => {
  const dollars = (cents: number | null) => (cents === null ? null : String(cents / 100))
  return {
    ...request,
    price: dollars(request.price),
    constructionCost: dollars(request.constructionCost),
    sale: request.sale && { ...request.sale, price: dollars(request.sale.price) },
    phone: request.phone?.typed ?? null,
    reference_code: honeypot,
  }
}

test("what was parsed and is sent again is parsed to the same", () => {
  let taken = 0
  fc.assert(
    fc.property(requests, ({ sale: sold, ...sent }) => {
      const parsed = parseQuoteRequest(sent.side === "both" ? { ...sent, sale: sold } : sent, today)
      if (!parsed.ok) return
      taken++
      const text = JSON.stringify(asWire(parsed.value))
      expect(parseQuoteRequest(JSON.parse(text), today)).toEqual(parsed)
    }),
  )
  expect(taken).toBeGreaterThan(20)
})
