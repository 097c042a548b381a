import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

export type ReceivedDelivery = {
  headers: Record<string, string>
  body: string
  /** Gets the status of the answer, or `null` if there's no answer yet. */
  status: () => number | null
}

/** Answers one delivery. By default it's accepted with status 200. */
export type WebhookBehaviour = (reply: ServerResponse, hit: ReceivedDelivery) => void

export type FakeWebhook = Awaited<ReturnType<typeof startFakeWebhook>>

/** Starts a webhook on loopback that accepts deliveries, refuses them or leaves them unanswered, as a test decides. */
export async function startFakeWebhook() {
  const hits: ReceivedDelivery[] = []
  const acceptDelivery: WebhookBehaviour = reply => void reply.writeHead(200).end("ok")
  let behave = acceptDelivery

  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const getReplyStatus = () => (reply.headersSent ? reply.statusCode : null)
    const hit = { headers, body: Buffer.concat(chunks).toString("utf8"), status: getReplyStatus }
    hits.push(hit)
    behave(reply, hit)
  })
  // By default the server closes idle connections after 5 seconds, but a busy machine may reuse one later than that.
  server.keepAliveTimeout = 0
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}/hook`,
    hits,
    /** The webhook-id of each delivery, in the order received. */
    ids: () => hits.map(({ headers }) => headers["webhook-id"]),
    behave: (next: WebhookBehaviour) => void (behave = next),
    /** Answers every delivery with `status`. */
    answer: (status: number, headers: Record<string, string> = {}) =>
      void (behave = reply => void reply.writeHead(status, headers).end()),
    heal: () => void (behave = acceptDelivery),
    stop: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}
