import { emails } from "../../src/documents/emails/emails"
import { paths } from "../../src/domain/paths"
import { createLeadMailer } from "../../src/leads/outbox/mail/lead-mailer"
import { createSmtpSender } from "../../src/leads/outbox/mail/smtp-mail"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { FIRM, SITE } from "../../src/harness/lead-test-harness"
import { startMailTestHarness } from "../../src/testing/mail-test-harness"
import { receiveContactMessage } from "../contact/contact.mts"

/** The origin where browsers find the functions. The pages are at `SITE`. */
const API = "https://api.example.net"

const harness = setUpLeadTestHarness(startMailTestHarness)

const MESSAGE = {
  name: "Zephyrine Quokka",
  email: "zephyrine@private.example",
  contactBy: "email",
  message: "The one with the lighthouse",
}

const postContactFromOrigin = (origin: string, site: "cross-site" | "same-origin" = "cross-site") =>
  harness.recordAccepted(receiveContactMessage(() => harness.ports))(
    new Request(API + paths.api.contact, {
      method: "POST",
      headers: { origin, "sec-fetch-site": site },
      body: new URLSearchParams(MESSAGE),
    }),
    harness.call(),
  )

test("a plain form in a page of ours is taken at another origin, and leads back to the site", async () => {
  const answer = await postContactFromOrigin(SITE)
  expect(answer.status).toBe(303)
  expect(answer.headers.get("location")).toBe(`${SITE}/contact-us/thank-you`)
})

test("a form that the function itself has drawn is taken there, and leads on there", async () => {
  const answer = await postContactFromOrigin(API, "same-origin")
  expect(answer.status).toBe(303)
  expect(answer.headers.get("location")).toBe("/contact-us/thank-you")
})

test("the marketers' event and the email to the visitor link to where the functions answer", async () => {
  const own = { ...harness.ports, apiUrl: API }
  const send = createSmtpSender(harness.smtp.url, { name: FIRM.name, address: FIRM.email })
  const { id, enquiry } = await (
    await harness.ask({}, { ...own, mail: createLeadMailer({ ...own, emails, send }) })
  ).json()
  expect(JSON.parse(harness.webhook.hits[0]?.body ?? "null").data.documentUrl).toBe(`${API}/quotes/${id}/document`)
  const { email } = harness.smtp.posted[0] ?? {}
  expect(email?.headers.find(({ key }) => key === "list-unsubscribe")?.value).toContain(`<${API}/u/`)
  for (const link of [`${API}/quotes/${id}/document`, API + enquiry]) expect(email?.html).toContain(link)
})
