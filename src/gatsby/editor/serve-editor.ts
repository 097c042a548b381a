import { resolve } from "node:path"
import { refuseForeignRequests } from "../local-requests"

type Response = { sendFile: (file: string) => void }

/** As much of Express as is needed here. */
type Server = { get: (path: string, answer: (request: unknown, response: Response) => void) => void }

/**
 * Gives the editor's page to `npm run edit`: Gatsby's own server passes over HTML that it did not make. That server also
 * answers every site that asks, with what is not published yet, so it is made to answer its own pages only.
 */
export function serveEditor(server: Server): void {
  refuseForeignRequests()
  server.get("/admin/", (_request, response) => response.sendFile(resolve("public/admin/index.html")))
}
