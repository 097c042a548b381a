import { renderQuoteFormPage } from "../../src/documents/form-pages"
import { renderMessagePage } from "../../src/documents/message-page"
import { paths } from "../../src/domain/paths"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import {
  expectNoHarmDone,
  expectTextsRefusedOrStored,
  MARKUP_THAT_ACTS,
  sendEachHostileText,
} from "../../src/testing/hostile-sendings"
import { buildQuoteRequestBody } from "../../src/harness/lead-test-harness"
import { buildIdempotencyHeader, buildFormRequest, buildJsonRequest } from "../../src/harness/posts"
import { receiveContactMessage } from "../contact/contact.mts"
import { receiveFeedback } from "../feedback/feedback.mts"
import { unsubscribeAddress } from "../unsubscribe/unsubscribe.mts"
import { submitQuote } from "./submit-quote"

const harness = setUpLeadTestHarness()
const getPorts = () => harness.ports

/** Handlers by the last part of their address. */
const HANDLERS = {
  quotes: submitQuote(getPorts, { renderForm: renderQuoteFormPage, renderMessagePage }),
  contact: receiveContactMessage(getPorts),
  feedback: receiveFeedback(getPorts),
  unsubscribe: unsubscribeAddress(getPorts),
}
type Form = keyof typeof HANDLERS

const FILLED: Record<Form, object> = {
  quotes: buildQuoteRequestBody(),
  contact: { name: "Bo", email: "bo@example.com", message: "Hello" },
  feedback: { rating: "4" },
  unsubscribe: { email: "bo@example.com" },
}

let keys = 0
/** Sends every hostile text in a form, in the fields that `place` makes of it, and checks that nothing breaks. */
async function sendHostileTexts(
  form: Form,
  place: (text: string) => object,
  post: typeof buildFormRequest = buildJsonRequest,
) {
  const outcomes = await sendEachHostileText(harness, HANDLERS[form], text => {
    const key = buildIdempotencyHeader(`hostile-${String((keys += 1)).padStart(12, "0")}`)
    return post(paths.api[form], { ...FILLED[form], ...place(text) }, key)
  })
  expectNoHarmDone(harness, outcomes)
  return outcomes
}

/** The delivered values of `field` of `form`, by reference. */
const getSentValues = (form: Form, field: string): Map<string, string | null> => {
  const events = harness.webhook.hits.map(hit => JSON.parse(hit.body).data)
  return new Map(events.map(data => [data.id, data[form === "quotes" ? "request" : form]?.[field]]))
}

test.each([
  ["quotes", "name"],
  ["quotes", "note"],
  ["contact", "name"],
  ["contact", "message"],
  ["feedback", "message"],
  ["feedback", "page"],
] as const)(
  "every hostile text as the %s form's %s is refused with a clear message at its field, or delivered equal to the normalised text",
  async (form, field) => {
    expectTextsRefusedOrStored(
      await sendHostileTexts(form, text => ({ [field]: text })),
      field,
      getSentValues(form, field),
    )
  },
  60_000,
)

const fillEveryField = (text: string) => ({
  ...{ email: text, phone: text, postcode: text, price: text, state: text, partner: text, bestTime: text },
  ...{ thankYouPageRoute: text, formStamp: text, turnstileToken: text, reference_code: "" },
  attribution: { utm_source: text, landingPath: text },
})

test.each([
  ["in every other field of a quote request at once", "quotes", fillEveryField, "state"],
  ["as an address that wants no more email", "unsubscribe", (email: string) => ({ email }), "email"],
] as const)(
  "every hostile text %s is refused by field, and nothing breaks",
  async (_, form, place, field) => {
    for (const { status, answer } of await sendHostileTexts(form, place)) {
      expect(status).toBe(422)
      expect(JSON.parse(answer).errors.map((error: { field: string }) => error.field)).toContain(field)
    }
  },
  60_000,
)

test.each(["quotes", "contact", "feedback", "unsubscribe"] as const)(
  "every hostile text as the name of a field of the %s form is refused as unknown",
  async form => {
    for (const { status } of await sendHostileTexts(form, text => ({ [text]: "x" }))) expect(status).toBe(422)
  },
  60_000,
)

test.each([
  ["quotes", { email: "none" }, "name"],
  ["contact", { email: "none" }, "message"],
  ["feedback", { rating: "none" }, "message"],
  ["unsubscribe", {}, "email"],
] as const)(
  "a browser's plain %s form with a mistake gets every hostile text back as text in a page, never as markup",
  async (form, mistake, field) => {
    for (const { status, answer } of await sendHostileTexts(
      form,
      text => ({ ...mistake, [field]: text }),
      buildFormRequest,
    )) {
      expect(status).toBe(422)
      expect(answer).not.toMatch(MARKUP_THAT_ACTS)
    }
  },
  60_000,
)
