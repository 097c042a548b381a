import { setUpLeadTestHarness } from "./set-up-lead-test-harness"
import { startMailTestHarness } from "./mail-test-harness"
import { QUOTE_ID, seedQuote } from "./seed-quote"
import { SITE } from "../harness/lead-test-harness"
import { createEnquiryPath } from "../leads/core/links"
import { changeEnquiry } from "../../functions/enquiry/enquiry.mts"

export const EMAIL = "zephyrine@private.example"

export const ASKER = {
  ...{ name: "Zephyrine Quokka", email: EMAIL, contactBy: "call", bestTime: null },
  phone: { typed: "0491 570 006", e164: "+61491570006" },
}

export const harness = setUpLeadTestHarness(startMailTestHarness)
export let lead: string
/** The path of the signed link to the enquiry of a quote that's stored before each test. */
export let path: string
beforeEach(async () => {
  lead = await seedQuote(harness)
  path = createEnquiryPath(harness.ports, QUOTE_ID, harness.ports.now())
})

export const requestEnquiryPage = (to: string, init: RequestInit = {}) =>
  harness.recordAccepted(changeEnquiry(() => harness.ports))(
    new Request(SITE + to, init),
    harness.call({ token: new URL(SITE + to).pathname.split("/")[2] }),
  )
export const postEnquiryForm = (fields: Record<string, string>, to = path) =>
  requestEnquiryPage(to, { method: "POST", body: new URLSearchParams(fields) })
export const listEvents = async () => {
  await harness.settle()
  return harness.webhook.hits.map(harness.verified)
}
export const readStoredRequest = async () => JSON.stringify(await harness.ports.store.get("lead", lead))
