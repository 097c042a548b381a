import { parseIsoDate } from "../iso-date"
import { parseFormFields } from "./form-fields"
import { parseQuoteRequest } from "./quote-request"

const today = parseIsoDate("2026-11-21")
const splitFormFields = (text: string) => [...new URLSearchParams(text)]
const parseFieldsToPlainObject = (text: string): unknown =>
  JSON.parse(JSON.stringify(parseFormFields(splitFormFields(text))))

test("dotted names become objects", () => {
  const body =
    "side=both&contractDate.day=3&contractDate.month=Mar&sale.contractDate.year=2026&attribution.utm_source=x"
  expect(parseFieldsToPlainObject(body)).toEqual({
    side: "both",
    contractDate: { day: "3", month: "Mar" },
    sale: { contractDate: { year: "2026" } },
    attribution: { utm_source: "x" },
  })
})

test("a ticked unknown price is null, whatever was typed; unticked it is nothing", () => {
  expect(parseFieldsToPlainObject("price=850k&priceUnknown=yes&sale.priceUnknown=yes")).toEqual({
    price: null,
    sale: { price: null },
  })
  expect(parseFieldsToPlainObject("price=850k&priceUnknown=no")).toEqual({ price: "850k" })
})

test("a box that begins ticked says no by a hidden field, which its tick goes before", () => {
  expect(parseFieldsToPlainObject("sendEmailQuote=no")).toEqual({ sendEmailQuote: "no" })
  expect(parseFieldsToPlainObject("sendEmailQuote=no&sendEmailQuote=yes")).toEqual({ sendEmailQuote: "yes" })
  expect(parseFieldsToPlainObject("sendEmailQuote=no&sendEmailQuote=yes&sendEmailQuote=no")).toEqual({
    sendEmailQuote: "yes",
  })
  expect(parseFieldsToPlainObject("marketing=no&marketing=yes")).toEqual({ marketing: ["no", "yes"] })
})

const form =
  "side=buying&state=NSW&propertyType=house&price=%24850%2C000&stage=looking&contractDate.day=&contractDate.month=&contractDate.year=" +
  "&sale.price=&buyers=3%2B&name=Bo&email=bo%40example.com&contactBy=email&phone=&note=one%0D%0Atwo&marketing=on&reference_code="

test("a form as a browser sends it is a quote request", () => {
  expect(parseQuoteRequest(parseFormFields(splitFormFields(form)), today)).toMatchObject({
    ok: true,
    value: { price: 85_000_000, buyers: "3+", name: "Bo", note: "one\ntwo", marketing: true, sale: null, honeypot: "" },
  })
})

test.each([
  ["a name sent twice", "&name=Li", { field: "name", code: "type" }],
  ["a choice sent twice", "&state=VIC", { field: "state", code: "type" }],
  ["a day, as field and group", "&stage=signed&contractDate=2026-01-01", { field: "contractDate", code: "type" }],
  ["a box ticked twice", "&sendEmailQuote=yes&sendEmailQuote=yes", { field: "sendEmailQuote", code: "choice" }],
  ["a tick that is no tick", "&priceUnknown=maybe", { field: "priceUnknown", code: "unknown-key" }],
  ["a field named __proto__", "&__proto__=x", { field: "__proto__", code: "unknown-key" }],
  ["a group named __proto__", "&__proto__.polluted=x", { field: "__proto__", code: "unknown-key" }],
  ["a constructor", "&constructor.prototype.polluted=x", { field: "constructor", code: "unknown-key" }],
  ["__proto__ inside a group", "&attribution.__proto__=x", { field: "attribution.__proto__", code: "unknown-key" }],
  ["a name with many dots", `&${"a.".repeat(10_000)}b=x`, { code: "unknown-key" }],
])("%s is refused by the schema", (_, more, error) => {
  const body = more.startsWith("&stage") ? form.replace("stage=looking&", "") + more : form + more
  const parsed = parseQuoteRequest(parseFormFields(splitFormFields(body)), today)
  expect(parsed).toMatchObject({ ok: false, errors: expect.arrayContaining([expect.objectContaining(error)]) })
  expect(Object.keys(Object.prototype)).toEqual([])
})
