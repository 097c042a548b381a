import { CAMPAIGN_KEYS } from "../../src/domain/lead/quote-request-types"
import { paths } from "../../src/domain/paths"
import { SITE } from "../../src/harness/lead-test-harness"
import { buildJsonRequest } from "../../src/harness/posts"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { runScheduledLeadTasks } from "../../src/leads/outbox/sweep"
import { startMailTestHarness } from "../../src/testing/mail-test-harness"
import { TYPED_BY_STRANGERS } from "../../src/testing/typed-names"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { acceptQuoteOffer } from "../acceptance/acceptance.mts"
import { receiveContactMessage } from "../contact/contact.mts"
import { changeEnquiry } from "../enquiry/enquiry.mts"
import { receiveFeedback } from "../feedback/feedback.mts"
import { showQuoteDocument } from "../quote-document/quote-document.mts"
import { showQuoteAsJson } from "../quote/quote.mts"

const harness = setUpLeadTestHarness(startMailTestHarness)
const getPorts = () => harness.ports

/** A word in every text below, so that no part of a text gets out unnoticed. */
const SIGN = /quokka/i

/** Every fifth text, to save time. Another test checks with all texts which names are repeated. */
const TEXTS = Object.values(TYPED_BY_STRANGERS)
  .filter((_, n) => n % 5 === 0)
  .map(text => `Quokka ${text}`.slice(0, 200))

/** Everything about a signed purchase that someone can type as they like, or write into a link. */
function fillEveryRequestField(text: string) {
  const visit = Object.fromEntries(["landingPath", "referrerHost", ...CAMPAIGN_KEYS].map(key => [key, text]))
  const page = { partnerPath: text, embedPage: "https://quokka.example/", variant: text }
  return {
    ...{ name: text, note: text, phone: text.slice(0, 60), contactBy: "email", partner: "quokka-pay-now" },
    ...{ formVersion: text.slice(0, 100), ratesVersion: text.slice(0, 100) },
    ...{ stage: "signed", contractDate: "2026-11-20", settlementDate: "2027-01-15" },
    attribution: { ...visit, ...page, firstTouch: visit, lastTouch: visit },
  }
}

/** Every email that was sent, with its attachments as text. */
const listEmailTexts = () =>
  harness.smtp.posted.map(({ email: { subject, text, html, to, attachments } }) =>
    JSON.stringify([
      ...[subject, text, html, to],
      ...attachments.map(({ filename, content }) => [
        filename,
        typeof content === "string" ? content : new TextDecoder().decode(content),
      ]),
    ]),
  )

test("what's typed wherever a quote request takes text is in no email, calendar file, document, page or answer", async () => {
  for (const [n, text] of TEXTS.entries()) {
    const answer = await harness.ask({ ...fillEveryRequestField(text), email: `visitor-${n}@private.example` })
    const json = await answer.text()
    const { id, enquiry } = JSON.parse(json)
    const createGetRequest = (path: string) => new Request(SITE + path)
    const call = harness.call({ id, token: enquiry.split("/").at(-1) })
    const pages = await Promise.all([
      showQuoteDocument(getPorts)(createGetRequest(paths.document(id)), call),
      showQuoteAsJson(getPorts)(createGetRequest(paths.api.quote(id)), call),
      changeEnquiry(getPorts)(createGetRequest(enquiry), call),
      acceptQuoteOffer(getPorts)(buildJsonRequest(paths.api.acceptance(id), {}), call),
    ])
    expect([answer, ...pages].map(({ status }) => status)).toEqual([201, 200, 200, 200, 201])
    for (const one of pages) expect(await one.text()).not.toMatch(SIGN)
    expect(json).not.toMatch(SIGN)
  }
  await harness.settle()
  const ofEach = ["Your quote from Sample Firm", "You’ve accepted our quote"].map(subject =>
    harness.smtp.posted.filter(({ email }) => email.subject === subject),
  )
  expect(ofEach.map(({ length }) => length)).toEqual([TEXTS.length, TEXTS.length])
  expect(ofEach[0]?.map(({ email }) => email.attachments.length)).toEqual(TEXTS.map(() => 1))
  expect(listEmailTexts().filter(one => SIGN.test(one))).toEqual([])
  expect(JSON.stringify([harness.logged, harness.alerted])).not.toMatch(SIGN)
}, 30_000)

test("what's typed as a corrected name isn't in the email that still waits, nor in the one about the change", async () => {
  harness.smtp.behave({ recipient: 450 })
  for (const [n, text] of TEXTS.entries()) {
    const { id } = await (await harness.ask({ name: "Ada", email: `wrong-${n}@private.example` })).json()
    const change = { change: "details", name: text, note: text, email: `right-${n}@private.example` }
    expect((await createQuoteTestDriver(harness).change(id, change)).status).toBe(201)
  }
  harness.smtp.behave("take")
  harness.pass(7 * 60_000)
  await runScheduledLeadTasks(harness.ports)
  // The address from before is told of the change.
  const recipients = ["right", "wrong"].flatMap(name => TEXTS.map((_, n) => `${name}-${n}@private.example`))
  expect(harness.smtp.posted.map(({ to }) => to).sort()).toEqual(recipients)
  expect(listEmailTexts().filter(one => SIGN.test(one))).toEqual([])
}, 30_000)

test("whoever writes to the firm, or about the site, is sent nothing, and answered without what they typed", async () => {
  for (const [n, text] of TEXTS.entries()) {
    const trace = { idempotencyKey: `stranger-${n}-0123456789` }
    const message = { ...trace, name: text, email: `quokka-${n}@private.example`, message: text }
    const feedback = { ...trace, rating: "1", page: text, message: text, email: `quokka-${n}@private.example` }
    const answers = await Promise.all([
      receiveContactMessage(getPorts)(buildJsonRequest(paths.api.contact, message), harness.call()),
      receiveFeedback(getPorts)(buildJsonRequest(paths.api.feedback, feedback), harness.call()),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    for (const answer of answers) expect(await answer.text()).not.toMatch(SIGN)
  }
  await harness.settle()
  expect(harness.smtp.connections()).toBe(0)
}, 30_000)
