import { searchedPages } from "./write-search-index"

const answer = (paths: Record<string, object | null>) => ({
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
  expect(searchedPages(answer(pages))).toEqual(["/", "/faqs", "/blogs", "/blogs/section-32"])
})
