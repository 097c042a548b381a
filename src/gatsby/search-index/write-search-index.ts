import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join, resolve } from "node:path"
import type * as Pagefind from "pagefind"
import { paths } from "../../domain/paths"
import { STATE_NAMES, STATES } from "../../domain/states"
import { listSitemapPages } from "../sitemap"

/** Pages that search skips: landing pages repeat other pages. */
const PASSED_OVER = /^\/(?:lp\/|(?:dev-)?404)/

/** The pages that a search may find, of the answer to the sitemap's query: what search engines may list too. */
export const listSearchedPages = (data: unknown): string[] =>
  listSitemapPages(data)
    .map(({ path }) => path.replace(/(.)\/$/, "$1"))
    .filter(path => path !== paths.search && !PASSED_OVER.test(path))

/** Below `public/`: the index in pieces, of which a browser fetches those that hold the words it looks for. */
const FOLDER = "pagefind"

/** Ways of showing results, and of working them out elsewhere, that this site does not use. */
const UNUSED = /^pagefind-(?!entry\.json$)|^wasm\.unknown/

/** What is in `<main>` but isn't text of the page. */
const NO_TEXT = ["nav", "form", "button", "svg"]

/** What leads on from a page instead of saying something: a result would quote it in the place of the page's own words. */
const LEADS_ON = [
  "[data-quote-open]",
  ".piece-contents",
  ".piece-quoteBelow",
  ".piece-callToAction",
  ".piece-quoteCard",
  ".cards-action",
  ".piece-sources",
  /* The end of an article: its neighbours, and what to read next. */
  "article .layout-sections",
]

/** What a page shows apart from what comes before it, though no character is between them. */
const SHOWN_APART = /<(?=(?:td|th|dt|dd|div|label|small|summary)\b)/g

/**
 * The page as the index reads it: with the title that it has elsewhere as its title in the results, since its heading
 * need not name its state, and with the short names of the states in that title as words of the heading, since people
 * look for "stamp duty qld" where the page says Queensland. Its heading is told apart, so that a result needn't repeat it.
 */
function prepareForSearch(page: string): string {
  const html = page.replace(SHOWN_APART, " <").replace("<h1", () => '<h1 data-pagefind-meta="heading"')
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1]
  if (title === undefined) return html
  const states = STATES.filter(state => title.includes(STATE_NAMES[state].name)).join(" ")
  return html
    .replace("<main", () => `<main data-pagefind-meta="title:${title}"`)
    .replace("<h1", () => `<h1 data-states="${states}" data-pagefind-index-attrs="data-states"`)
}

/** Loaded by its path, since Gatsby compiles imports to `require`, and the package's name can't be required. */
const loadPagefind = (): typeof Pagefind =>
  createRequire(resolve("package.json"))(resolve("node_modules/pagefind/lib/index.js"))

/**
 * Writes the search index of the built pages `addresses` in the folder `site`.
 *
 * @throws Error with what the indexer said, when it could not read a page.
 */
export async function writeSearchIndex(site: string, addresses: readonly string[]): Promise<void> {
  const { createIndex, close } = loadPagefind()
  const { index, errors } = await createIndex({
    rootSelector: "main",
    excludeSelectors: [...NO_TEXT, ...LEADS_ON],
    forceLanguage: "en",
  })
  if (!index) throw new Error(errors.join("\n"))
  for (const url of addresses) {
    const content = await readFile(join(site, url, "index.html"), "utf8")
    const response = await index.addHTMLFile({ url, content: prepareForSearch(content) })
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
