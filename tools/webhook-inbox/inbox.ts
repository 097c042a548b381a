import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { dirname } from "node:path"
import { text } from "node:stream/consumers"
import { Webhook } from "standardwebhooks"
import * as v from "valibot"
import { isLocalRequest, refuseForeignRequest } from "../../src/gatsby/local-requests"
import { startServerOnLocalhost } from "../start/listen-locally"
import { renderInboxPage, type InboxEvent } from "./inbox-page"

export type Inbox = { url: string; stop: () => Promise<void> }

const bodySchema = v.object({ type: v.string(), timestamp: v.string(), data: v.unknown() })
const answerSchema = v.object({ status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)) })

const KEEP_OPEN_MS = 600_000

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
 * - `PUT /answer` with `{"status": 500}` sets the status of all later answers to `POST /`.
 */
export function startWebhookInbox({ port, secret, file }: Options): Promise<Inbox> {
  const webhook = new Webhook(secret)
  const storedEvents: InboxEvent[] = file && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : []
  const events = new Map(storedEvents.map(event => [event.id, event]))
  const saveEvents = () => {
    if (!file) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify([...events.values()]))
  }
  let status = 200

  async function answerRequest(request: IncomingMessage, response: ServerResponse) {
    switch (`${request.method} ${request.url}`) {
      case "POST /":
        storeEvent(await text(request), getSignatureHeaders(request))
        return sendResponse(response, status)
      case "GET /":
        return sendResponse(response, 200, "text/html; charset=utf-8", renderInboxPage([...events.values()]))
      case "GET /events":
        return sendResponse(response, 200, "application/json", JSON.stringify([...events.values()]))
      case "DELETE /events":
        events.clear()
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
  return startServerOnLocalhost(server, port)
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
