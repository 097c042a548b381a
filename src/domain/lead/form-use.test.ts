import { LEAST_REQUEST as wire } from "../../testing/a-job"
import { parseIsoDate } from "../iso-date"
import { parseFormFields } from "./form-fields"
import { parseQuoteRequest } from "./quote-request"
import { normaliseRequestForKey } from "./request-key"

const parseFormUse = (form?: unknown) =>
  parseQuoteRequest({ ...wire, ...(form !== undefined && { form }) }, parseIsoDate("2026-11-21"))

const form = { device: "phone", propertySeconds: 41, priceSeconds: 12, sendSeconds: 30 }

test("a request may say on what device it was made, and how many seconds each step took", () => {
  expect(parseFormUse(form)).toMatchObject({ ok: true, value: { form } })
})

test("without that it says nothing of it, as forms without JavaScript do", () => {
  const parsed = parseFormUse()
  expect(parsed.ok && "form" in parsed.value).toBe(false)
})

test("the same as fields of a form, whose seconds are text", () => {
  const fields = Object.entries({ ...wire, "form.device": "tablet", "form.sendSeconds": "86400" })
  expect(parseQuoteRequest(parseFormFields(fields), parseIsoDate("2026-11-21"))).toMatchObject({
    ok: true,
    value: { form: { device: "tablet", sendSeconds: 86_400 } },
  })
})

test.each([
  [0, true],
  [86_400, true],
  [86_401, false],
  [-1, false],
  [1.5, false],
  ["1e3", false],
  ["12 s", false],
  [true, false],
  [[7], false],
])("%j seconds: %p", (propertySeconds, ok) => {
  expect(parseFormUse({ ...form, propertySeconds })).toMatchObject(
    ok ? { ok } : { ok, errors: [{ field: "form.propertySeconds", code: expect.stringMatching(/^(type|seconds)$/) }] },
  )
})

test.each([
  [{ ...form, device: "watch" }, "form.device"],
  [{ ...form, model: "X100" }, "form.model"],
  [{ ...form, device: 7 }, "form.device"],
  ["phone", "form"],
])("%j is refused at %s", (formUse, field) => {
  expect(parseFormUse(formUse)).toMatchObject({ ok: false, errors: [{ field }] })
})

test("seconds that went on between two sendings make no other request of it", () => {
  const [first, again, never] = [form, { ...form, sendSeconds: 95 }, undefined].map(parseFormUse)
  if (!first?.ok || !again?.ok || !never?.ok) throw new Error("refused")
  expect(normaliseRequestForKey(again.value)).toBe(normaliseRequestForKey(first.value))
  expect(normaliseRequestForKey(never.value)).toBe(normaliseRequestForKey(first.value))
})
