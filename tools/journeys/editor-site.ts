import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { extname, join } from "node:path"
import { LOCAL_BACKEND } from "../../src/gatsby/editor/editor-backend"
import { writeEditorFiles } from "../../src/gatsby/editor/write-editor"
import { buildContentSecurityPolicy, buildEditorCspSources } from "../../src/gatsby/headers/content-security-policy"
import { isLocalRequest, refuseForeignRequest } from "../../src/gatsby/local-requests"
import { startServerOnLocalhost } from "../start/listen-locally"

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".yml": "text/yaml; charset=utf-8",
}

/**
 * Serves the editor of `npm run edit` with the policy of a build that has one. The built site's doesn't save on this
 * machine. Port 0 is any free one.
 */
export async function serveContentEditor(
  port: number,
  content = "content",
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "editor-site-"))
  await writeEditorFiles(folder, content, LOCAL_BACKEND)
  const files = new Set(readdirSync(join(folder, "admin")))
  const policy = buildContentSecurityPolicy(
    { scripts: new Set(), styles: new Set() },
    buildEditorCspSources(LOCAL_BACKEND),
  )
  const server = createServer((request, response) => {
    if (!isLocalRequest(request)) return refuseForeignRequest(response)
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    const file = pathname === "/admin/" ? "index.html" : pathname.replace("/admin/", "")
    if (!files.has(file)) return void response.writeHead(404).end()
    response.writeHead(200, { "content-type": TYPES[extname(file)], "content-security-policy": policy })
    response.end(readFileSync(join(folder, "admin", file)))
  })
  const { url, stop } = await startServerOnLocalhost(server, port)
  return { url, stop: () => stop().then(() => rmSync(folder, { recursive: true, force: true })) }
}
