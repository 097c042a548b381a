import { Server, type IncomingMessage, type ServerResponse } from "node:http"
import { resolve } from "node:path"
import { isLocalRequest, refuseForeignRequest } from "../local-requests"

type Response = { sendFile: (file: string) => void }

type Express = { get: (path: string, answer: (request: unknown, response: Response) => void) => void }

/**
 * Serves the editor's page for `npm run edit`, since Gatsby's server doesn't serve HTML that it didn't create. That server
 * would also send unpublished content to any website that asks, so this makes it answer only its own pages.
 */
export function serveEditorPage(server: Express): void {
  allowOnlyLocalRequests()
  server.get("/admin/", (_request, response) => response.sendFile(resolve("public/admin/index.html")))
}

const REQUESTS = ["request", "checkContinue", "checkExpectation", "upgrade", "connect"]

/**
 * Makes every HTTP server of this process refuse requests and sockets that aren't local. Gatsby's development server answers
 * everyone, and only passes us its app after adding half of its own routes, so a route of ours would come too late.
 */
function allowOnlyLocalRequests(): void {
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]): boolean {
    const [request, answer] = args as [IncomingMessage, ServerResponse | IncomingMessage["socket"]]
    if (!REQUESTS.includes(event) || isLocalRequest(request)) return Reflect.apply(emit, this, [event, ...args])
    if ("writeHead" in answer) refuseForeignRequest(answer)
    else answer.destroy()
    return true
  }
}
