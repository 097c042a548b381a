import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

export type ReceivedDelivery = {
  headers: Record<string, string>
  body: string
  /** What was answered; `null` as long as nothing was. */
  status: () => number | null
}

/** Answers one delivery; the default takes it with 200. */
export type WebhookBehaviour = (reply: ServerResponse, hit: ReceivedDelivery) => void

export type FakeWebhook = Awaited<ReturnType<typeof startFakeWebhook>>

/** A marketers' webhook on loopback that takes, refuses or hangs as a test says. */
export async function startFakeWebhook() {
  const hits: ReceivedDelivery[] = []
  const take: WebhookBehaviour = reply => void reply.writeHead(200).end("ok")
  let behave = take

  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const getStatus = () => (reply.headersSent ? reply.statusCode : null)
    const hit = { headers, body: Buffer.concat(chunks).toString("utf8"), status: getStatus }
    hits.push(hit)
    behave(reply, hit)
  })
  // A busy machine reuses a connection that has been idle for longer than the 5 s after which the server would close it.
  server.keepAliveTimeout = 0
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}/hook`,
    hits,
    /** The webhook-id of each delivery, in the order in which they came. */
    ids: () => hits.map(({ headers }) => headers["webhook-id"]),
    behave: (next: WebhookBehaviour) => void (behave = next),
    /** Answers every delivery with `status`. */
    answer: (status: number, headers: Record<string, string> = {}) =>
      void (behave = reply => void reply.writeHead(status, headers).end()),
    heal: () => void (behave = take),
    stop: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}
