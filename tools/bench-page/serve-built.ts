import { readFileSync, statSync } from "node:fs"
import { createServer } from "node:http"
import { extname, join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { startServerOnLocalhost, type LocalServer } from "../start/listen-locally"

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
}

const WITHOUT_SCRIPTS = { "content-security-policy": "script-src 'none'; connect-src 'none'" }

/**
 * Serves the built pages without their functions: texts compressed with brotli, files with a hash in their name cached.
 *
 * @param hasScripts If false, no script of a page runs.
 */
export function serveBuiltPages(hasScripts: boolean): Promise<LocalServer> {
  const bodies = new Map<string, Buffer>()
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    const file = [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map(name => join("public", name))
      .find(name => statSync(name, { throwIfNoEntry: false })?.isFile())
    if (file === undefined) return void reply.writeHead(404).end()
    const type = TYPES[extname(file)] ?? "application/octet-stream"
    const isText = /^text|json|svg/.test(type)
    const isForever = /-[0-9a-f]{8,}\.js$|^\/(?:static|fonts)\//.test(pathname)
    reply.writeHead(200, {
      "content-type": type,
      "cache-control": isForever ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
      ...(isText && { "content-encoding": "br" }),
      ...(!hasScripts && WITHOUT_SCRIPTS),
    })
    // Compressing a large script takes a second, so it's done only once.
    const body = bodies.get(file) ?? (isText ? brotliCompressSync(readFileSync(file)) : readFileSync(file))
    bodies.set(file, body)
    reply.end(body)
  })
  return startServerOnLocalhost(server)
}
