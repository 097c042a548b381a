import { expect, test as base, type APIRequestContext } from "@playwright/test"
import { serveNetlifyBuild } from "../tools/journeys/serve-copy"
import { inboxOf, type Inbox } from "./inbox"
import { withholdStamp } from "./intercept-requests"
import { countUntried } from "./store"
import { watchReady } from "./visit"

export { expect } from "@playwright/test"

const LONGEST_START_MS = 180_000

type OfPage = {
  /** Whether forms get the stamp that says when they were opened, and so wait until it's three seconds old. */
  isStamped: boolean
}
type OfWorker = { site: string }

/** A test of pages that sends nothing: a browser whose pages tell when they are ready, and a site of this worker's own. */
export const pageTest = base.extend<OfPage, OfWorker>({
  site: [
    // Playwright wants the braces: it reads from them what a fixture needs.
    async ({}, run) => {
      const { url, stop } = await serveNetlifyBuild()
      await run(url)
      await stop()
    },
    { scope: "worker", auto: true, timeout: LONGEST_START_MS },
  ],
  baseURL: async ({ site }, run) => run(site),
  isStamped: [false, { option: true }],
  context: async ({ context, isStamped }, run) => {
    await watchReady(context)
    if (!isStamped) await withholdStamp(context)
    await run(context)
  },
})

/** A journey: the same, and the marketers' inbox, empty and taking what is sent. */
export const test = pageTest.extend<{ inbox: Inbox }>({
  inbox: [
    async ({ request }: { request: APIRequestContext }, run: (inbox: Inbox) => Promise<void>) => {
      const inbox = inboxOf(request)
      await inbox.answerWith(200)
      await inbox.clear()
      await run(inbox)
      await inbox.answerWith(200)
      // What is still on its way would reach the inbox of the next journey. One that stays untold is meant to.
      await expect
        .poll(countUntried, { timeout: 5000 })
        .toBe(0)
        .catch(() => undefined)
    },
    { auto: true },
  ],
})
