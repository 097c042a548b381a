import { Webhook } from "standardwebhooks"
import { startInbox, type Inbox } from "./inbox"

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`
const OTHER_SECRET = `whsec_${Buffer.alloc(32, 8).toString("base64")}`

let inbox: Inbox
beforeEach(async () => {
  inbox = await startInbox({ port: 0, secret: SECRET })
})
afterEach(() => inbox.stop())

function send(id: string, data: object, secret = SECRET): Promise<Response> {
  const now = new Date()
  const body = JSON.stringify({ type: "quote.requested.v1", timestamp: now.toISOString(), data })
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  }
  return fetch(inbox.url, { method: "POST", headers, body })
}

const put = (status: number): Promise<Response> =>
  fetch(`${inbox.url}/answer`, { method: "PUT", body: JSON.stringify({ status }) })
const events = async (): Promise<unknown> => (await fetch(`${inbox.url}/events`)).json()

test("an event signed with the secret is taken and verified", async () => {
  expect((await send("a1", { name: "Mai" })).status).toBe(200)
  expect(await events()).toEqual([
    {
      id: "a1",
      type: "quote.requested.v1",
      timestamp: expect.any(String),
      verified: true,
      attempts: 1,
      taken: true,
      data: { name: "Mai" },
    },
  ])
})

test("an event signed with another secret is shown as not verified", async () => {
  await send("a1", {}, OTHER_SECRET)
  expect(await events()).toEqual([expect.objectContaining({ id: "a1", verified: false })])
})

test("told to answer 500 it does so until told otherwise, and counts the attempts of one event", async () => {
  await put(500)
  expect((await send("a1", {})).status).toBe(500)
  expect(await events()).toEqual([expect.objectContaining({ attempts: 1, taken: false })])
  await put(200)
  expect((await send("a1", {})).status).toBe(200)
  expect(await events()).toEqual([expect.objectContaining({ attempts: 2, taken: true })])
})

test("the page shows what a visitor typed as text, never as markup", async () => {
  await send("a1", { request: { name: "<img src=x onerror=alert(1)>" } })
  const page = await (await fetch(inbox.url)).text()
  expect(page).toContain("<dd>&lt;img src=x onerror=alert(1)&gt;</dd>")
  expect(page).not.toContain("<img")
})

test("forgotten events are gone", async () => {
  await send("a1", {})
  await fetch(`${inbox.url}/events`, { method: "DELETE" })
  expect(await events()).toEqual([])
})

test("what is not an event is refused and not kept", async () => {
  expect((await fetch(inbox.url, { method: "POST", body: "hello" })).status).toBe(400)
  expect(await events()).toEqual([])
})
