import { readFileSync } from "node:fs"
import { parse } from "smol-toml"
import { listClientOnlyRoutes } from "../../src/gatsby/addresses"
import { createTemporaryFolder } from "../../src/testing/build-folder"
import { config, showClientOnlyPage, openBuiltSite } from "./quote-pages.mts"

const ID = "V1StGXR8Z5jdHi6BmyTabc"

const PAGES = [
  ["/quotes/:id/offer", "quotes/[id]/offer.html"],
  ["/quotes/:id/thank-you", "quotes/[id]/thank-you.html"],
  ["/quotes/:id/lp-thank-you", "quotes/[id]/lp-thank-you.html"],
  ["/request-a-quote/:webhook_id/sorry", "request-a-quote/[webhook_id]/sorry.html"],
] as const

/** The headers file that the adapter writes, shortened. */
const HEADERS = `
# gatsby-adapter-netlify start
/*
  cache-control: public, max-age=0, must-revalidate
  x-frame-options: DENY
  content-security-policy: default-src 'none'; script-src 'self' 'sha256-a'
/static/*
  cache-control: public, max-age=31536000, immutable
# gatsby-adapter-netlify end
`

const buildPageShell = (file: string) =>
  `<p>The shell ${file}</p><noscript><a href="/quotes/:id/document">a</a></noscript>`

const folder = createTemporaryFolder({
  ...Object.fromEntries(PAGES.map(([, file]) => [`public/${file}`, buildPageShell(file)])),
  ...{ "public/404.html": "<p>Nothing here</p>", "public/_headers": HEADERS },
})

const call = { params: {}, deploy: { context: "production" }, ip: "", waitUntil: () => undefined }
const getQuotePage = (path: string, method = "GET") =>
  showClientOnlyPage(openBuiltSite(folder))(new Request(`https://www.example.com${path}`, { method }), call)

test.each(PAGES)(
  "%s with an id of the right form is its own page, with the headers of every page",
  async (path, file) => {
    const answer = await getQuotePage(path.replace(/:\w+/, ID))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(`The shell ${file}`)
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
      "x-frame-options": "DENY",
      "content-security-policy": "default-src 'none'; script-src 'self' 'sha256-a'",
      "x-robots-tag": "noindex",
    })
  },
)

test.each(PAGES)("%s with a malformed id is the 404 page with status 404, and is not listed", async path => {
  const malformedIds = [
    "not-an-id",
    "a".repeat(21),
    "a".repeat(65),
    `${ID}.`,
    "[id]",
    "%5Bid%5D",
    "á".repeat(22),
    `${ID}%2F..`,
    `${ID}%00`,
    "%E0%A4%A",
    "%22%3E%3Cscript%3E",
  ]
  for (const id of malformedIds) {
    const answer = await getQuotePage(path.replace(/:\w+/, id))
    expect([id, answer.status]).toEqual([id, 404])
    expect(await answer.text()).toBe("<p>Nothing here</p>")
    expect(answer.headers.get("x-robots-tag")).toBe("noindex")
    expect(answer.headers.get("content-security-policy")).toContain("sha256-a")
  }
})

test("an id is read as the browser's router reads it, and a slash at the end changes nothing", async () => {
  expect((await getQuotePage(`/quotes/%56${ID.slice(1)}/offer`)).status).toBe(200)
  expect((await getQuotePage(`/quotes/${ID}/offer/`)).status).toBe(200)
})

test("without JavaScript the page leads to the same quote as a complete page, with the mark of its address alone", async () => {
  expect(await (await getQuotePage(`/quotes/${ID}/offer?utm_source=x`)).text()).toContain(
    `<a href="/quotes/${ID}/document">`,
  )
  const response = await getQuotePage(`/request-a-quote/${ID}/sorry?handed-over=v1.a_b.c-d.e&utm_source=x`)
  expect(await response.text()).toContain(`<a href="/quotes/${ID}/document?handed-over=v1.a_b.c-d.e">`)
  const hostile = await getQuotePage(`/request-a-quote/${ID}/sorry?handed-over=${encodeURIComponent('"><script>$&')}`)
  expect(await hostile.text()).toContain(`<a href="/quotes/${ID}/document?handed-over=%22%3E%3Cscript%3E%24%26">`)
})

test.each(["/quotes/x", "/quotes/x/y/offer", "/request-a-quote/x/offer", "/quotes/x/sorry", "/QUOTES/x/OFFER"])(
  "%s is no page of these",
  async path => {
    expect((await getQuotePage(path.replace("x", ID))).status).toBe(404)
  },
)

test("HEAD is answered like GET, without the page; nothing else is", async () => {
  const head = await getQuotePage(`/quotes/${ID}/offer`, "HEAD")
  expect([head.status, await head.text()]).toEqual([200, ""])
  expect((await getQuotePage("/quotes/nope/offer", "HEAD")).status).toBe(404)
  const post = await getQuotePage(`/quotes/${ID}/offer`, "POST")
  expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"])
})

test("the function answers at every client-only route, and at no other", () => {
  const routes = [config.path].flat().sort()
  expect(routes).toEqual(listClientOnlyRoutes("src/pages"))
  expect(routes).toEqual(PAGES.map(([route]) => route as string).sort())
})

test("what the function reads is brought along to the host", () => {
  const { functions } = parse(readFileSync("netlify.toml", "utf8")) as {
    functions: { "quote-pages": { included_files: string[] } }
  }
  // In `included_files` a bracket means one of several letters, so a star stands for the folders of ids.
  expect(functions["quote-pages"].included_files.sort()).toEqual(
    ["public/404.html", "public/_headers", "public/quotes/*/*.html", "public/request-a-quote/*/*.html"].sort(),
  )
})
