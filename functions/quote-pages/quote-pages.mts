import type { Config } from "@netlify/functions"
import { HANDED_OVER_FIELD, ID_TO_FILL_IN, isPublicId, paths } from "../../src/domain/paths"
import { refuseAsText } from "../../src/leads/http/answers"
import { withLastResort, type Handler } from "../../src/leads/http/edge"
import { createLineLog } from "../../src/leads/core/log"
import { refusals } from "../../src/leads/http/refusals"
import { readFile } from "node:fs/promises"
import { join } from "node:path"

/** What the build has made, for a function that answers with it. */
type BuiltSite = {
  /** The HTML of a page, by its file. @throws when it was not built. */
  page: (file: string) => Promise<string>
  /** What the host says with every page. It applies them to files alone, not to the answer of a function. */
  headers: () => Promise<Record<string, string>>
}

/** The site that was built below `root`; `included_files` in `netlify.toml` brings these files along. */
export const createBuiltSite = (root: string): BuiltSite => {
  const readPublicFile = (file: string) => readFile(join(root, "public", file), "utf8")
  return { page: readPublicFile, headers: async () => parseHeadersOfEveryPage(await readPublicFile("_headers")) }
}

/** Those under `/*`, one `name: value` on each line below it that is set in. */
function parseHeadersOfEveryPage(text: string): Record<string, string> {
  const [, lines = ""] = /^\/\*\n((?: .*\n)*)/m.exec(text) ?? []
  const pairs = lines.split("\n").filter(line => line.includes(": "))
  return Object.fromEntries(
    pairs.map(line => {
      const [name = "", ...value] = line.trim().split(": ")
      return [name, value.join(": ")]
    }),
  )
}

/** The files of the client-only routes, and of what answers for every other address. */
const SHELLS = [
  "quotes/[id]/offer",
  "quotes/[id]/thank-you",
  "quotes/[id]/lp-thank-you",
  "request-a-quote/[webhook_id]/sorry",
]
const NOT_FOUND = "404.html"

/**
 * GET the page of a client-only route: 200 with its shell for an id of the right form, whether or not anything is kept
 * under it, and 404 with the 404 page for any other. A static host knows no rule for an id.
 */
export const showPage =
  (site: BuiltSite): Handler =>
  async request => {
    if (!["GET", "HEAD"].includes(request.method)) return refuseAsText(refusals.method("GET, HEAD"))
    const { pathname, searchParams } = new URL(request.url)
    const shell = SHELLS.find(route => createPattern(route).test(pathname))
    const id = decodePathPart(pathname.split("/")[2] ?? "")
    const isPage = shell !== undefined && isPublicId(id)
    const html = isPage ? fillInShell(await site.page(`${shell}.html`), id, searchParams) : await site.page(NOT_FOUND)
    const headers = { ...(await site.headers()), "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" }
    return new Response(request.method === "HEAD" ? null : html, { status: isPage ? 200 : 404, headers })
  }

const createPattern = (route: string): RegExp => new RegExp(`^/${route.replace(/\[\w+\]/, "[^/]+")}/?$`)

/** As the browser's router reads it; what cannot be read is no id. */
function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ""
  }
}

/** The shell's link to the quote as a complete page, for browsers without JavaScript, with the id and the mark in it. */
function fillInShell(html: string, id: string, searchParams: URLSearchParams): string {
  const mark = searchParams.get(HANDED_OVER_FIELD)
  const query = mark === null ? "" : `?${HANDED_OVER_FIELD}=${encodeURIComponent(mark)}`
  return html.replaceAll(paths.document(ID_TO_FILL_IN), () => paths.document(id) + query)
}

export default withLastResort(
  showPage(createBuiltSite(process.cwd())),
  createLineLog(line => process.stdout.write(line)),
)

export const config: Config = {
  path: [
    "/quotes/:id/offer",
    "/quotes/:id/thank-you",
    "/quotes/:id/lp-thank-you",
    "/request-a-quote/:webhook_id/sorry",
  ],
}
