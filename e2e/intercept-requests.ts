import type { BrowserContext, Page, Request } from "@playwright/test"
import { paths } from "../src/domain/paths"

/** A list that collects what `pick` returns for each request of the page from now on, unless it's `undefined`. */
export function recordRequests<T>(page: Page, pick: (request: Request) => T | undefined): T[] {
  const picks: T[] = []
  page.on("request", request => {
    const one = pick(request)
    if (one !== undefined) picks.push(one)
  })
  return picks
}

/** Use `waitUntil: "domcontentloaded"` with a page that makes such a request early. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let releaseRequests = (): void => {}
  const releasePromise = new Promise<void>(resolve => (releaseRequests = resolve))
  await page.route(url, async route => {
    await releasePromise
    await route.continue()
  })
  return () => releaseRequests()
}

/** Prevents forms on pages of `context` from getting a stamp. Playwright's routes aren't used, as they turn off the cache. */
export async function withholdStamp(context: BrowserContext): Promise<void> {
  await context.addInitScript(path => {
    const real = window.fetch
    const fetchWithoutStamp: typeof real = (input, init) =>
      typeof input === "string" && input.endsWith(path) ? Promise.resolve(new Response("{}")) : real(input, init)
    Object.assign(window, { fetch: fetchWithoutStamp })
  }, paths.api.stamp)
}

/** Replaces the body in the data of the page at `path` with the result of `spoil`. Call it before the page is requested. */
export async function replacePageBody(page: Page, path: string, spoil: (body: unknown) => unknown): Promise<void> {
  await page.route(`**/page-data${path}/page-data.json*`, async route => {
    const response = await route.fetch()
    const json = await response.json()
    json.result.data.page.body = spoil(json.result.data.page.body)
    await route.fulfill({ response, json })
  })
}

/** The nodes of a body's tree are texts and `[name, props, ...children]`. */
export function removeComponentProps(body: unknown, component: string): unknown {
  if (!Array.isArray(body)) return body
  if (typeof body[0] !== "string" || body.length < 2) return body.map(node => removeComponentProps(node, component))
  const [name, props, ...children] = body
  return [name, name === component ? {} : props, ...children.map(child => removeComponentProps(child, component))]
}
