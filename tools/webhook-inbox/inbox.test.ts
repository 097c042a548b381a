import { request } from "node:http"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { Webhook } from "standardwebhooks"
import { startMailServer } from "../../src/harness/mail-server"
import { createTemporaryFolder } from "../../src/testing/build-folder"
import { createSmtpSender } from "../../src/leads/outbox/mail/smtp-mail"
import { startWebhookInbox, type Inbox } from "./inbox"

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`
const OTHER_SECRET = `whsec_${Buffer.alloc(32, 8).toString("base64")}`

let inbox: Inbox
beforeEach(async () => {
  inbox = await startWebhookInbox({ port: 0, secret: SECRET })
})
afterEach(() => inbox.stop())

function sendSignedEvent(id: string, data: object, secret = SECRET): Promise<Response> {
  const now = new Date()
  const body = JSON.stringify({ type: "quote.requested.v1", timestamp: now.toISOString(), data })
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  }
  return fetch(inbox.url, { method: "POST", headers, body })
}

const setAnswerStatus = (status: number): Promise<Response> =>
  fetch(`${inbox.url}/answer`, { method: "PUT", body: JSON.stringify({ status }) })
const fetchEvents = async (): Promise<unknown> => (await fetch(`${inbox.url}/events`)).json()

test.each([
  ["the secret", SECRET, true],
  ["another secret", OTHER_SECRET, false],
])("an event signed with %s is taken, and shown as verified: %s", async (_, secret, isVerified) => {
  expect((await sendSignedEvent("a1", { name: "Mai" }, secret)).status).toBe(200)
  const event = { id: "a1", type: "quote.requested.v1", timestamp: expect.any(String), data: { name: "Mai" } }
  expect(await fetchEvents()).toEqual([{ ...event, verified: isVerified, attempts: 1, taken: true }])
})

test("told to answer 500 it does so until told otherwise, and counts the attempts of one event", async () => {
  await setAnswerStatus(500)
  expect((await sendSignedEvent("a1", {})).status).toBe(500)
  expect(await fetchEvents()).toEqual([expect.objectContaining({ attempts: 1, taken: false })])
  await setAnswerStatus(200)
  expect((await sendSignedEvent("a1", {})).status).toBe(200)
  expect(await fetchEvents()).toEqual([expect.objectContaining({ attempts: 2, taken: true })])
})

test("the page shows what a visitor typed as text, never as markup", async () => {
  await sendSignedEvent("a1", { request: { name: "<img src=x onerror=alert(1)>" } })
  const page = await (await fetch(inbox.url)).text()
  expect(page).toContain("<dd>&lt;img src=x onerror=alert(1)&gt;</dd>")
  expect(page).not.toContain("<img")
})

test("forgotten events are gone", async () => {
  await sendSignedEvent("a1", {})
  await fetch(`${inbox.url}/events`, { method: "DELETE" })
  expect(await fetchEvents()).toEqual([])
})

test("an inbox with a file shows after a restart what it had taken", async () => {
  const file = join(createTemporaryFolder(), "deep", "inbox.json")
  const restart = async () => {
    await inbox.stop()
    inbox = await startWebhookInbox({ port: 0, secret: SECRET, file })
  }
  await restart()
  await sendSignedEvent("a1", { name: "Mai" })
  await restart()
  expect(await fetchEvents()).toEqual([expect.objectContaining({ id: "a1", verified: true, attempts: 1 })])
  await fetch(`${inbox.url}/events`, { method: "DELETE" })
  await restart()
  expect(await fetchEvents()).toEqual([])
})

test("an email that the site sends is shown as text and, when it's opened, as HTML that runs no script", async () => {
  const mails = await startMailServer({ onMail: inbox.addEmail })
  await createSmtpSender(mails.url, { name: "Sample Firm", address: "hello@example.com" })({
    ...{ to: "office@example.com", subject: "Call <Mai>", text: "Hello & welcome", html: "<p>Hello</p>" },
    attachments: [{ filename: "contact.vcf", contentType: "text/vcard", content: "x" }],
  })
  await mails.stop()
  const page = await (await fetch(inbox.url)).text()
  for (const words of ["<h2>Call &lt;Mai&gt;</h2>", "To office@example.com, contact.vcf", "Hello &amp; welcome"])
    expect(page).toContain(words)
  const answer = await fetch(`${inbox.url}/emails/0`)
  expect((await answer.text()).trim()).toBe("<p>Hello</p>")
  expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none';.* sandbox /)
  expect((await fetch(`${inbox.url}/emails/1`)).status).toBe(404)
})

test("what is not an event is refused and not kept", async () => {
  expect((await fetch(inbox.url, { method: "POST", body: "hello" })).status).toBe(400)
  expect(await fetchEvents()).toEqual([])
})

/** `fetch` would set Host and Origin itself. */
function sendRequest(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = "",
): Promise<[number, string]> {
  const { port } = new URL(inbox.url)
  return new Promise((resolve, reject) => {
    const clientRequest = request({ host: "127.0.0.1", port, path, method, headers }, async response =>
      resolve([response.statusCode ?? 0, await text(response)]),
    )
    clientRequest.on("error", reject)
    clientRequest.end(body)
  })
}

test("the inbox answers to either name of this machine, and its own page may ask", async () => {
  const { port } = new URL(inbox.url)
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `LOCALHOST:${port}`]) {
    expect((await sendRequest("GET", "/events", { host }))[0]).toBe(200)
    expect((await sendRequest("DELETE", "/events", { host, origin: inbox.url }))[0]).toBe(204)
  }
})

test.each([
  ["another name for this machine", { host: "evil.example" }],
  ["another port", { host: "localhost:1" }],
  ["a page of another site", { origin: "http://evil.example" }],
  ["a page without an origin of its own", { origin: "null" }],
  ["a page of another server of this machine", { origin: "http://localhost:1" }],
])("%s neither reads, forgets nor adds leads, nor says what the inbox answers", async (_, row) => {
  await sendSignedEvent("a1", { name: "Mai" })
  const { host, port } = new URL(inbox.url)
  const otherHeaders: { host?: string; origin?: string } = row
  const headers = {
    ...otherHeaders,
    host: !otherHeaders.host ? host : /:/.test(otherHeaders.host) ? otherHeaders.host : `${otherHeaders.host}:${port}`,
  }
  const answers = [
    await sendRequest("GET", "/", headers),
    await sendRequest("GET", "/events", headers),
    await sendRequest("DELETE", "/events", headers),
    await sendRequest("PUT", "/answer", headers, '{"status":500}'),
    await sendRequest(
      "POST",
      "/",
      headers,
      JSON.stringify({ type: "quote.requested.v1", timestamp: "2026-11-21", data: {} }),
    ),
  ]
  expect(answers.map(([status]) => status)).toEqual([403, 403, 403, 403, 403])
  expect(answers.join()).not.toContain("Mai")
  expect(await fetchEvents()).toEqual([expect.objectContaining({ id: "a1" })])
  expect((await sendSignedEvent("a2", {})).status).toBe(200)
})
