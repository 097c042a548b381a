import { rmSync } from "node:fs"
import { EMBED_TOOLS } from "../../src/domain/embed"
import { SAFE_HEADERS } from "../../src/domain/headers"
import { paths } from "../../src/domain/paths"
import { STATE_NAMES } from "../../src/domain/states"
import { getAttribute, parseElements } from "../../tools/built/read-html"
import { copyBuildToNewFolder, startSiteFromBundles } from "../../tools/journeys/serve-copy"
import { gradePageSecurityHeaders } from "../../tools/observatory/grade"
import type { Site } from "../../tools/start/serve"
import {
  findElements,
  findDescendants,
  listLinkAddresses,
  NO_QUOTE,
  NOWHERE,
  readBuiltPage,
  readPageElements,
  getElementText,
} from "../built-page"
import { findFirstEntry, firm, FIRST_STATE, isAboutState, OWN_STATES } from "../own-firm"
import { OWN_PAGES, PAGE_KINDS } from "../page-kinds"
import { endedTest } from "../page-tests"

// The server takes seconds to start, and each function a second to respond, so each kind of response is requested once.

/** Replaces the HSTS preload list, which the package would download. Without the list a site is graded by its headers alone. */
jest.mock("@mdn/mdn-http-observatory/src/analyzer/hsts.js", () => ({ isHstsPreloaded: () => null }))

const PORT = 8880

const POLICY = "content-security-policy"

let site: Site
let folder: string

beforeAll(async () => {
  folder = copyBuildToNewFolder()
  site = await startSiteFromBundles(folder, { port: PORT, inboxPort: PORT + 1, env: { LEAD_WEBHOOK_URL: undefined } })
}, 120_000)

afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Answer = { status: number; headers: Record<string, string>; text: string }

async function requestAddress(path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(site.url + path, { redirect: "manual", ...init })
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() }
}

describe("redirects", () => {
  const ARTICLE = OWN_PAGES.article ?? paths.blogs
  const ARTICLE_SLUG = ARTICLE.replace(paths.blog(""), "")
  const GUIDE =
    findFirstEntry("blog", ({ slug, fields }) => fields["state"] === undefined && !slug.includes("/"))?.slug ?? ""
  const DUTY = "https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/transfer-duty"
  const OFFICE = findFirstEntry("city", isAboutState(FIRST_STATE))?.path

  const RULES: [what: string, from: string, to: string, status: number][] = [
    ["an exact rule", "/quote", paths.requestAQuote, 301],
    ["its query", "/quote?side=buying", `${paths.requestAQuote}?side=buying`, 301],
    ["another site", "/go/nsw-duty", DUTY, 302],
    ["the list of guides", "/blog", paths.blogs, 301],
    ["a placeholder", `/blog/${GUIDE}`, paths.blog(GUIDE), 301],
    ["two placeholders", `/blog/${ARTICLE_SLUG}`, ARTICLE, 301],
    ["guides by another name", `/guides/${ARTICLE_SLUG}`, ARTICLE, 301],
  ]
  for (const state of OWN_STATES) RULES.push(["a state", `/${state.toLowerCase()}`, paths.state(state), 301])
  if (OFFICE)
    RULES.push(["an office", OFFICE.replace(STATE_NAMES[FIRST_STATE].slug, FIRST_STATE.toLowerCase()), OFFICE, 301])
  if (endedTest) RULES.push(["a page that lost", `${endedTest.lost}?gclid=g1`, `${endedTest.won}?gclid=g1`, 302])

  test.each(RULES)("the server redirects %s: %s to %s", async (_, from, to, status) => {
    for (const address of from.includes("?") ? [from] : [from, `${from}/`]) {
      const answer = await requestAddress(address)
      expect([answer.status, answer.headers["location"]]).toEqual([status, to])
    }
  })
})

