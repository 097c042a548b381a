import { hashInlineCode } from "../../src/gatsby/headers/inline-code"
import { buildHttpHeaderRules } from "../../src/gatsby/headers/page-headers"
import { gradePageSecurityHeaders } from "./grade"

/** Replaces the list that the package would download, so that a site is graded by its headers alone. */
jest.mock("@mdn/mdn-http-observatory/src/analyzer/hsts.js", () => ({ isHstsPreloaded: () => null }))

const html = `<!DOCTYPE html><html><head><style>a{}</style><script>one()</script></head><body>
  <template><script>two()</script><script src="/app.js" async></script></template></body></html>`

/** Grades a page with the headers that all pages have. The search and the editor have other headers, by path. */
const gradePageWithHeaders = (env: NodeJS.ProcessEnv, without: readonly string[] = []) => {
  const routes = buildHttpHeaderRules([], { code: hashInlineCode([html]), env }).filter(({ path }) => path === "/*")
  const headers = Object.fromEntries(
    routes.flatMap(route =>
      route.headers.filter(({ key }) => !without.includes(key)).map(({ key, value }) => [key, value]),
    ),
  )
  return gradePageSecurityHeaders({ headers: { ...headers, "content-type": "text/html; charset=utf-8" }, html })
}

test("Mozilla's analyser gives the pages A+ with 130 points without tags", async () => {
  expect(await gradePageWithHeaders({})).toMatchObject({ grade: "A+", score: 130 })
})

test("Mozilla's analyser gives the pages A+ with at least 120 points with tags", async () => {
  const env = { GTM_ID: "GTM-ABC123", ANALYTICS_ID: "G-ABC123", TURNSTILE_SITE_KEY: "1x00000000000000000000AA" }
  const { grade: email, score } = await gradePageWithHeaders(env)
  expect(email).toBe("A+")
  expect(score).toBeGreaterThanOrEqual(120)
})

test("the analyser notices a header that is missing", async () => {
  // 100 - 20 without HSTS. Below 90 the other headers add no extra credit.
  expect(await gradePageWithHeaders({}, ["strict-transport-security"])).toMatchObject({ score: 80 })
})
