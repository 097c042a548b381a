import { createTemporaryFolder } from "../../src/testing/build-folder"
import { parseBuiltPage, readSite } from "./built-page"
import { findDifferences } from "./differences"
import { renderDifferences } from "./report"

const html = ({ title = "Buying", head = "", main = "<h1>Buying</h1>" } = {}) =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body><header>Menu</header><main>${main}</main></body></html>`

const site = (pages: Record<string, string>) =>
  new Map(Object.entries(pages).map(([path, text]) => [path, parseBuiltPage(text)]))

const report = (before: Record<string, string>, after: Record<string, string>) =>
  renderDifferences(findDifferences(site(before), site(after)))

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
  const folder = createTemporaryFolder(Object.fromEntries(files.map(file => [file, html()])))
  expect([...readSite(folder).keys()]).toEqual(["/blogs", "/buying", "/"])
})

test("addresses that are gone or new are named", () => {
  expect(report({ "/": html(), "/old": html() }, { "/": html(), "/new": html() })).toBe(
    "# What changed on the site\n\n## Addresses gone (1)\n\n- /old\n\n## New addresses (1)\n\n- /new\n",
  )
})

test.each([
  ["a title", html({ title: "Selling" }), "- title: “Buying” → “Selling”"],
  ["a description", html({ head: '<meta name="description" content="How">' }), "- description: nothing → “How”"],
  ["noindex", html({ head: '<meta name="robots" content="noindex">' }), "- robots: nothing → “noindex”"],
  [
    "a canonical address",
    html({ head: '<link rel="canonical" href="https://a.example/b">' }),
    "- canonical: nothing → “https://a.example/b”",
  ],
  [
    "structured data",
    html({ head: '<script type="application/ld+json">{"@type":"Article","author":[{"name":"Mai"}]}</script>' }),
    "- structured data, Article.author[0].name: nothing → “Mai”",
  ],
])("%s is told under its page", (_, after, line) => {
  const output = report({ "/buying": html() }, { "/buying": after })
  expect(output).toContain("## /buying\n\n")
  expect(output).toContain(line)
})

test("words are told by the block; what's in header and footer isn't the page's own", () => {
  const before = html({ main: "<h1>Buying</h1><ul><li>One <b>day</b></li><li>Two</li></ul>" })
  const after = html({ main: "<h1>Buying</h1><ul><li>Two</li><li>Three</li></ul>" }).replace("Menu", "Home")
  expect(report({ "/": before }, { "/": after })).toBe(
    "# What changed on the site\n\n## /\n\n- words gone: “One day”\n- words new: “Three”\n",
  )
})

test("the same change on several pages is told once", () => {
  const [before, after] = [html({ title: "Old" }), html({ title: "New" })]
  const paths = ["/a", "/b", "/c", "/d", "/e", "/f"]
  const all = (text: string) => Object.fromEntries(paths.map(path => [path, text]))
  expect(report(all(before), all(after))).toBe(
    "# What changed on the site\n\n## Changed on several pages\n\n- title: “Old” → “New” (6 pages: /a, /b, /c, /d, /e and 1 more)\n",
  )
})

test("a page that gets heavier by a hundred bytes or more is told, by less it isn't", () => {
  const weighing = (bytes: number) => new Map([["/", { ...parseBuiltPage(html()), bytes }]])
  const reportFrom12kB = (bytes: number) => renderDifferences(findDifferences(weighing(12_000), weighing(bytes)))
  expect(reportFrom12kB(12_099)).toBe("# What changed on the site\n\nNothing.\n")
  expect(reportFrom12kB(12_510)).toContain("- weight: +0.5 kB of compressed HTML")
  expect(reportFrom12kB(11_700)).toContain("weight: −0.3 kB")
})

test("a report that's too long for a comment is cut at a line, and says so", () => {
  const differences = { gone: Array.from({ length: 100 }, (_, n) => `/page-${n}`), added: [], changed: [] }
  const cut = renderDifferences(differences, 200)
  expect(cut.length).toBeLessThan(300)
  expect(cut).toMatch(/- \/page-\d+\n\nThat isn’t all: `npm run diff:site` prints the whole list.\n$/)
})
