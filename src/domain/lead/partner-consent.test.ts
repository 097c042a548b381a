import { LEAST_REQUEST as wire } from "../../testing/a-job"
import { parseIsoDate } from "../iso-date"
import { parseQuoteRequest } from "./quote-request"

const getConsent = (more: object) => {
  const parsed = parseQuoteRequest({ ...wire, ...more }, parseIsoDate("2026-11-21"))
  return parsed.ok ? parsed.value.partnerConsent : parsed.errors
}

test.each([
  ["the partner that the visitor came by", "broker", "broker"],
  ["another one, whose page was left", "coach", null],
  ["a box that names nobody", "yes", null],
])("a tick to share the request counts for %s: %s", (_, partnerConsent, storedConsent) => {
  expect(getConsent({ partner: "broker", partnerConsent })).toBe(storedConsent)
  expect(getConsent({ partnerConsent })).toBeNull()
})

test("without a tick nothing is shared, and what is no name of a partner is refused", () => {
  expect(getConsent({ partner: "broker" })).toBeNull()
  expect(getConsent({ partner: "broker", partnerConsent: "../x" })).toEqual([
    { field: "partnerConsent", code: "format", message: "Name a partner" },
  ])
})
