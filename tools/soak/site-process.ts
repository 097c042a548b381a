import { createServer } from "node:http"
import { buffer } from "node:stream/consumers"
import receiveContactMessage from "../../functions/contact/contact.mts"
import receiveFeedback from "../../functions/feedback/feedback.mts"
import receiveQuoteRequest from "../../functions/quotes/quotes.mts"
import redeliverPendingLeads from "../../functions/redeliver/redeliver.mts"
import unsubscribeAddress from "../../functions/unsubscribe/unsubscribe.mts"
import { paths } from "../../src/domain/paths"
import type { Handler } from "../../src/leads/http/edge"
import { startServerOnLocalhost } from "../start/listen-locally"

/** The functions as the host has them, with its variables and its store. */
const FUNCTIONS: Readonly<Record<string, Handler>> = {
  [paths.api.quotes]: receiveQuoteRequest,
  [paths.api.contact]: receiveContactMessage,
  [paths.api.feedback]: receiveFeedback,
  [paths.api.unsubscribe]: unsubscribeAddress,
  "/redeliver": redeliverPendingLeads,
}

/** Runs the functions in a process of their own, which may be killed. `GET /idle` is answered once nothing is left to do. */
async function serveFunctions(port: number): Promise<void> {
  const background: Promise<unknown>[] = []
  const server = createServer(async (request, reply) => {
    const { url = "/", method, headers } = request
    const handle = FUNCTIONS[url]
    if (!handle) return void Promise.all(background).then(() => reply.writeHead(204).end())
    const answer = await handle(
      new Request(`http://localhost:${port}${url}`, {
        ...{ method, body: await buffer(request) },
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      }),
      { params: {}, deploy: { context: "production" }, ip: "", waitUntil: work => void background.push(work) },
    )
    reply.writeHead(answer.status).end(await answer.text())
  })
  await startServerOnLocalhost(server, port)
}

void serveFunctions(Number(process.env.PORT))
