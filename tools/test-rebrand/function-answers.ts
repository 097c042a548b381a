import { acceptQuoteOffer } from "../../functions/acceptance/acceptance.mts"
import { receiveContactMessage } from "../../functions/contact/contact.mts"
import { downloadUpload } from "../../functions/download/download.mts"
import { changeEnquiry } from "../../functions/enquiry/enquiry.mts"
import { receiveFeedback } from "../../functions/feedback/feedback.mts"
import { showLeadHealth } from "../../functions/health/health.mts"
import { answerPriceRequest } from "../../functions/prices/prices.mts"
import { showQuoteDocument } from "../../functions/quote-document/quote-document.mts"
import { showQuoteAsJson } from "../../functions/quote/quote.mts"
import { submitQuote } from "../../functions/quotes/submit-quote"
import { unsubscribeAddress } from "../../functions/unsubscribe/unsubscribe.mts"
import { showReport } from "../../functions/report/report.mts"
import { recordFollowUp } from "../../functions/follow-up/follow-up.mts"
import { followUnsubscribeLink } from "../../functions/unsubscribe-link/unsubscribe-link.mts"
import { emails } from "../../src/documents/emails/emails"
import { renderQuoteFormPage } from "../../src/documents/form-pages"
import { renderMessagePage } from "../../src/documents/message-page"
import { figures } from "../../src/domain/figures/published"
import { paths } from "../../src/domain/paths"
import { calculateQuoteOutcome } from "../../src/domain/quote/quote"
import { OUR_STATES, STATES } from "../../src/domain/states"
import { startLeadTestHarness, buildQuoteRequestBody } from "../../src/harness/lead-test-harness"
import {
  buildFormRequest,
  buildJsonRequest,
  buildFormQuoteRequest,
  buildJsonQuoteRequest,
} from "../../src/harness/posts"
import { ALERT_TEXTS } from "../../src/leads/core/alert-texts"
import { createReportPath } from "../../src/leads/core/links"
import type { LeadPorts } from "../../src/leads/core/ports"
import type { Handler } from "../../src/leads/http/edge"
import { createLeadMailer } from "../../src/leads/outbox/mail/lead-mailer"
import type { Mail } from "../../src/leads/outbox/mail/smtp-mail"
import { runScheduledLeadTasks } from "../../src/leads/outbox/sweep"
import { readFirmDetails } from "../../src/leads/production/env"
import type { SiteText } from "./site-texts"

const SALE = { propertyType: "house", price: "900000", stage: "looking" }
const PURCHASE = { ...SALE, side: "buying" }

const listJobsInState = (state: string) => [
  { state },
  { state, propertyType: "unit", stage: "signed", contractDate: "2026-11-20", settlementDate: "2026-12-18" },
  { state, side: "selling" },
  { state, side: "both", sale: { ...SALE, state } },
  // Has no automatic quote: a person calculates the price.
  { state, propertyType: "commercial" },
]

