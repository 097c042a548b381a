import { Server, type IncomingMessage, type ServerResponse } from "node:http"
import { resolve } from "node:path"
import { isLocalRequest, refuseRequest } from "../local-requests"

type Response = { sendFile: (file: string) => void }

/** The part of Express that is used here. */
type Express = { get: (path: string, answer: (request: unknown, response: Response) => void) => void }

/**
 * Gives the editor's page to `npm run edit`: Gatsby's own server passes over HTML that it did not make. That server also
 * answers every site that asks, with what is not published yet, so it is made to answer its own pages only.
 */
export function serveEditor(server: Express): void {
  refuseForeignRequests()
  server.get("/admin/", (_request, response) => response.sendFile(resolve("public/admin/index.html")))
}

const REQUESTS = ["request", "checkContinue", "checkExpectation", "upgrade", "connect"]

/**
 * Makes every HTTP server of this process refuse what is not local, sockets too. For Gatsby's development server, which
 * answers everyone, and hands out its app only when half of its routes are before ours.
 */
function refuseForeignRequests(): void {
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]): boolean {
    const [request, answer] = args as [IncomingMessage, ServerResponse | IncomingMessage["socket"]]
    if (!REQUESTS.includes(event) || isLocalRequest(request)) return Reflect.apply(emit, this, [event, ...args])
    if ("writeHead" in answer) refuseRequest(answer)
    else answer.destroy()
    return true
  }
}
