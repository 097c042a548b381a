import type { BrowserContext, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"

/**
 * Keeps what matches `url` from arriving until the returned function is called. A page that asks for it early has loaded only
 * then: open it with `waitUntil: "domcontentloaded"`.
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = (): void => {}
  const releasePromise = new Promise<void>(resolve => (release = resolve))
  await page.route(url, async route => {
    await releasePromise
    await route.continue()
  })
  return () => release()
}

/** In milliseconds from the click: so long a link waits for what opens in its place, before it's followed. */
const LONGEST_WAIT = 2000

/** Lets no link be followed because what opens in its place is late: that time never passes on pages of `context`. */
export async function makePatient(context: BrowserContext): Promise<void> {
  await context.addInitScript(longest => {
    const real = window.setTimeout
    const setPatientTimeout = (run: TimerHandler, ms?: number, ...args: unknown[]): number =>
      ms === longest ? 0 : real(run, ms, ...args)
    Object.assign(window, { setTimeout: setPatientTimeout })
  }, LONGEST_WAIT)
}

/** Lets no form on pages of `context` have a stamp. A route would do it too, but turns off the browser's cache. */
export async function withholdStamp(context: BrowserContext): Promise<void> {
  await context.addInitScript(path => {
    const real = window.fetch
    const withoutStamp: typeof real = (input, init) =>
      typeof input === "string" && input.endsWith(path) ? Promise.resolve(new Response("{}")) : real(input, init)
    Object.assign(window, { fetch: withoutStamp })
  }, paths.api.stamp)
}

/** Answers for the data of the page at `path` with what `spoil` makes of its body. Before that page is wanted. */
export async function spoilBody(page: Page, path: string, spoil: (body: unknown) => unknown): Promise<void> {
  await page.route(`**/page-data${path}/page-data.json*`, async route => {
    const response = await route.fetch()
    const json = await response.json()
    json.result.data.page.body = spoil(json.result.data.page.body)
    await route.fulfill({ response, json })
  })
}

/** The tree of a body, whose nodes are texts and `[name, props, ...children]`, without the props of every `component`. */
export function removeProps(body: unknown, component: string): unknown {
  if (!Array.isArray(body)) return body
  if (typeof body[0] !== "string" || body.length < 2) return body.map(node => removeProps(node, component))
  const [name, props, ...children] = body
  return [name, name === component ? {} : props, ...children.map(child => removeProps(child, component))]
}