/** The functions run with a test store and a test webhook, and send no emails. */
export async function collectFunctionOutputTexts() {
  const harness = await startLeadTestHarness()
  const firm = readFirmDetails(".")
  const mails: Mail[] = []
  const here: LeadPorts = { ...harness.ports, firm, siteUrl: firm.url, apiUrl: firm.url, ownOrigins: [firm.url] }
  const mail = createLeadMailer({ ...here, emails, send: async one => void mails.push(one) })
  const getPorts = () => ({ ...here, mail })
  const answers: SiteText[] = []
  const documents: SiteText[] = []
  let visitors = 0

  const ask = async (handler: Handler, request: Request, params: { id?: string; token?: string } = {}) => {
    const answer = await handler(request, harness.call(params))
    const text = await answer.text()
    answers.push({ where: `${request.method} ${new URL(request.url).pathname} ${answer.status}`, text })
    return { status: answer.status, text }
  }
  const buildGet = (path: string) => new Request(new URL(path, firm.url))
  const buildPost = (path: string, fields: Record<string, string> = {}) =>
    new Request(new URL(path, firm.url), { method: "POST", body: new URLSearchParams(fields) })
  const form = submitQuote(getPorts, { renderForm: renderQuoteFormPage, renderMessagePage })
  const askForQuote = (changes: object) =>
    ask(form, buildJsonQuoteRequest(buildQuoteRequestBody(changes), `visitor-${(visitors += 1)}-of-a-rebranded-site`))
  const askForPrice = (changes: object) =>
    ask(
      answerPriceRequest(getPorts, { partnerOrigins: () => [], keys: [] }, (job, today) =>
        calculateQuoteOutcome(job, figures, today),
      ),
      buildJsonRequest(paths.api.prices, { ...PURCHASE, ...changes }, { origin: firm.url }),
    )

  await ask(form, buildGet(paths.api.quotes))
  await ask(form, buildFormQuoteRequest({ side: "buying" }))
  await ask(form, buildGet(`${paths.api.quotes}?side=selling`))
  await ask(form, new Request(new URL(paths.api.quotes, firm.url), { method: "DELETE" }))

  for (const state of OUR_STATES)
    for (const job of listJobsInState(state)) {
      const price = await askForPrice(job)
      if (price.status !== 200) throw new Error(`${JSON.stringify(job)} had the price ${price.status}: ${price.text}`)
      const { status, text } = await askForQuote(job)
      if (status !== 201) throw new Error(`${JSON.stringify(job)} was answered ${status}: ${text}`)
      const { id, enquiry }: { id: string; enquiry: string } = JSON.parse(text)
      await visitQuote(id, enquiry)
    }

  async function visitQuote(id: string, enquiry: string): Promise<void> {
    await ask(showQuoteAsJson(getPorts), buildGet(paths.api.quote(id)), { id })
    const { text } = await ask(showQuoteDocument(getPorts), buildGet(paths.document(id)), { id })
    documents.push({ where: paths.document(id), text })
    await ask(acceptQuoteOffer(getPorts), buildJsonRequest(paths.api.acceptance(id), {}), { id })
    const change = changeEnquiry(getPorts)
    const token = enquiry.split("/").at(-1) ?? ""
    await ask(change, buildGet(enquiry), { token })
    await ask(change, buildPost(enquiry, { change: "details", email: "no address" }), { token })
    await ask(change, buildPost(enquiry, { change: "withdraw" }), { token })
    await ask(change, buildGet(`${enquiry}?done=yes`), { token })
  }

  for (const state of STATES.filter(one => !OUR_STATES.includes(one))) {
    await askForPrice({ state })
    await askForQuote({ state })
    await ask(form, buildFormQuoteRequest(buildQuoteRequestBody({ state })))
  }

  const unknown = "abcdefghijklmnopqrstuv"
  await ask(showQuoteDocument(getPorts), buildGet(paths.document(unknown)), { id: unknown })
  await ask(acceptQuoteOffer(getPorts), buildPost(paths.api.acceptance(unknown)), { id: unknown })
  await ask(changeEnquiry(getPorts), buildGet(paths.enquiry("forged")), { token: "forged" })
  await ask(followUnsubscribeLink(getPorts), buildGet(paths.unsubscribeLink("forged")), { token: "forged" })
  await ask(recordFollowUp(getPorts), buildGet(paths.followUp("forged")), { token: "forged" })
  await ask(downloadUpload(getPorts), buildGet(paths.download("forged")), { token: "forged" })

  const report = createReportPath(harness.ports, harness.now())
  await ask(showReport(getPorts), buildGet(report), { token: report.split("/").at(-1) })

  const { name, email, contactBy, phone } = buildQuoteRequestBody()
  const contact = receiveContactMessage(getPorts)
  await ask(contact, buildFormRequest(paths.api.contact, { name }))
  await ask(contact, buildFormRequest(paths.api.contact, { name, email, contactBy, phone, message: "A question" }))
  const feedback = receiveFeedback(getPorts)
  await ask(feedback, buildFormRequest(paths.api.feedback, { message: "Clear" }))
  await ask(feedback, buildFormRequest(paths.api.feedback, { rating: "4", message: "Clear" }))
  await harness.settle()
  await runScheduledLeadTasks(getPorts())
  await harness.settle()

  const [unsubscribeLink] = mails.map(({ headers }) => /<(.+)>/.exec(headers?.["List-Unsubscribe"] ?? "")?.[1])
  if (unsubscribeLink === undefined) throw new Error("no email was sent to a visitor")
  const token = unsubscribeLink.split("/").at(-1) ?? ""
  const follow = followUnsubscribeLink(getPorts)
  await ask(follow, buildGet(unsubscribeLink), { token })
  await ask(follow, buildPost(unsubscribeLink), { token })
  const unsubscribe = unsubscribeAddress(getPorts)
  await ask(unsubscribe, buildFormRequest(paths.api.unsubscribe, { email: "none" }))
  await ask(unsubscribe, buildFormRequest(paths.api.unsubscribe, { email }))
  await ask(showLeadHealth(getPorts, null), buildGet("/api/health"))
  await harness.settle()

  const emailTexts = mails.flatMap(({ subject, text, html = "", attachments = [] }) => {
    const where = `email "${subject}"`
    return [
      { where, text: `${subject}\n${text}` },
      { where: `${where} as HTML`, text: html },
      ...attachments.map(({ filename, content }) => ({ where: `${where}, ${filename}`, text: content })),
    ]
  })
  const alerts = Object.entries(ALERT_TEXTS).map(([kind, text]) => ({
    where: `alert "${kind}"`,
    text: text({ count: 2, minutes: 90 }),
  }))
  const events = harness.webhook.hits.map(({ body }) => ({ where: "event", text: body }))
  await harness.stop()
  return { answers, emails: [...emailTexts, ...alerts], documents, events }
}
