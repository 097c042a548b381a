import { renderFormPage } from "../../src/documents/form-pages"
import { renderMessagePage } from "../../src/documents/message-page"
import { paths } from "../../src/domain/paths"
import { leadTestHarness } from "../../src/testing/use-lead-test-harness"
import { expectHarmless, expectRefusedOrKept, MARKUP_THAT_ACTS, sendHostile } from "../../src/testing/hostile-sendings"
import { HOSTILE_TEXTS } from "../../src/testing/hostile-texts"
import { wire } from "../../src/harness/lead-test-harness"
import { keyHeader, postForm, postJson } from "../../src/harness/posts"
import { quoteRules, submitQuote } from "./submit-quote"

const harness = leadTestHarness()

const handler = () => submitQuote(() => harness.ports, quoteRules, { renderForm: renderFormPage, renderMessagePage })

let keys = 0
const key = () => keyHeader(`hostile-${String((keys += 1)).padStart(12, "0")}`)
const asJson = (body: object) => postJson(paths.api.quotes, body, key())
const asForm = (body: object) => postForm(paths.api.quotes, body, key())

const sendAll = (make: (text: string) => Request) => sendHostile(harness, handler(), make)

/** What was delivered for `field`, by the visitor's reference. */
const delivered = (field: string): Map<string, string> => {
  const events = harness.webhook.hits.map(hit => JSON.parse(hit.body))
  return new Map(events.map(({ data }) => [data.id, data.request[field]]))
}

test("the corpus has at least 500 inputs", () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(500)
})

test.each(["name", "note"])(
  "every hostile %s is refused with a clear message at its field, or delivered equal to the normalised text",
  async field => {
    const outcomes = await sendAll(text => asJson(wire({ [field]: text })))
    expectHarmless(harness, outcomes)
    expectRefusedOrKept(outcomes, field, delivered(field))
  },
  60_000,
)

test("every hostile text in every other field at once is refused by field, and nothing breaks", async () => {
  const fields = ["email", "phone", "postcode", "price", "state", "partner", "thankYouPageRoute", "bestTime"]
  const everywhere = (text: string) => ({
    ...wire(),
    ...Object.fromEntries(fields.map(field => [field, text])),
    attribution: { utm_source: text, landingPath: text },
    reference_code: "",
    formStamp: text,
    turnstileToken: text,
  })
  const outcomes = await sendAll(text => asJson(everywhere(text)))
  expectHarmless(harness, outcomes)
  for (const { status, answer } of outcomes) {
    expect(status).toBe(422)
    expect(JSON.parse(answer).errors.map((error: { field: string }) => error.field)).toContain("state")
  }
}, 60_000)

test("every hostile text as the name of a field is refused as unknown", async () => {
  const outcomes = await sendAll(text => asJson({ ...wire(), [text]: "x" }))
  expectHarmless(harness, outcomes)
  for (const { status } of outcomes) expect(status).toBe(422)
}, 60_000)

test("a browser's form gets every hostile name back as text in a page, never as markup", async () => {
  const outcomes = await sendAll(text => asForm(wire({ name: text })))
  expectHarmless(harness, outcomes)
  for (const { status, answer } of outcomes) {
    expect([303, 422]).toContain(status)
    expect(answer).not.toMatch(MARKUP_THAT_ACTS)
  }
}, 60_000)
