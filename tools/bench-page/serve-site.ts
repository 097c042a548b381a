import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { extname } from "node:path"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"
import * as v from "valibot"
import type { BenchSite } from "./bench-site"
import { fileOf } from "./built-file"
import { withoutScripts } from "./without-scripts"

const compress = promisify(brotliCompress)

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
}

const IS_TEXT = /^\.(?:html|m?js|css|json|svg|txt|webmanifest|xml)$/

/** Files whose name changes with their content, as the stacks that we know of name them. */
const NEVER_CHANGES = /\/(?:static|fonts|_astro|_nuxt|_next\/static)\/|-[0-9a-f]{8,}\.(?:js|css)$/

/** Where a page that's measured says what it found. */
export const REPORT_PATH = "/bench-report"

type Answer = { type: string; plain: Buffer; brotli: Buffer | null }

/** A site that answers on this machine. */
export type ServedSite = BenchSite & {
  url: string
  /** What was sent, in order: the address and the bytes of the body as they were sent. */
  sent: readonly { path: string; bytes: number }[]
  /** What the next page says that's measured; rejects after `most` milliseconds. Ask before a page can say it. */
  nextReport: (most: number) => Promise<number>
  /** Until it's taken away, every page begins with this inline script. */
  beginWith: (script: string | null) => void
  stop: () => Promise<void>
}

/**
 * Serves a built site to browsers on this machine: brotli at its best, hashed files kept by the browser, everything else
 * asked for again. The same for every site, so that they can be compared. Functions don't answer.
 */
export async function serveSite(site: BenchSite): Promise<ServedSite> {
  const sent: { path: string; bytes: number }[] = []
  const answers = new Map<string, Promise<Answer>>()
  let begin: string | null = null
  let report: (value: number) => void = () => {}

  async function read(file: string): Promise<Answer> {
    const extension = extname(file)
    const bytes = readFileSync(file)
    const isPage = extension === ".html"
    const html = isPage && !site.hasScripts ? withoutScripts(bytes.toString()) : null
    const text = isPage && begin !== null ? beginPage(html ?? bytes.toString(), begin) : html
    const plain = text === null ? bytes : Buffer.from(text)
    const type = TYPES[extension] ?? "application/octet-stream"
    return { type, plain, brotli: IS_TEXT.test(extension) ? await compress(plain) : null }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname)
    if (request.method === "POST") {
      const body = await textOf(request)
      if (path === REPORT_PATH) report(v.parse(v.number(), JSON.parse(body)))
      return void response.writeHead(204).end()
    }
    const file = fileOf(site.folder, path)
    if (file === null) return void response.writeHead(404).end()
    const key = `${begin ?? ""}\n${file}`
    const answer = answers.get(key) ?? read(file)
    answers.set(key, answer)
    const { type, plain, brotli } = await answer
    const takesBrotli = /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""))
    const body = (takesBrotli && brotli) || plain
    response.writeHead(200, {
      "content-type": type,
      "content-length": body.length,
      "cache-control": NEVER_CHANGES.test(path)
        ? "public, max-age=31536000, immutable"
        : "public, max-age=0, must-revalidate",
      vary: "accept-encoding",
      ...(body === brotli && { "content-encoding": "br" }),
    })
    response.end(body)
    sent.push({ path, bytes: body.length })
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>(started => server.listen(0, "127.0.0.1", started))
  const address = v.parse(v.object({ port: v.number() }), server.address())
  return {
    ...site,
    url: `http://127.0.0.1:${address.port}`,
    sent,
    nextReport: most =>
      new Promise((done, fail) => {
        const timer = setTimeout(fail, most, new Error(`${site.name}: no page reported within ${most} ms`))
        report = value => {
          clearTimeout(timer)
          done(value)
        }
      }),
    beginWith: script => (begin = script),
    stop: async () => {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

/** `html` with a script before anything else that runs. */
const beginPage = (html: string, script: string): string =>
  html.replace(/<head(?:\s[^>]*)?>|$/, head => `${head}<script>${script}</script>`)

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ""
  for await (const part of request) text += String(part)
  return text
}
