import { listSitemapPages, renderRobotsText } from "./sitemap"

const meta = { canonical: null, checked: null, sources: null }

const data = {
  allSitePage: {
    nodes: [
      { path: "/", pageContext: { index: true } },
      { path: "/blogs", pageContext: {} },
      { path: "/blogs/duty", pageContext: { index: true } },
      { path: "/lp/glebe-conveyancing", pageContext: { index: true } },
      { path: "/lp/nsw-conveyancing", pageContext: { index: true } },
      { path: "/unsubscribe", pageContext: { index: false } },
      { path: "/quotes/[id]/offer", pageContext: {} },
    ],
  },
  allPageMeta: {
    nodes: [
      { ...meta, path: "/" },
      { ...meta, path: "/blogs/duty", checked: "2026-11-01", sources: [{ checked: "2026-11-21" }] },
      { ...meta, path: "/lp/glebe-conveyancing" },
      { ...meta, path: "/lp/nsw-conveyancing", canonical: "/new-south-wales" },
      { ...meta, path: "/unsubscribe" },
    ],
  },
  allPlace: {
    nodes: [
      {
        path: "/lp/glebe-conveyancing",
        considerations: ["2026-10-05", "2026-09-30", null].map(day => ({ source: day && { checked: day } })),
      },
    ],
  },
  allBlogArticle: { nodes: [{ checked: "2026-11-01" }, { checked: "2026-10-01" }] },
}

test("the sitemap leaves out noindex pages, client-only routes and pages whose canonical address is another", () => {
  expect(listSitemapPages(data).map(({ path }) => path)).toEqual([
    "/",
    "/blogs",
    "/blogs/duty",
    "/lp/glebe-conveyancing",
  ])
})

test("the last change of a page is the newest day on which it or a source of it was checked", () => {
  const [, ...days] = listSitemapPages(data).map(({ lastmod }) => lastmod)
  expect(days).toEqual(["2026-11-01", "2026-11-21", "2026-10-05"])
})

test("robots.txt names the sitemap, keeps the endpoints out, and hides no page that must say noindex itself", () => {
  const lines = renderRobotsText("https://www.example.com").trim().split("\n")
  expect(lines).toContain("Sitemap: https://www.example.com/sitemap-index.xml")
  expect(lines.filter(line => line.startsWith("Disallow:"))).toEqual(["Disallow: /api/"])
})
