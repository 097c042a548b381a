import { paths } from "../../src/domain/paths"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { buildQuoteRequestBody, SITE } from "../../src/harness/lead-test-harness"
import { buildFormRequest, buildJsonRequest } from "../../src/harness/posts"
import { renderQuoteFormPage } from "../../src/documents/form-pages"
import { renderMessagePage } from "../../src/documents/message-page"
import type { Handler } from "../../src/leads/http/edge"
import type { Ports } from "../../src/leads/core/ports"
import { receiveFeedback } from "../feedback/feedback.mts"
import { submitQuote } from "../quotes/submit-quote"
import { unsubscribeAddress } from "../unsubscribe/unsubscribe.mts"
import { receiveContactMessage } from "./contact.mts"

const harness = setUpLeadTestHarness()

const buildContactFields = (changes: object = {}) => ({
  name: "Zephyrine Quokka",
  email: "zephyrine@private.example",
  contactBy: "call",
  phone: "0491 570 006",
  message: "The one with the lighthouse",
  ...changes,
})

const postContactForm = (fields = buildContactFields()) => buildFormRequest(paths.api.contact, fields)

const sendContactMessage = (request: Request) =>
  harness.recordAccepted(receiveContactMessage(() => harness.ports))(request, harness.call())

test("without a key a double click is one message", async () => {
  await Promise.all([sendContactMessage(postContactForm()), sendContactMessage(postContactForm())])
  await harness.settle()
  expect(harness.blobs.keys("lead")).toHaveLength(1)
  expect(harness.webhook.hits).toHaveLength(1)
})

test("a honeypot that was filled in holds the message for a person, and its sender is answered as usual", async () => {
  const request = buildJsonRequest(paths.api.contact, buildContactFields({ reference_code: "bot" }))
  expect((await sendContactMessage(request)).status).toBe(201)
  await harness.settle()
  expect(harness.webhook.hits).toEqual([])
  expect(harness.blobs.keys("held")).toHaveLength(1)
})

test("a browser's plain form with a mistake comes back filled in, with the summary, and status 422", async () => {
  const answer = await sendContactMessage(postContactForm(buildContactFields({ email: "zephyrine@private" })))
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('<a href="#contact-form-email">')
  expect(html).toContain('value="zephyrine@private"')
  expect(html).toContain("The one with the lighthouse")
  expect(html).toContain("<title>Error: ")
})

test("a plain form tells the campaign and the partner in its page's address, also when it came back once", async () => {
  const page = `${SITE}/contact-us?utm_source=news&gclid=g1&partner=acme`
  const again = await sendContactMessage(
    buildFormRequest(paths.api.contact, buildContactFields({ email: "zephyrine@private" }), { referer: page }),
  )
  const hiddenFields = (await again.text()).matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  const savedFields = Object.fromEntries([...hiddenFields].map(([, name, value]) => [name, value]))
  await sendContactMessage(
    buildFormRequest(
      paths.api.contact,
      { ...buildContactFields(), ...savedFields },
      { referer: SITE + paths.api.contact },
    ),
  )
  await harness.settle()
  const attribution = { landingPath: "/contact-us", utm_source: "news", gclid: "g1", partnerPath: "/contact-us" }
  const contact = { partner: "acme", attribution }
  expect(harness.webhook.hits.map(harness.verified)).toMatchObject([{ data: { contact } }])
})

test("a post from another site is refused", async () => {
  const request = buildJsonRequest(paths.api.contact, {}, { origin: "https://evil.example" })
  expect((await sendContactMessage(request)).status).toBe(403)
})

const receiveQuoteRequest = (ports: Ports): Handler =>
  submitQuote(ports, { renderForm: renderQuoteFormPage, renderMessagePage })

type PlainForm = [path: string, (ports: Ports) => Handler, fields: object, mistake: object, next: RegExp]

// A change of an enquiry is redirected when it's refused too, since it has a page of its own.
test.each<PlainForm>([
  [paths.api.contact, receiveContactMessage, buildContactFields(), { email: "x" }, /\/contact-us\/thank-you$/],
  [paths.api.feedback, receiveFeedback, { rating: "4" }, { rating: "6" }, /\/feedback\/thank-you$/],
  [paths.api.unsubscribe, unsubscribeAddress, { email: "a@private.example" }, { email: "a" }, /\/unsubscribe-success$/],
  [paths.api.quotes, receiveQuoteRequest, buildQuoteRequestBody(), { email: "x" }, /\/quotes\/[\w-]+\/document$/],
])(
  "a plain form to %s with a mistake is answered 422 with the summary focused, and without one 303",
  async (...form) => {
    const [path, createHandler, fields, mistake, next] = form
    const post = (all: object) => createHandler(() => harness.ports)(buildFormRequest(path, all), harness.call())
    const refusal = await post({ ...fields, ...mistake })
    expect([refusal.status, refusal.headers.get("location")]).toEqual([422, null])
    expect(await refusal.text()).toMatch(/<div[^>]* autofocus=""[^>]*><h2[^>]*>There’s a problem</)
    const answer = await post(fields)
    expect([answer.status, answer.headers.get("location")]).toEqual([303, expect.stringMatching(next)])
  },
)
