import { resolve } from "node:path"

type Response = { sendFile: (file: string) => void }

/** As much of Express as is needed here. */
type Server = { get: (path: string, answer: (request: unknown, response: Response) => void) => void }

/** Gives the editor's page to `npm run edit`: Gatsby's own server passes over HTML that it did not make. */
export const serveEditor = (server: Server): void =>
  server.get("/admin/", (_request, response) => response.sendFile(resolve("public/admin/index.html")))
