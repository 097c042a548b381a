import fc from "fast-check"
import { LEAST_REQUEST as wire } from "../../testing/a-job"
import { generatedRequests } from "../../testing/generated-requests"
import { parseIsoDate } from "../iso-date"
import { FIELDS } from "../job/questions"
import { parseJob, parseQuoteRequest } from "./quote-request"
import type { QuoteRequest } from "./quote-request-types"

const today = parseIsoDate("2026-11-21")

const hostileText = fc.oneof(
  fc.constantFrom("", "\0", "\ud800", "\u202e", "👩\u200d👩", "__proto__", "constructor", "x".repeat(5000)),
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
    fc.property(hostile, wire => {
      for (const parsed of [parseQuoteRequest(wire, today), parseJob(wire, today)])
        if (!parsed.ok) expect(parsed.errors.every(({ code, message }) => /^[a-z-]+$/.test(code) && message)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

const PEOPLE = [
  { name: "Nguye\u0302\u0303n  Mai", email: "A@Ex.COM", phone: "0412 345 678", contactBy: "call", marketing: true },
  { name: "D’Arcy", email: "o'neil@x.com", phone: "+61 (0)2 9876 5432", contactBy: "text", marketing: "on" },
  { name: "李小龍", email: "bo@example.com", phone: "13 11 14", note: "a\u202eb", reference_code: "\ud800" },
]

/** A parsed request as it would be sent: amounts in dollars as text, the phone as typed, the honeypot by its key in requests. */
const convertToRequest = ({ honeypot, ...request }: QuoteRequest) => {
  const formatDollars = (cents: number | null) => (cents === null ? null : String(cents / 100))
  return {
    ...request,
    price: formatDollars(request.price),
    constructionCost: formatDollars(request.constructionCost),
    sale: request.sale && { ...request.sale, price: formatDollars(request.sale.price) },
    phone: request.phone?.typed ?? null,
    reference_code: honeypot,
  }
}

test("what was parsed and is sent again is parsed to the same", () => {
  for (const [n, job] of generatedRequests.entries()) {
    const parsed = parseQuoteRequest({ ...job, settlementDate: "2027-01-05", ...PEOPLE[n % PEOPLE.length] }, today)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
    expect(parseQuoteRequest(JSON.parse(JSON.stringify(convertToRequest(parsed.value))), today)).toEqual(parsed)
  }
})
