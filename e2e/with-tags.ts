import { type BrowserContext, expect, type Page } from "@playwright/test"

const IDS = "GTM-ABC123 G-ABCDEF1234"
const TAG_HOST = "https://www.googletagmanager.com"

/** @returns a list that collects the addresses of requests to other origins, which get an empty script. */
export async function serveWithTagIds(context: BrowserContext, baseURL: string | undefined): Promise<string[]> {
  const here = new URL(baseURL ?? "").origin
  const elsewhere: string[] = []
  await context.route("**/*", async route => {
    const request = route.request()
    if (new URL(request.url()).origin !== here) {
      elsewhere.push(request.url())
      return route.fulfill({ contentType: "text/javascript", body: "" })
    }
    if (request.resourceType() !== "document" || request.method() !== "GET") return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    const { "content-encoding": _encoding, "content-length": _length, ...headers } = response.headers()
    const policy = headers["content-security-policy"]
    return route.fulfill({
      status: response.status(),
      headers: {
        ...headers,
        ...(policy && { "content-security-policy": policy.replace("script-src 'self'", `$& ${TAG_HOST}`) }),
      },
      body: html.replace("</head>", `<meta name="tag-ids" content="${IDS}"></head>`),
    })
  })
  return elsewhere
}

/** Moves the mouse as a visitor would, and waits for the script that the page loads then. */
export async function triggerDeferredFeatures(page: Page): Promise<void> {
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)))
    .toContainEqual(expect.stringMatching(/\/deferred-features-[^/]*\.js$/))
}

export const listAddressesWithoutQueries = (urls: readonly string[]): string[] =>
  [...new Set(urls.map(address => new URL(address).origin + new URL(address).pathname))].sort()
