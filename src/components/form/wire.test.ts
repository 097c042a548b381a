import { parseIsoDate } from "../../domain/iso-date"
import { parseQuoteRequest } from "../../domain/lead/quote-request"
import { buildJobWire, buildPersonWire } from "./wire"

const buying = { side: "buying", state: "VIC", propertyType: "unit", price: "850k", stage: "looking" }

test("an answer that a later one made void is not sent", () => {
  const wire = buildJobWire({
    ...buying,
    propertyType: "land",
    strata: "yes",
    offThePlan: "yes",
    contractDate: { day: "3" },
  })
  expect(wire).toEqual({ ...buying, propertyType: "land" })
})

test("an answer that the form offers in another state only is not sent, nor what followed from it", () => {
  const first = { firstHome: "some", firstHomeSharePercent: "50" }
  expect(buildJobWire({ ...buying, ...first })).toEqual(buying)
  expect(buildJobWire({ ...buying, ...first, state: "QLD" })).toEqual({ ...buying, ...first, state: "QLD" })
})

test("a price that is not known is null, whatever stands in the box", () => {
  expect(buildJobWire({ ...buying, priceUnknown: "yes" })).toEqual({ ...buying, price: null })
})

test("a date goes as the three boxes, and not at all when they are empty", () => {
  const signedPurchase = { ...buying, stage: "signed", contractDate: { day: "3", month: "Nov", year: "2026" } }
  expect(buildJobWire({ ...signedPurchase, settlementDate: { day: "", month: "", year: "" } })).toEqual(signedPurchase)
})

test("the sale is sent only by those who buy and sell", () => {
  const sale = { state: "QLD", propertyType: "house", price: "600k", stage: "looking", mortgageOnSale: "yes" }
  expect(buildJobWire({ ...buying, side: "both", sale }).sale).toEqual(sale)
  expect(buildJobWire({ ...buying, sale })).not.toHaveProperty("sale")
})

test("a phone number goes only when a call or a text was asked for", () => {
  const person = { name: "Bo", email: "bo@example.com", phone: "0491 570 006" }
  expect(buildPersonWire({ ...person, contactBy: "email" })).not.toHaveProperty("phone")
  expect(buildPersonWire({ ...person, contactBy: "text" })).toHaveProperty("phone", "0491 570 006")
})

test("the box for a copy is a boolean once the visitor touched it, and nothing before", () => {
  const person = { name: "Bo", email: "bo@example.com" }
  expect(buildPersonWire({ ...person, sendEmailQuote: "no" })).toHaveProperty("sendEmailQuote", false)
  expect(buildPersonWire({ ...person, sendEmailQuote: "yes" })).toHaveProperty("sendEmailQuote", true)
  expect(buildPersonWire(person)).not.toHaveProperty("sendEmailQuote")
})

test("all that the form sends is taken by the rules of the function", () => {
  const detail = { firstHome: "no", liveIn: "yes", newHome: "new", pensioner: "no", foreign: "some", loan: "no" }
  const more = { foreignSharePercent: "50", constructionCost: "400k", offThePlan: "yes", buyers: "2", entity: "people" }
  const sale = { state: "NSW", propertyType: "unit", strata: "yes", price: "600k", stage: "auction" }
  const person = { name: "Bo", email: "bo@example.com", contactBy: "call", phone: "0491 570 006", bestTime: "morning" }
  const values = {
    ...buying,
    ...detail,
    ...more,
    side: "both",
    sale,
    ...person,
    postcode: "3000",
    note: "Hi",
    marketing: "yes",
    sendEmailQuote: "no",
  }
  const request = parseQuoteRequest({ ...buildJobWire(values), ...buildPersonWire(values) }, parseIsoDate("2026-11-21"))
  expect(request).toMatchObject({
    ok: true,
    value: { foreignSharePercent: 50, marketing: true, sendEmailQuote: false },
  })
})
