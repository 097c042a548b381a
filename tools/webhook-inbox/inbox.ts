import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { dirname } from "node:path"
import { text } from "node:stream/consumers"
import { Webhook } from "standardwebhooks"
import * as v from "valibot"
import type { ReceivedMail } from "../../src/harness/mail-server"
import { isLocalRequest, refuseForeignRequest } from "../../src/gatsby/local-requests"
import { startServerOnLocalhost } from "../start/listen-locally"
import { renderInboxPage, type InboxEvent } from "./inbox-page"

export type Inbox = {
  url: string
  /** Shows an email too. Emails are in memory only. */
  addEmail: (email: ReceivedMail) => void
  stop: () => Promise<void>
}

const bodySchema = v.object({ type: v.string(), timestamp: v.string(), data: v.unknown() })
const answerSchema = v.object({ status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)) })

const KEEP_OPEN_MS = 600_000

/** An email runs no script and loads nothing; its links work. */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"

type Options = {
  port: number
  secret: string
  /** Where events are stored, so that they're there after a restart. Left out, they're in memory only. */
  file?: string
}

/**
 * Verifies, stores and shows leads. They have personal details, so it answers this machine and its own page only.
 *
 * - `POST /` receives an event, `GET /` is the page, `GET /events` is JSON, and `DELETE /events` deletes all events.
 * - `GET /emails/0` is the first email as HTML, in a sandbox.
 * - `PUT /answer` with `{"status": 500}` sets the status of all later answers to `POST /`.
 */
export async function startWebhookInbox({ port, secret, file }: Options): Promise<Inbox> {
  const webhook = new Webhook(secret)
  const storedEvents: InboxEvent[] = file && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : []
  const events = new Map(storedEvents.map(event => [event.id, event]))
  const saveEvents = () => {
    if (!file) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify([...events.values()]))
  }
  const emails: ReceivedMail[] = []
  let status = 200

  async function answerRequest(request: IncomingMessage, response: ServerResponse) {
    const email = emails[Number(/^\/emails\/(\d+)$/.exec(request.url ?? "")?.[1] ?? -1)]
    if (request.method === "GET" && email) {
      response.setHeader("content-security-policy", EMAIL_POLICY)
      return sendResponse(response, 200, "text/html; charset=utf-8", email.email.html)
    }
    switch (`${request.method} ${request.url}`) {
      case "POST /":
        storeEvent(await text(request), getSignatureHeaders(request))
        return sendResponse(response, status)
      case "GET /":
        return sendResponse(response, 200, "text/html; charset=utf-8", renderInboxPage([...events.values()], emails))
      case "GET /events":
        return sendResponse(response, 200, "application/json", JSON.stringify([...events.values()]))
      case "DELETE /events":
        events.clear()
        emails.length = 0
        saveEvents()
        return sendResponse(response, 204)
      case "PUT /answer":
        status = v.parse(answerSchema, JSON.parse(await text(request))).status
        return sendResponse(response, 204)
      default:
        return sendResponse(response, 404, "text/plain", "no such page\n")
    }
  }

  function storeEvent(body: string, headers: ReturnType<typeof getSignatureHeaders>): void {
    const event = v.parse(bodySchema, JSON.parse(body))
    const id = headers["webhook-id"]
    const before = events.get(id)
    events.set(id, {
      id,
      ...event,
      verified: isWebhookSignatureValid(webhook, body, headers),
      attempts: (before?.attempts ?? 0) + 1,
      taken: (before?.taken ?? false) || status < 300,
    })
    saveEvents()
  }

  const server = createServer((request, response) => {
    if (!isLocalRequest(request)) return refuseForeignRequest(response)
    answerRequest(request, response).catch(() => sendResponse(response, 400, "text/plain", "not an event\n"))
  })
  // If an idle connection were closed just as the next request used it, that request would fail.
  server.keepAliveTimeout = KEEP_OPEN_MS
  return { ...(await startServerOnLocalhost(server, port)), addEmail: email => void emails.push(email) }
}

const getSignatureHeaders = ({ headers }: IncomingMessage) => ({
  "webhook-id": String(headers["webhook-id"] ?? ""),
  "webhook-timestamp": String(headers["webhook-timestamp"] ?? ""),
  "webhook-signature": String(headers["webhook-signature"] ?? ""),
})

function isWebhookSignatureValid(webhook: Webhook, body: string, headers: Record<string, string>): boolean {
  try {
    webhook.verify(body, headers)
    return true
  } catch {
    return false
  }
}

function sendResponse(response: ServerResponse, status: number, type?: string, body?: string): void {
  response.writeHead(status, type ? { "content-type": type, "cache-control": "no-store" } : {}).end(body)
}
