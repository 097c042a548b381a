import { paths } from "../../src/domain/paths"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { SITE } from "../../src/harness/lead-test-harness"
import { KEY, buildIdempotencyHeader, buildFormRequest, buildJsonRequest } from "../../src/harness/posts"
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

const postAsJson = (body: unknown = buildContactFields(), key: string | null = KEY) =>
  buildJsonRequest(paths.api.contact, body, buildIdempotencyHeader(key))
const postContactForm = (fields = buildContactFields()) => buildFormRequest(paths.api.contact, fields)

const sendContactMessage = (request = postAsJson()) =>
  harness.recordAccepted(receiveContactMessage(() => harness.ports))(request, harness.call())

test("a message is answered 201 with its reference and the thank-you page, and the marketers get it signed", async () => {
  const answer = await sendContactMessage()
  expect(answer.status).toBe(201)
  const body = await answer.json()
  expect(body).toEqual({ id: expect.stringMatching(/^r[\w-]{22}$/), next: "/contact-us/thank-you" })
  await harness.settle()
  expect(harness.webhook.hits.map(harness.verified)).toEqual([
    {
      type: "contact.sent.v1",
      timestamp: "2026-11-21T02:00:00.000Z",
      data: {
        id: body.id,
        kept: true,
        suspicions: [],
        contact: {
          ...buildContactFields(),
          phone: { typed: "0491 570 006", e164: "+61491570006" },
          attribution: {},
          formVersion: null,
        },
      },
    },
  ])
})

test("without a key a double click is one message", async () => {
  await Promise.all([sendContactMessage(postContactForm()), sendContactMessage(postContactForm())])
  await harness.settle()
  expect(harness.blobs.keys("lead")).toHaveLength(1)
  expect(harness.webhook.hits).toHaveLength(1)
})

test("a honeypot that was filled in holds the message for a person, and its sender is answered as usual", async () => {
  expect((await sendContactMessage(postAsJson(buildContactFields({ reference_code: "bot" })))).status).toBe(201)
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
