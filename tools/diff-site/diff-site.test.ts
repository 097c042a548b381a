import { createTemporaryFolder } from "../../src/testing/build-folder"
import { parseBuiltPage, readBuiltSite } from "./built-page"
import { findSiteDifferences } from "./differences"
import { renderSiteDifferenceReport } from "./report"

const buildPageHtml = ({ title = "Buying", head = "", main = "<h1>Buying</h1>" } = {}) =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body><header>Menu</header><main>${main}</main></body></html>`

const buildSite = (pages: Record<string, string>) =>
  new Map(Object.entries(pages).map(([path, text]) => [path, parseBuiltPage(text)]))

const renderSiteDifferences = (before: Record<string, string>, after: Record<string, string>) =>
  renderSiteDifferenceReport(findSiteDifferences(buildSite(before), buildSite(after)))

test("pages go by their addresses; shells, the 404 page, the editor and Gatsby's files are none", () => {
  const files = [
    "index.html",
    "buying.html",
    "blogs/index.html",
    "quotes/[id]/offer.html",
    "404.html",
    "admin/index.html",
    "page-data/404.html/data.html",
  ]
  const folder = createTemporaryFolder(Object.fromEntries(files.map(file => [file, buildPageHtml()])))
  expect([...readBuiltSite(folder).keys()]).toEqual(["/blogs", "/buying", "/"])
})

test("addresses that are gone or new are named", () => {
  expect(
    renderSiteDifferences(
      { "/": buildPageHtml(), "/old": buildPageHtml() },
      { "/": buildPageHtml(), "/new": buildPageHtml() },
    ),
  ).toBe("# What changed on the site\n\n## Addresses gone (1)\n\n- /old\n\n## New addresses (1)\n\n- /new\n")
})

test.each([
  ["a title", buildPageHtml({ title: "Selling" }), "- title: “Buying” → “Selling”"],
  [
    "a description",
    buildPageHtml({ head: '<meta name="description" content="How">' }),
    "- description: nothing → “How”",
  ],
  ["noindex", buildPageHtml({ head: '<meta name="robots" content="noindex">' }), "- robots: nothing → “noindex”"],
  [
    "a canonical address",
    buildPageHtml({ head: '<link rel="canonical" href="https://a.example/b">' }),
    "- canonical: nothing → “https://a.example/b”",
  ],
  [
    "structured data",
    buildPageHtml({
      head: '<script type="application/ld+json">{"@type":"Article","author":[{"name":"Mai"}]}</script>',
    }),
    "- structured data, Article.author[0].name: nothing → “Mai”",
  ],
])("%s is told under its page", (_, after, line) => {
  const output = renderSiteDifferences({ "/buying": buildPageHtml() }, { "/buying": after })
  expect(output).toContain("## /buying\n\n")
  expect(output).toContain(line)
})

test("words are told by the block; what's in header and footer isn't the page's own", () => {
  const before = buildPageHtml({ main: "<h1>Buying</h1><ul><li>One <b>day</b></li><li>Two</li></ul>" })
  const after = buildPageHtml({ main: "<h1>Buying</h1><ul><li>Two</li><li>Three</li></ul>" }).replace("Menu", "Home")
  expect(renderSiteDifferences({ "/": before }, { "/": after })).toBe(
    "# What changed on the site\n\n## /\n\n- words gone: “One day”\n- words new: “Three”\n",
  )
})

test("the same change on several pages is told once", () => {
  const [before, after] = [buildPageHtml({ title: "Old" }), buildPageHtml({ title: "New" })]
  const paths = ["/a", "/b", "/c", "/d", "/e", "/f"]
  const buildPagesWithText = (text: string) => Object.fromEntries(paths.map(path => [path, text]))
  expect(renderSiteDifferences(buildPagesWithText(before), buildPagesWithText(after))).toBe(
    "# What changed on the site\n\n## Changed on several pages\n\n- title: “Old” → “New” (6 pages: /a, /b, /c, /d, /e and 1 more)\n",
  )
})

test("a page that gets heavier by a hundred bytes or more is told, by less it isn't", () => {
  const buildSiteOfSize = (bytes: number) => new Map([["/", { ...parseBuiltPage(buildPageHtml()), bytes }]])
  const reportFrom12kB = (bytes: number) =>
    renderSiteDifferenceReport(findSiteDifferences(buildSiteOfSize(12_000), buildSiteOfSize(bytes)))
  expect(reportFrom12kB(12_099)).toBe("# What changed on the site\n\nNothing.\n")
  expect(reportFrom12kB(12_510)).toContain("- weight: +0.5 kB of compressed HTML")
  expect(reportFrom12kB(11_700)).toContain("weight: −0.3 kB")
})

test("a report that's too long for a comment is cut at a line, and says so", () => {
  const differences = { gone: Array.from({ length: 100 }, (_, n) => `/page-${n}`), added: [], changed: [] }
  const cut = renderSiteDifferenceReport(differences, 200)
  expect(cut.length).toBeLessThan(300)
  expect(cut).toMatch(/- \/page-\d+\n\nThat isn’t all: `npm run diff:site` prints the whole list.\n$/)
})
