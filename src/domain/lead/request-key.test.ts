import { LEAST_REQUEST as wire } from "../../testing/a-job"
import { parseIsoDate } from "../iso-date"
import { JOB_QUESTIONS } from "../job/questions"
import { parseQuoteRequest } from "./quote-request"
import { normaliseRequestForKey } from "./request-key"

const sale = { state: "VIC", propertyType: "unit", price: "700k", stage: "offer" }

const getValue = (request: unknown) => {
  const parsed = parseQuoteRequest(request, parseIsoDate("2026-11-21"))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return parsed.value
}

test("two sendings of one request have one key, whatever the page adds", () => {
  const again = { ...wire, name: " Bo ", price: "850k", formStamp: "later", attribution: { gclid: "x" } }
  expect(normaliseRequestForKey(getValue(again))).toBe(normaliseRequestForKey(getValue(wire)))
})

test.each([{ price: "851k" }, { name: "Li" }, { marketing: true }, { partner: "x" }, { side: "both", sale }])(
  "another request has another key: %j",
  more => {
    expect(normaliseRequestForKey(getValue({ ...wire, ...more }))).not.toBe(normaliseRequestForKey(getValue(wire)))
  },
)

test("the order of keys changes nothing", () => {
  const { name, sale: saleAnswers, ...others } = getValue({ ...wire, side: "both", sale })
  expect(normaliseRequestForKey({ name, sale: saleAnswers, ...others })).toBe(
    normaliseRequestForKey({ ...others, sale: saleAnswers, name }),
  )
})

test("a request from before the first home buyers were asked for their share has the key that it had", () => {
  const { firstHomeSharePercent, ...before } = getValue(wire)
  expect(firstHomeSharePercent).toBeNull()
  expect(normaliseRequestForKey(getValue(wire))).toBe(normaliseRequestForKey(before))
  const some = { ...wire, firstHome: "some" }
  expect(normaliseRequestForKey(getValue({ ...some, firstHomeSharePercent: "50" }))).not.toBe(
    normaliseRequestForKey(getValue(some)),
  )
})

test("a request from before partners could be shared with has the key that it had, and a tick makes it another", () => {
  const partner = "harbour-home-loans"
  const { partnerConsent, ...before } = getValue({ ...wire, partner })
  expect(partnerConsent).toBeNull()
  expect(normaliseRequestForKey(getValue({ ...wire, partner }))).toBe(normaliseRequestForKey(before))
  expect(normaliseRequestForKey(getValue({ ...wire, partner, partnerConsent: partner }))).not.toBe(
    normaliseRequestForKey(before),
  )
})

test("a question that is added later changes no key, unless it's answered", () => {
  const request = getValue(wire)
  const questions = {
    ...JOB_QUESTIONS,
    garden: { options: ["yes", "no", "unsure"], otherwise: "unsure" },
    pool: {
      options: ["yes", "no"],
      otherwise: ({ propertyType }: object & { propertyType?: unknown }) => (propertyType === "house" ? "yes" : "no"),
    },
    shed: { options: ["yes", "no"], askedWhen: () => false },
  }
  const getKey = (more: object) => normaliseRequestForKey({ ...request, ...more }, questions)
  const before = normaliseRequestForKey(request)
  expect(getKey({ garden: "unsure", pool: "yes", shed: null })).toBe(before)
  for (const answer of [{ garden: "yes" }, { pool: "no" }, { shed: "yes" }]) expect(getKey(answer)).not.toBe(before)
})
