import { createServer, type RequestListener } from "node:http"
import { createRequire } from "node:module"
import { resolve } from "node:path"
import * as v from "valibot"
import { EDITED_SITE, EDITOR_SERVER } from "../../src/gatsby/editor/editor-backend"
import { isLocalRequest, refuseForeignRequest } from "../../src/gatsby/local-requests"
import { listenLocally } from "../start/listen-locally"
import { createEditorCallSchema, filterEditable } from "./editor-calls"

export type EditorServer = { url: string; stop: () => Promise<void> }

type Options = {
  /** The origin of the site that has the editor: no other may ask. */
  site?: string
  /** 0 takes any that is free. */
  port?: number
}

const MOST_BODY = "50mb"

/** As much of Express as is needed here. */
type Reply = { json: (body: unknown) => unknown; status: (code: number) => Reply }
type Middleware = (request: { method: string; body: unknown }, reply: Reply, next: () => void) => unknown
type Express = RequestListener & { use: (middleware: Middleware) => void }

/** The package of the server, and the Express that it comes with. */
const ofServer = createRequire(resolve("node_modules/decap-server/package.json"))

/**
 * Starts the server that writes what the editor saves into `content/` of `folder`, and touches nothing else. It listens on
 * this machine only, and answers pages of `site` and programs that name no page.
 *
 * @throws Error when its port is taken.
 */
export async function startEditorServer(folder: string, options: Options = {}): Promise<EditorServer> {
  const { site = EDITED_SITE, port = Number(new URL(EDITOR_SERVER).port) } = options
  const app = await createFileApp(folder, site)
  const server = createServer((request, response) =>
    isLocalRequest(request, [site]) ? app(request, response) : refuseForeignRequest(response),
  )
  const { url, stop } = await listenLocally(server, port)
  return { url: `${url}/api/v1`, stop }
}

/** Decap's own file server behind our guard. It takes its settings from the environment. */
async function createFileApp(folder: string, site: string): Promise<Express> {
  const express: (() => Express) & { json: (options: { limit: string }) => Middleware } = ofServer("express")
  const decap: { registerLocalFs: (app: Express, options: { logLevel: string }) => Promise<void> } = ofServer(
    "decap-server/dist/middlewares",
  )
  const app = express()
  app.use(express.json({ limit: MOST_BODY }))
  app.use(createGuard(folder))
  Object.assign(process.env, { GIT_REPO_DIRECTORY: folder, ORIGIN: site })
  await decap.registerLocalFs(app, { logLevel: "error" })
  return app
}

/** Refuses what is no call of the editor, or names a file outside `content/`, and leaves such files out of lists. */
function createGuard(folder: string): Middleware {
  const calls = createEditorCallSchema(folder)
  return (request, reply, next) => {
    if (request.method === "OPTIONS") return next()
    if (!v.is(calls, request.body))
      return reply.status(403).json({ error: "The editor reads and writes content/ only." })
    const json = reply.json.bind(reply)
    reply.json = answer => json(filterEditable(folder, answer))
    next()
  }
}
