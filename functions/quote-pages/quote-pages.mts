import type { Config } from "@netlify/functions"
import { HANDED_OVER_FIELD, ID_TO_FILL_IN, isPublicId, paths } from "../../src/domain/paths"
import { refuseAsText } from "../../src/leads/http/answers"
import { withErrorResponse, type Handler } from "../../src/leads/http/edge"
import { createJsonLineLogger } from "../../src/leads/core/log"
import { refusals } from "../../src/leads/http/refusals"
import { readFile } from "node:fs/promises"
import { join } from "node:path"

/** The files of the built site that this function answers with. */
type BuiltSite = {
  /** Reads the HTML of a page by its file name. @throws if it wasn't built. */
  page: (file: string) => Promise<string>
  /** Reads the headers that the host adds to every file, but not to a function's answer. */
  headers: () => Promise<Record<string, string>>
}

/**
 * Opens the site that was built below `root`. `included_files` in `netlify.toml` deploys these files with the function.
 */
export const openBuiltSite = (root: string): BuiltSite => {
  const readPublicFile = (file: string) => readFile(join(root, "public", file), "utf8")
  return { page: readPublicFile, headers: async () => parseSiteWideHttpHeaders(await readPublicFile("_headers")) }
}

/** Parses the headers under `/*` in a `_headers` file: one `name: value` on each indented line below it. */
function parseSiteWideHttpHeaders(text: string): Record<string, string> {
  const [, lines = ""] = /^\/\*\n((?: .*\n)*)/m.exec(text) ?? []
  const pairs = lines.split("\n").filter(line => line.includes(": "))
  return Object.fromEntries(
    pairs.map(line => {
      const [name = "", ...value] = line.trim().split(": ")
      return [name, value.join(": ")]
    }),
  )
}

/** The files of the client-only routes, without `.html`. Every other address gets `NOT_FOUND`. */
const SHELLS = [
  "quotes/[id]/offer",
  "quotes/[id]/thank-you",
  "quotes/[id]/lp-thank-you",
  "request-a-quote/[webhook_id]/sorry",
]
const NOT_FOUND = "404.html"

/**
 * Handles GET of a client-only route: 200 with the route's page for a well-formed id, whether or not anything is stored
 * under it, and 404 with the 404 page for any other. A static host can't check ids.
 */
export const showClientOnlyPage =
  (site: BuiltSite): Handler =>
  async request => {
    if (!["GET", "HEAD"].includes(request.method)) return refuseAsText(refusals.method("GET, HEAD"))
    const { pathname, searchParams } = new URL(request.url)
    const shell = SHELLS.find(route => createRoutePattern(route).test(pathname))
    const id = decodeUrlPathSegment(pathname.split("/")[2] ?? "")
    const isPage = shell !== undefined && isPublicId(id)
    const html = isPage
      ? fillInQuoteDocumentLink(await site.page(`${shell}.html`), id, searchParams)
      : await site.page(NOT_FOUND)
    const headers = { ...(await site.headers()), "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" }
    return new Response(request.method === "HEAD" ? null : html, { status: isPage ? 200 : 404, headers })
  }

const createRoutePattern = (route: string): RegExp => new RegExp(`^/${route.replace(/\[\w+\]/, "[^/]+")}/?$`)

/** Decodes a part of a path as the browser's router does; empty, which isn't an id, if that fails. */
function decodeUrlPathSegment(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ""
  }
}

/** Fills the id and the handed-over token into the page's link to the quote document, for use without JavaScript. */
function fillInQuoteDocumentLink(html: string, id: string, searchParams: URLSearchParams): string {
  const mark = searchParams.get(HANDED_OVER_FIELD)
  const query = mark === null ? "" : `?${HANDED_OVER_FIELD}=${encodeURIComponent(mark)}`
  return html.replaceAll(paths.document(ID_TO_FILL_IN), () => paths.document(id) + query)
}

export default withErrorResponse(
  showClientOnlyPage(openBuiltSite(process.cwd())),
  createJsonLineLogger(line => process.stdout.write(line)),
)

export const config: Config = {
  path: [
    "/quotes/:id/offer",
    "/quotes/:id/thank-you",
    "/quotes/:id/lp-thank-you",
    "/request-a-quote/:webhook_id/sorry",
  ],
}
