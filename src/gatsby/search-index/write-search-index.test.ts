import { readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { createTemporaryFolder, writeFilesToFolder } from "../../testing/build-folder"
import { listSearchablePages, writeSearchIndex } from "./write-search-index"

let site: string
beforeEach(() => {
  site = createTemporaryFolder()
})
afterEach(() => rmSync(site, { recursive: true }))

function writePage(path: string, main: string, head = ""): void {
  const body = `<header>Menu</header><main>${main}</main>`
  writeFilesToFolder(site, {
    [`${path}/index.html`]: `<html lang="en-AU"><head>${head}</head><body>${body}</body></html>`,
  })
}

const listIndexFiles = () => readdirSync(join(site, "pagefind"), { recursive: true, encoding: "utf8" })

/** Reads the index's text of each page, which has the words that results quote, and the page's title. */
const readIndexFragments = () =>
  listIndexFiles()
    .filter(file => file.endsWith(".pf_fragment"))
    .map(file => gunzipSync(readFileSync(join(site, "pagefind", file))).toString())

test("the index has one piece for each page, and no part that the site does not use or an earlier build left", async () => {
  writePage("/blogs/a", "<h1>A</h1><p>Settlement is the last day.</p>")
  writePage("/blogs/b", "<h1>B</h1><p>A caveat warns.</p>")
  writePage("/other", "<h1>Not asked for</h1>")
  writeFilesToFolder(site, { "pagefind/old.pf_fragment": "" })
  await writeSearchIndex(site, ["/blogs/a", "/blogs/b"])
  expect(listIndexFiles().filter(file => file.endsWith(".pf_fragment"))).toHaveLength(2)
  expect(listIndexFiles()).toContain("pagefind.js")
  expect(listIndexFiles().filter(file => /ui|highlight|worker/.test(file))).toEqual([])
})

const renderTitle = (title: string) => `<meta property="og:title" content="${title}" />`

test("a result bears the title of its page, and the heading, which is told apart, of a page that has none", async () => {
  writePage("/a", "<h1>Stage <em>4</em></h1><p>Words.</p>", renderTitle("NSW stage 4: 66W, &amp; more"))
  writePage("/b", "<h1>Stage 5</h1><p>Words.</p>")
  await writeSearchIndex(site, ["/a", "/b"])
  const titles = readIndexFragments().map(fragment => /"title":"([^"]*)"/.exec(fragment)?.[1])
  expect(titles.sort()).toEqual(["NSW stage 4: 66W, & more", "Stage 5"])
  expect(readIndexFragments().filter(fragment => fragment.includes('"heading":"Stage 4"'))).toHaveLength(1)
})

// Visitors of a firm in Queensland once couldn't find the guide on duty by the words that they search for.
test("a page whose title names a state is found by the state's names, and each page by the words that writers listed", async () => {
  writePage("/a", "<h1>Stamp duty</h1><p>Words.</p>", renderTitle("Stamp duty in Queensland"))
  writePage("/b", "<h1>Stamp duty</h1><p>Words.</p>", renderTitle("Stamp duty"))
  await writeSearchIndex(site, ["/a", "/b"], new Map([["/b", ["what’s duty", "who pays"]]]))
  expect(readIndexFragments().filter(fragment => fragment.includes('"states":"QLD Queensland"'))).toEqual([
    expect.stringContaining('"title":"Stamp duty in Queensland"'),
  ])
  expect(readIndexFragments().filter(fragment => fragment.includes('"words":"what’s duty, who pays"'))).toEqual([
    expect.stringContaining('"title":"Stamp duty"'),
  ])
})

test("a result quotes the words of its page, and nothing that leads on from it", async () => {
  writePage(
    "/a",
    `<article>
      <header><nav>Home / Guides</nav><h1>Section 32</h1><p>What the seller tells.</p></header>
      <div class="layout-aside">
        <aside class="piece-contents">
          <nav>On this page</nav>
          <div class="piece-panel"><p>What would yours cost?</p></div>
        </aside>
        <div class="text-prose">
          <p>Read it first.</p>
          <aside class="piece-quoteCard"><p>Ask us to read it</p></aside>
          <p><a href="/request-a-quote" class="buttons-primary" data-quote-open="">Get a free quote</a></p>
          <div class="cards-grid">
            <div class="cards-card"><h3>Cooling off</h3><p>Three days.</p><span class="cards-action">Read on</span></div>
          </div>
          <div class="piece-callToAction"><h2>What would yours cost in Victoria?</h2></div>
        </div>
        <div class="piece-quoteBelow"><div class="piece-panel"><p>What would yours cost?</p></div></div>
      </div>
      <div>
        <aside class="piece-sources"><h2>Sources</h2><ul><li><a href="/law">The Act</a>, checked today</li></ul></aside>
        <div class="section-plain layout-sections">
          <section><h2>Stage by stage</h2></section>
          <section><h2>Read next</h2><h3>Stamp duty</h3></section>
        </div>
      </div>
    </article>`,
  )
  await writeSearchIndex(site, ["/a"])
  const [text] = readIndexFragments().map(fragment => /"content":"([^"]*)"/.exec(fragment)?.[1])
  expect(text).toBe("Section 32. What the seller tells. Read it first. Cooling off. Three days.")
})

test("words that a page shows apart are apart in what a result quotes", async () => {
  writePage(
    "/a",
    `<h1>A</h1><table><tr><th>State</th><th>Queensland</th></tr><tr><th>Ends</th><td>5 pm</td></tr></table>
    <dl><dt>Paid</dt><dd>by you</dd></dl><details><summary><span>Cooling-off<small>Ends on Friday</small></span></summary></details>`,
  )
  await writeSearchIndex(site, ["/a"])
  const [text = ""] = readIndexFragments().map(fragment => /"content":"([^"]*)"/.exec(fragment)?.[1])
  expect(text.replaceAll(".", "")).toBe("A State Queensland Ends 5 pm Paid by you Cooling-off Ends on Friday")
})

test("a page that was not built stops the build", async () => {
  await expect(writeSearchIndex(site, ["/missing"])).rejects.toThrow("missing")
})

const createSitemapResult = (paths: Record<string, object | null>) => ({
  allSitePage: { nodes: Object.entries(paths).map(([path, pageContext]) => ({ path, pageContext })) },
  allPageMeta: {
    nodes: [{ path: "/copy", canonical: "/faqs", checked: null, sources: null }],
  },
  allPlace: { nodes: [] },
  allBlogArticle: { nodes: [] },
})

test("guides and pages are searched; advertisements, copies, unlisted pages, the quote's pages and the search are not", () => {
  const pages = {
    "/": { index: true },
    "/faqs": { index: true },
    "/copy": { index: true },
    "/blogs": {},
    "/blogs/section-32/": { index: true },
    "/lp/sydney-conveyancing": { index: true },
    "/device": { index: false },
    "/quotes/[id]/offer": {},
    "/search": {},
    "/404": {},
    "/404.html": {},
    "/dev-404-page": {},
  }
  expect(listSearchablePages(createSitemapResult(pages))).toEqual(["/", "/faqs", "/blogs", "/blogs/section-32"])
})