describe("headers", () => {
  const LIBRARY = paths.page("component-library")
  const TABLE = listLinkAddresses(readPageElements(paths.figures)).find(address => address.endsWith(".csv")) ?? ""

  test("every kind of page has every header of a safe page, and one policy serves all but the component library", async () => {
    const policies = new Set<string | undefined>()
    for (const path of [...PAGE_KINDS.map(kind => kind.path), paths.offer(NO_QUOTE)]) {
      const { headers } = await requestAddress(path)
      expect({ path, ...headers }).toMatchObject({ path, ...SAFE_HEADERS })
      expect(headers).not.toHaveProperty("access-control-allow-origin")
      if (path !== LIBRARY) policies.add(headers[POLICY])
    }
    expect(policies.size).toBe(1)
    const [policy] = policies
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    expect(policy).toMatch(/; frame-ancestors 'none'(?:;|$)/)
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|google|cloudflare|iconify/)
    // The component library may load icons from the public icon service.
    const { headers } = await requestAddress(LIBRARY)
    expect(headers[POLICY]).toBe(policy?.replace("connect-src 'self'", "connect-src 'self' https://api.iconify.design"))
  })

  test("every answer of a function has its own headers", async () => {
    const answers = await Promise.all([
      requestAddress(paths.api.stamp),
      requestAddress(paths.api.quote(NO_QUOTE)),
      requestAddress(paths.document(NO_QUOTE)),
      requestAddress(paths.api.quotes, { method: "POST", body: "{", headers: { "content-type": "application/json" } }),
      requestAddress(paths.api.quotes, { method: "PUT", body: "{}" }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 400, 405])
    const title = findElements(parseElements(answers[2].text), "title").map(getElementText)
    expect(title).toEqual([`Error: Quote not found | ${firm.name}`])
    for (const { headers } of answers) {
      expect(headers).toMatchObject(SAFE_HEADERS)
      expect(headers).not.toHaveProperty("access-control-allow-origin")
      expect(headers["cache-control"]).toContain("no-store")
      expect(headers[POLICY]).toMatch(/^default-src 'none'; /)
      expect(headers[POLICY]).not.toContain("script-src")
    }
  })

  test("Mozilla's analyser gives the built site A+ with 130 points", async () => {
    const { headers, text: html } = await requestAddress(paths.home)
    expect(await gradePageSecurityHeaders({ headers, html })).toMatchObject({ grade: "A+", score: 130 })
  })

  test.each([
    [paths.markdown(OWN_PAGES.article ?? paths.blogs), "text/markdown", "noindex"],
    [paths.llms, "text/plain", "noindex"],
    [TABLE, "text/csv", undefined],
    [TABLE.replace(/csv$/, "json"), "application/json", undefined],
    ["/prices.openapi.json", "application/json", undefined],
  ])("%s is answered as %s, and listed or not: %s", async (path, type, robots) => {
    const { status, headers } = await requestAddress(path)
    expect([status, headers["x-robots-tag"]]).toEqual([200, robots])
    expect(headers["content-type"]).toMatch(new RegExp(`^${type}(?:; ?charset=utf-8)?$`, "i"))
  })
})

