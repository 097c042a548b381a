import { randomBytes } from "node:crypto"
import { rmSync } from "node:fs"
import { createServer } from "node:http"
import { OWN_PORT } from "../tools/journeys/address"
import { copyToServe } from "../tools/journeys/serve-copy"
import { startSite } from "../tools/start/serve"
import { expect, test } from "./journey"
import { makePendingDue } from "./store"

/** A receiver that says nothing until it is told to take what comes. */
async function startReceiver() {
  const ids: string[] = []
  let isWell = false
  const server = createServer((request, reply) => {
    ids.push(String(request.headers["webhook-id"]))
    request.resume()
    if (isWell) reply.writeHead(200).end()
  })
  await new Promise<void>(done => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`,
    /** Every `webhook-id` that came, taken or not. */
    ids,
    heal: () => void (isWell = true),
    stop: () => server.closeAllConnections(),
  }
}

const REQUEST = {
  side: "buying",
  state: "NSW",
  propertyType: "house",
  price: "900000",
  stage: "looking",
  name: "Nguyễn Thị Mai",
  email: "mai@example.com",
  contactBy: "email",
}

test("what was accepted before the server was killed is delivered once it runs again", async ({ request }) => {
  test.setTimeout(240_000)
  const receiver = await startReceiver()
  const folder = copyToServe()
  const env = {
    LEAD_WEBHOOK_URL: receiver.url,
    LEAD_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString("base64")}`,
    ALLOW_LOOPBACK_WEBHOOK: "1",
  }
  const start = () => startSite({ port: OWN_PORT, inboxPort: OWN_PORT + 1, env, folder })
  let site = await start()
  try {
    const answer = await request.post(`${site.url}/api/quotes`, {
      data: REQUEST,
      headers: { "idempotency-key": "a-request-before-a-crash" },
      timeout: 30_000,
    })
    expect(answer.status()).toBe(201)
    await site.kill()

    receiver.heal()
    const before = receiver.ids.length
    site = await start()
    makePendingDue(folder)
    await request.post(`${site.url}/.netlify/functions/redeliver`, { headers: { "user-agent": "Netlify Clockwork" } })
    await expect.poll(() => receiver.ids.length).toBe(before + 1)
    expect(new Set(receiver.ids).size).toBe(1)
  } finally {
    await site.kill()
    receiver.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
