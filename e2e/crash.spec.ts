import { randomBytes } from "node:crypto"
import { rmSync } from "node:fs"
import { createServer } from "node:http"
import * as v from "valibot"
import { OWN_INBOX_PORT, OWN_PORT } from "../tools/journeys/address"
import { copyBuildToNewFolder, startSiteFromBundles } from "../tools/journeys/serve-copy"
import { expect, test } from "./journey"
import { FIRST_STATE } from "./own-site"
import { makePendingLeadsDue } from "./store"

/** Leaves requests unanswered until `heal` is called, and accepts them from then on. */
async function startWebhookReceiver() {
  const reports: string[] = []
  let isWell = false
  const server = createServer((request, reply) => {
    let body = ""
    request.on("data", (part: Buffer) => (body += part.toString()))
    request.on("end", () => {
      if (!isWell) return
      reports.push(v.parse(eventSchema, JSON.parse(body)).data.id)
      reply.writeHead(200).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`,
    taken: reports,
    heal: () => void (isWell = true),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const eventSchema = v.object({ data: v.object({ id: v.string() }) })
const answerSchema = v.object({ id: v.string() })

const REQUEST = {
  side: "buying",
  state: FIRST_STATE,
  propertyType: "house",
  price: "900000",
  stage: "looking",
  name: "Nguyễn Thị Mai",
  email: "mai@example.com",
  contactBy: "email",
}

/** The number of requests that one address may send in an hour before they're held for review. */
const BURST = 20
const ANSWERED_FIRST = 5
/** Each request of the burst starts its own process, which is slow on a busy machine. */
const LONGEST_MS = 180_000
const CLOCKWORK = { headers: { "user-agent": "Netlify Clockwork" } }

test(
  "every request of a burst that was answered before the server was killed is stored, and delivered once it runs again",
  { tag: "@nightly" },
  async ({ request }) => {
    test.setTimeout(3 * LONGEST_MS)
    const receiver = await startWebhookReceiver()
    const folder = copyBuildToNewFolder()
    const env = {
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString("base64")}`,
      ALLOW_LOOPBACK_WEBHOOK: "1",
    }
    const startSiteCopy = () => startSiteFromBundles(folder, { port: OWN_PORT, inboxPort: OWN_INBOX_PORT, env })
    let site = await startSiteCopy()
    const statuses: string[] = []
    const sendQuoteRequest = async (number: number) => {
      const answer = await request.post(`${site.url}/api/quotes`, {
        data: REQUEST,
        headers: { "idempotency-key": `request-${number}-of-a-burst` },
        timeout: LONGEST_MS,
      })
      expect(answer.status()).toBe(201)
      statuses.push(v.parse(answerSchema, await answer.json()).id)
    }
    try {
      const burst = Promise.allSettled(Array.from({ length: BURST }, (_, number) => sendQuoteRequest(number)))
      await expect.poll(() => statuses.length, { timeout: LONGEST_MS }).toBeGreaterThanOrEqual(ANSWERED_FIRST)
      await site.kill()
      await burst
      expect(receiver.taken).toEqual([])

      site = await startSiteCopy()
      for (const id of statuses)
        expect((await request.get(`${site.url}/api/quotes/${id}`, { timeout: LONGEST_MS })).status(), id).toBe(200)
      receiver.heal()
      makePendingLeadsDue(folder)
      await request.post(`${site.url}/.netlify/functions/redeliver`, { ...CLOCKWORK, timeout: LONGEST_MS })
      await expect.poll(() => statuses.filter(id => !receiver.taken.includes(id)), { timeout: 60_000 }).toEqual([])
    } finally {
      await site.kill()
      receiver.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
