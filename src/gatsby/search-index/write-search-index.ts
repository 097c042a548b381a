import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join, resolve } from "node:path"
import type * as Pagefind from "pagefind"
import * as v from "valibot"
import { paths } from "../../domain/paths"
import { escapeHtml } from "../../domain/text-formats"
import { STATE_NAMES, STATES } from "../../domain/states"
import { listSitemapPages } from "../sitemap"

/** Matches pages that the search leaves out. Landing pages are left out because they repeat other pages. */
const PASSED_OVER = /^\/(?:lp\/|(?:dev-)?404)/

/** From the result of the sitemap's query: the pages that search engines may list too. */
export const listSearchablePages = (data: unknown): string[] =>
  listSitemapPages(data)
    .map(({ path }) => path.replace(/(.)\/$/, "$1"))
    .filter(path => path !== paths.search && !PASSED_OVER.test(path))

const pageWords = v.object({
  allPageMeta: v.object({
    nodes: v.array(v.object({ path: v.string(), searchWords: v.nullable(v.array(v.string())) })),
  }),
})

/** The words by which people search for each page, as writers listed them, from the result of the sitemap's query. */
export const getSearchWordsByPage = (data: unknown): Map<string, readonly string[]> =>
  new Map(v.parse(pageWords, data).allPageMeta.nodes.map(({ path, searchWords }) => [path, searchWords ?? []]))

/** The folder in `public/` with the index. The index is in pieces, and a browser only fetches the pieces with the words of the search. */
const FOLDER = "pagefind"

const UNUSED = /^pagefind-(?!entry\.json$)|^wasm\.unknown/

const NO_TEXT = ["nav", "form", "button", "svg"]

/** Parts of a page that lead to other pages. Without this list, search results would quote them instead of the page's own text. */
const LEADS_ON = [
  "[data-quote-open]",
  ".piece-contents",
  ".piece-quoteBelow",
  ".piece-callToAction",
  ".piece-quoteCard",
  ".cards-action",
  ".piece-sources",
  /* The end of an article: the articles before and after it, and what to read next. */
  "article .layout-sections",
]

/** Matches elements that are visibly separate from the text before them, although there's no space between them in the HTML. */
const SHOWN_APART = /<(?=(?:td|th|dt|dd|div|label|small|summary)\b)/g

/**
 * Prepares a page's HTML for the index. The title in search results is the page's Open Graph title, since the heading may not
 * name the page's state. The short names of the states in that title are indexed as words of the heading, since people search
 * for "stamp duty qld" although the page says Queensland. The heading is stored separately, so that a result needn't repeat it,
 * and so are the words by which people search for the page, so that no result quotes them.
 */
function preparePageForSearchIndex(page: string, searchWords: readonly string[]): string {
  const words = escapeHtml(searchWords.join(", "))
  const html = page
    .replace(SHOWN_APART, " <")
    .replace("<h1", () => `<h1 data-pagefind-meta="heading, words[data-words]" data-words="${words}"`)
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1]
  if (title === undefined) return html
  const states = STATES.filter(state => title.includes(STATE_NAMES[state].name) || title.includes(state))
    .map(state => `${state} ${STATE_NAMES[state].name}`)
    .join(" ")
  return html
    .replace("<main", () => `<main data-pagefind-meta="title:${title}"`)
    .replace("<h1", () => `<h1 data-states="${states}" data-pagefind-index-attrs="data-states"`)
    .replace('"heading, ', () => `"heading, states[data-states], `)
}

/** Loads Pagefind by its path, since Gatsby compiles imports to `require`, and the package can't be required by its name. */
const loadPagefind = (): typeof Pagefind =>
  createRequire(resolve("package.json"))(resolve("node_modules/pagefind/lib/index.js"))

/**
 * `searchWords` are the words by which people search for each page.
 *
 * @throws Error with the indexer's message, if it can't read a page.
 */
export async function writeSearchIndex(
  site: string,
  addresses: readonly string[],
  searchWords = new Map<string, readonly string[]>(),
): Promise<void> {
  const { createIndex, close } = loadPagefind()
  const { index, errors } = await createIndex({
    rootSelector: "main",
    excludeSelectors: [...NO_TEXT, ...LEADS_ON],
    forceLanguage: "en",
  })
  if (!index) throw new Error(errors.join("\n"))
  for (const url of addresses) {
    const content = await readFile(join(site, url, "index.html"), "utf8")
    const response = await index.addHTMLFile({
      url,
      content: preparePageForSearchIndex(content, searchWords.get(url) ?? []),
    })
    if (response.errors.length > 0) throw new Error(`${url}: ${response.errors.join("\n")}`)
  }
  const { files } = await index.getFiles()
  await close()
  await rm(join(site, FOLDER), { recursive: true, force: true })
  for (const { path, content } of files.filter(file => !UNUSED.test(file.path))) {
    const file = join(site, FOLDER, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
