import fc from "fast-check"
import { parseContact } from "./contact"
import { parseEnquiryChange } from "./enquiry"
import { parseFeedback } from "./feedback"
import { parseUnsubscribe, normaliseEmailAddress } from "./subscription"

const parseContactWith = (changes: object = {}) =>
  parseContact({ name: "Mai", email: "mai@example.com", message: "Hello", ...changes })
const PARSERS = { parseContact, parseFeedback, parseUnsubscribe, parseEnquiryChange }

test("a message is kept as it was written, tidied, with its lines", () => {
  expect(parseContactWith({ message: "  One\r\n two\u200b  three \n\n" })).toMatchObject({
    ok: true,
    value: { message: "One\ntwo three" },
  })
})

test.each([
  ["4,000 characters", "x".repeat(4000), true],
  ["4,001 characters", "x".repeat(4001), false],
  ["4,000 emoji", "🏠".repeat(4000), true],
])("a message of %s is taken: %s", (_, message, isTaken) => {
  expect(parseContactWith({ message }).ok).toBe(isTaken)
})

test("a message that is one character too long is told so", () => {
  expect(parseContactWith({ message: "x".repeat(4001) })).toEqual({
    ok: false,
    errors: [{ field: "message", code: "too-long", message: "Shorten your message by 1 character" }],
  })
})

test("a number is asked of those who want a call, and any number of others is kept", () => {
  expect(parseContactWith({ contactBy: "call" })).toMatchObject({
    ok: false,
    errors: [{ field: "phone", code: "required" }],
  })
  expect(parseContactWith({ contactBy: "text", phone: "12" })).toMatchObject({
    ok: false,
    errors: [{ field: "phone" }],
  })
  expect(parseContactWith({ phone: "12" })).toMatchObject({ ok: true, value: { phone: { typed: "12", e164: null } } })
})

test.each(["isAdmin", "__proto__", "constructor", "price"])("the key %s is refused", key => {
  const wire = JSON.parse(`{"name":"Mai","email":"mai@example.com","message":"Hello","${key}":{"polluted":1}}`)
  expect(parseContact(wire)).toMatchObject({ ok: false, errors: [{ field: key, code: "unknown-key" }] })
  expect({}).not.toHaveProperty("polluted")
})

test.each([
  ["a list", ["x"]],
  ["a number", 5],
  ["an object", { x: "y" }],
])("%s is no answer to a question", (_, wireValue) => {
  expect(parseContactWith({ name: wireValue }).ok).toBe(false)
})

test("feedback needs a rating and nothing else", () => {
  expect(parseFeedback({ rating: "1" })).toMatchObject({ ok: true, value: { rating: 1, page: null, message: null } })
  expect(parseFeedback({ message: "x" })).toMatchObject({ ok: false, errors: [{ field: "rating" }] })
})

test("two ways of writing an address are one", () => {
  expect(normaliseEmailAddress(" Mai@Example.COM ")).toBe(normaliseEmailAddress("mai@example.com"))
  expect(normaliseEmailAddress("mai+news@example.com")).not.toBe(normaliseEmailAddress("mai@example.com"))
})

test("a correction corrects something", () => {
  expect(parseEnquiryChange({ change: "details", note: "hm" })).toMatchObject({
    ok: false,
    errors: [{ field: "name", code: "required", message: "Enter what should be corrected" }],
  })
  expect(parseEnquiryChange({ change: "details", name: "Bo" }).ok).toBe(true)
  expect(parseEnquiryChange({ change: "erase" })).toMatchObject({ ok: false, errors: [{ field: "change" }] })
})

test.each(Object.entries(PARSERS))("%s judges anything at all without throwing", (_, parse) => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.anything())), wire => {
      const parsed = parse(wire)
      expect(parsed.ok || parsed.errors.length > 0).toBe(true)
    }),
  )
})

const text = fc.string({ unit: "binary", minLength: 1, maxLength: 60 })
test("what is taken is taken again unchanged", () => {
  fc.assert(
    fc.property(text, text, (name, message) => {
      const first = parseContactWith({ name, message })
      if (!first.ok) return
      expect(parseContactWith({ name: first.value.name, message: first.value.message })).toEqual(first)
    }),
  )
})
