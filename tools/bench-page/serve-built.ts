import { readFileSync, statSync } from "node:fs"
import { createServer } from "node:http"
import { extname, join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { listenLocally, type LocalServer } from "../start/listen-locally"
import { withoutScripts } from "./without-scripts"

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

const FOLDER = "public"

type Answer = { type: string; isText: boolean; body: Buffer }

/**
 * Serves the built pages without their functions: texts as brotli, and what has a hash in its name kept by the browser.
 *
 * @param hasScripts False: pages come as if they'd never had a script.
 */
export function serveBuilt(hasScripts: boolean): Promise<LocalServer> {
  const answers = new Map<string, Answer>()

  function readAnswer(file: string): Answer {
    const type = TYPES[extname(file)] ?? "application/octet-stream"
    const bytes = readFileSync(file)
    const page = type.startsWith("text/html") && !hasScripts ? Buffer.from(withoutScripts(bytes.toString())) : bytes
    const isText = /^text|json|svg/.test(type)
    return { type, isText, body: isText ? brotliCompressSync(page) : page }
  }

  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    const file = [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map(name => join(FOLDER, name))
      .find(name => statSync(name, { throwIfNoEntry: false })?.isFile())
    if (file === undefined) return void reply.writeHead(404).end()
    const answer = answers.get(file) ?? readAnswer(file)
    answers.set(file, answer)
    const isForever = /-[0-9a-f]{8,}\.js$|^\/(?:static|fonts)\//.test(pathname)
    reply.writeHead(200, {
      "content-type": answer.type,
      "cache-control": isForever ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
      ...(answer.isText && { "content-encoding": "br" }),
    })
    reply.end(answer.body)
  })
  return listenLocally(server)
}
