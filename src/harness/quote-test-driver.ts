import { acceptQuoteOffer } from "../../functions/acceptance/acceptance.mts"
import { changeEnquiry } from "../../functions/enquiry/enquiry.mts"
import { submitQuote, type priceQuoteRequest } from "../../functions/quotes/submit-quote"
import type { Figures } from "../domain/figures/figures"
import { paths } from "../domain/paths"
import { createEnquiryPath } from "../leads/core/links"
import type { LeadPorts } from "../leads/core/ports"
import type { FormPages } from "../leads/http/receive"
import { QUOTE, buildQuoteRequestBody, type LeadTestHarness } from "./lead-test-harness"
import { buildJsonRequest, buildJsonQuoteRequest } from "./posts"

export type QuoteTestDriver = ReturnType<typeof createQuoteTestDriver>

type SendOptions = { ports?: LeadPorts; price?: typeof priceQuoteRequest; ip?: string }

/** Stand-ins for the pages, each with a single line of text. */
const PAGES: FormPages = {
  renderForm: ({ errors }) => `form: ${errors.map(({ field }) => field).join()}`,
  renderMessagePage: ({ title, text, firm }) => `${title}. ${text} ${firm.phone.display}`,
}

const priceEveryJobAlike: typeof priceQuoteRequest = () => ({ outcome: "quoted", quote: QUOTE })

/** Creates a driver that sends visitors' requests to a harness through the functions' real handlers. */
export function createQuoteTestDriver(harness: LeadTestHarness) {
  let visitors = 0

  /** Handles a request. Every job costs the same unless `price` is given. */
  const handleQuoteRequest = (
    request: Request,
    { ports = harness.ports, price = priceEveryJobAlike, ip }: SendOptions = {},
  ): Promise<Response> => harness.recordAccepted(submitQuote(() => ports, PAGES, price))(request, harness.call({ ip }))

  const createVisitorKey = () => `visitor-${(visitors += 1)}-of-this-harness`

  /** Sends a request. Each comes from a different visitor unless a key is given. */
  const sendQuoteRequest = (key = createVisitorKey(), ports = harness.ports): Promise<Response> =>
    handleQuoteRequest(buildJsonQuoteRequest(undefined, key), { ports })

  const sendAndAwaitDelivery = async (changes: object = {}): Promise<Response> => {
    const answer = await handleQuoteRequest(buildJsonQuoteRequest(buildQuoteRequestBody(changes), createVisitorKey()))
    await harness.settle()
    return answer
  }

  return {
    take: handleQuoteRequest,
    send: sendQuoteRequest,
    /** Sends a request with these changes, as a different visitor each time, and waits until its delivery was tried. */
    sendAndSettle: sendAndAwaitDelivery,
    /** Does the same for a request that must be accepted. @returns its id. */
    ask: async (changes: object = {}): Promise<string> => {
      const answer = await sendAndAwaitDelivery(changes)
      if (answer.status !== 201) throw new Error(`answered ${answer.status}`)
      return String((await answer.json()).id)
    },
    /** Sends requests as if the process ended before any delivery. @returns their webhook-ids. */
    sendAndDie: async (howMany = 1): Promise<string[]> => {
      const before = harness.blobs.keys("pending")
      const webhooks = harness.ports.webhooks.map(webhook => ({ ...webhook, deliver: null }))
      const dying = { ...harness.ports, deliver: null, webhooks }
      await Promise.all(Array.from({ length: howMany }, () => sendQuoteRequest(undefined, dying)))
      await harness.settle()
      return harness.blobs.keys("pending").filter(key => !before.includes(key))
    },
    /** Accepts a quote by its id, and waits for work that continues after the response. */
    accept: async (id: string, body: object = {}, figures?: Figures): Promise<Response> => {
      const handler = acceptQuoteOffer(() => harness.ports, figures)
      const answer = await harness.recordAccepted(handler)(
        buildJsonRequest(paths.api.acceptance(id), body),
        harness.call({ id }),
      )
      await harness.settle()
      return answer
    },
    /** Changes or withdraws a request by the quote's id, and waits for work that continues after the response. */
    change: async (id: string, body: object): Promise<Response> => {
      const path = createEnquiryPath(harness.ports, id, harness.ports.now())
      const call = harness.call({ token: path.split("/")[2] })
      const answer = await changeEnquiry(() => harness.ports)(buildJsonRequest(path, body), call)
      await harness.settle()
      return answer
    },
  }
}
