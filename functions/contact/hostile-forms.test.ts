import { renderContactForm, renderFeedbackForm, renderUnsubscribeForm } from "../../src/documents/form-pages"
import { renderMessagePage } from "../../src/documents/message-page"
import { paths } from "../../src/domain/paths"
import { leadTestHarness } from "../../src/testing/use-lead-test-harness"
import { expectHarmless, expectRefusedOrKept, MARKUP_THAT_ACTS, sendHostile } from "../../src/testing/hostile-sendings"
import { keyHeader, postForm, postJson } from "../../src/harness/posts"
import { takeContact } from "./contact.mts"
import { takeFeedback } from "../feedback/feedback.mts"
import { unsubscribeAddress } from "../unsubscribe/unsubscribe.mts"

const harness = leadTestHarness()

const HANDLERS = {
  contact: takeContact(() => harness.ports, { renderForm: renderContactForm, renderMessagePage }),
  feedback: takeFeedback(() => harness.ports, { renderForm: renderFeedbackForm, renderMessagePage }),
  unsubscribe: unsubscribeAddress(() => harness.ports, { renderForm: renderUnsubscribeForm, renderMessagePage }),
}
type Form = keyof typeof HANDLERS

const FILLED: Record<Form, object> = {
  contact: { name: "Bo", email: "bo@example.com", message: "Hello" },
  feedback: { rating: "4" },
  unsubscribe: { email: "bo@example.com" },
}

let keys = 0
const key = () => keyHeader(`hostile-${String((keys += 1)).padStart(12, "0")}`)
const asJson = (form: Form, changes: object) => postJson(paths.api[form], { ...FILLED[form], ...changes }, key())
const asForm = (form: Form, changes: object) => postForm(paths.api[form], { ...FILLED[form], ...changes }, key())

/** What was delivered for `field` of `form`, by reference. */
const delivered = (form: Form, field: string): Map<string, string | null> =>
  new Map(harness.webhook.hits.map(hit => JSON.parse(hit.body).data).map(data => [data.id, data[form]?.[field]]))

const FIELDS = [
  ["contact", "name"],
  ["contact", "message"],
  ["feedback", "message"],
  ["feedback", "page"],
] as const

test.each(FIELDS)(
  "every hostile text as the %s form's %s is refused with a clear message at its field, or delivered equal to the normalised text",
  async (form, field) => {
    const outcomes = await sendHostile(harness, HANDLERS[form], text => asJson(form, { [field]: text }))
    expectHarmless(harness, outcomes)
    expectRefusedOrKept(outcomes, field, delivered(form, field))
  },
  60_000,
)

test("every hostile text as an address that wants no more email is refused at its field", async () => {
  const outcomes = await sendHostile(harness, HANDLERS.unsubscribe, text => asJson("unsubscribe", { email: text }))
  expectHarmless(harness, outcomes)
  for (const { status, answer } of outcomes) {
    expect(status).toBe(422)
    expect(JSON.parse(answer).errors).toMatchObject([{ field: "email" }])
  }
}, 60_000)

test.each(["contact", "feedback", "unsubscribe"] as const)(
  "every hostile text as the name of a field of the %s form is refused as unknown",
  async form => {
    const outcomes = await sendHostile(harness, HANDLERS[form], text => asJson(form, { [text]: "x" }))
    expectHarmless(harness, outcomes)
    for (const { status } of outcomes) expect(status).toBe(422)
  },
  60_000,
)

test.each([
  ["contact", { email: "none" }, "message"],
  ["feedback", { rating: "none" }, "message"],
  ["unsubscribe", {}, "email"],
] as const)(
  "a browser's plain %s form with a mistake gets every hostile text back as text in a page, never as markup",
  async (form, mistake, field) => {
    const outcomes = await sendHostile(harness, HANDLERS[form], text => asForm(form, { ...mistake, [field]: text }))
    expectHarmless(harness, outcomes)
    for (const { status, answer } of outcomes) {
      expect(status).toBe(422)
      expect(answer).not.toMatch(MARKUP_THAT_ACTS)
    }
  },
  60_000,
)
