import { createServer, type RequestListener } from "node:http"
import { createRequire } from "node:module"
import { resolve } from "node:path"
import * as v from "valibot"
import { EDITED_SITE, EDITOR_SERVER } from "../../src/gatsby/editor/editor-backend"
import { isLocalRequest, refuseForeignRequest } from "../../src/gatsby/local-requests"
import { startServerOnLocalhost } from "../start/listen-locally"
import { createEditorRequestSchema, filterEditableFiles } from "./editor-calls"

export type EditorServer = { url: string; stop: () => Promise<void> }

const MOST_BODY = "50mb"

type Reply = { json: (body: unknown) => unknown; status: (code: number) => Reply }
type Middleware = (request: { method: string; body: unknown }, reply: Reply, next: () => void) => unknown
type Express = RequestListener & { use: (middleware: Middleware) => void }

/** Loads modules as Decap's server does: its own files, and the version of Express that it depends on. */
const ofServer = createRequire(resolve("node_modules/decap-server/package.json"))

/**
 * Writes the editor's changes to `content/` of `folder`, and to nothing else. Listens on this machine only, for pages
 * of the origin `site` and programs that send no origin. Port 0 is any free one.
 *
 * @throws Error if its port is in use.
 */
export async function startEditorServer(
  folder: string,
  { site = EDITED_SITE, port = Number(new URL(EDITOR_SERVER).port) } = {},
): Promise<EditorServer> {
  const app = await createEditorFileServer(folder, site)
  const server = createServer((request, response) =>
    isLocalRequest(request, [site]) ? app(request, response) : refuseForeignRequest(response),
  )
  const { url, stop } = await startServerOnLocalhost(server, port)
  return { url: `${url}/api/v1`, stop }
}

/** Creates Decap's file server with our check in front of it. Decap reads its settings from environment variables. */
async function createEditorFileServer(folder: string, site: string): Promise<Express> {
  const express: (() => Express) & { json: (options: { limit: string }) => Middleware } = ofServer("express")
  const decap: { registerLocalFs: (app: Express, options: { logLevel: string }) => Promise<void> } = ofServer(
    "decap-server/dist/middlewares",
  )
  const app = express()
  app.use(express.json({ limit: MOST_BODY }))
  app.use(createEditorAccessMiddleware(folder))
  Object.assign(process.env, { GIT_REPO_DIRECTORY: folder, ORIGIN: site })
  await decap.registerLocalFs(app, { logLevel: "error" })
  return app
}

/** Refuses requests that aren't editor calls or name a file outside `content/`, and removes such files from lists. */
function createEditorAccessMiddleware(folder: string): Middleware {
  const calls = createEditorRequestSchema(folder)
  return (request, reply, next) => {
    if (request.method === "OPTIONS") return next()
    if (!v.is(calls, request.body))
      return reply.status(403).json({ error: "The editor reads and writes content/ only." })
    const json = reply.json.bind(reply)
    reply.json = answer => json(filterEditableFiles(folder, answer))
    next()
  }
}