describe("a partner's own site", () => {
  const PARTNERS = [findFirstEntry("partner", ({ fields }) => Array.isArray(fields["hosts"]))].flatMap(one => one ?? [])
  const getFirstHost = ({ hosts }: Readonly<Record<string, unknown>>): string =>
    Array.isArray(hosts) ? String(hosts[0]) : ""
  const JOB = { side: "buying", state: FIRST_STATE, propertyType: "house", price: "850000", stage: "looking" }
  const requestPrice = (headers: Record<string, string>): Promise<Answer> =>
    requestAddress(paths.api.prices, {
      method: "POST",
      body: JSON.stringify(JOB),
      headers: { "content-type": "application/json", ...headers },
    })

  for (const { slug, fields } of PARTNERS) {
    test(`may frame its tools, which aren't listed, and load our script: ${slug}`, async () => {
      for (const tool of EMBED_TOOLS) {
        const { headers, text } = await requestAddress(paths.embed(slug, tool))
        const [, ancestors = ""] = /frame-ancestors ([^;]*)/.exec(headers[POLICY] ?? "") ?? []
        expect(ancestors.split(" ")).toEqual(expect.arrayContaining(["'self'", `https://${getFirstHost(fields)}`]))
        expect(headers["x-frame-options"]).not.toMatch(/deny|sameorigin/i)
        expect(headers["cross-origin-resource-policy"]).toBe("same-origin")
        const robots = findElements(parseElements(text), "meta", { name: "robots" })
        expect(robots.map(meta => getAttribute(meta, "content"))).toEqual(["noindex"])
      }
      const script = await requestAddress(paths.embedScript)
      expect(script.headers).toMatchObject({
        "content-type": expect.stringContaining("javascript"),
        "cross-origin-resource-policy": "cross-origin",
      })
    })

    test(`gets an itemised price that adds up, and may read it: ${slug}`, async () => {
      const origin = `https://${getFirstHost(fields)}`
      const { status, headers, text } = await requestPrice({ origin, "sec-fetch-site": "cross-site" })
      expect([status, headers["access-control-allow-origin"]]).toEqual([200, origin])
      const { outcome, quote, money } = JSON.parse(text)
      expect(outcome).toBe("quoted")
      expect(money).toMatchObject({ currency: "AUD", price: 850_000 })
      const { ourFeeCents, disbursementsCents, governmentCents } = quote.totals
      expect(ourFeeCents + disbursementsCents + governmentCents).toBe(Math.round(money.total * 100))
    })
  }
})

describe("addresses", () => {
  test("without a backend the editor's address says how to set one up, with no script, under the policy of every page", async () => {
    const { headers, text } = await requestAddress("/admin/")
    const elements = parseElements(text)
    expect(findElements(elements, "h1").map(getElementText)).toEqual(["The editor isn't set up"])
    expect(findElements(elements, "script")).toEqual([])
    expect(findElements(elements, "link", { rel: "stylesheet", href: "/styles.css" })).toHaveLength(1)
    expect(findElements(elements, "meta", { name: "robots", content: "noindex" })).toHaveLength(1)
    expect(headers[POLICY]).toBe((await requestAddress(paths.home)).headers[POLICY])
  })

  test.each([NOWHERE, "/admin/config.yml", "/admin/decap-cms.js", "/admin/editor.js", "/admin/editor.css"])(
    "%s is answered with the 404 page",
    async path => {
      expect((await requestAddress(path)).status).toBe(404)
    },
  )

  test.each([paths.offer("not-an-id"), paths.sorry("%22%3E%3Cscript%3E")])(
    "the host answers the malformed id in %s with the 404 page, which is not listed",
    async path => {
      const { status, text } = await requestAddress(path)
      expect(status).toBe(404)
      expect(text).toBe(readBuiltPage(NOWHERE).html)
    },
  )

  test("a link in an email opens a page under the firm's drawing, titled by itself and then by the site's name", async () => {
    const { text } = await requestAddress(paths.unsubscribeLink("none"))
    expect(findElements(parseElements(text), "title").map(getElementText)).toEqual([
      `Error: This link doesn’t work | ${firm.name}`,
    ])
    const listLogoPaths = (html: string) =>
      findElements(
        findDescendants(findDescendants(parseElements(html), "header"), "a", { href: paths.home }),
        "path",
      ).map(path => getAttribute(path, "d"))
    expect(listLogoPaths(text)).toEqual(listLogoPaths(readBuiltPage(paths.home).html))
  })

  test("part of an icon set is served at both addresses", async () => {
    const answers = await Promise.all(
      ["icons", "_nuxt_icon"].map(folder => requestAddress(`/api/${folder}/lucide.json?icons=anchor,house`)),
    )
    for (const { status, text } of answers) {
      expect(status).toBe(200)
      expect(Object.keys(JSON.parse(text).icons).sort()).toEqual(["anchor", "house"])
    }
  })
})
