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

export const test = pageTest.extend<{ inbox: Inbox }>({
  inbox: [
    async ({ request }: { request: APIRequestContext }, run: (inbox: Inbox) => Promise<void>) => {
      const inbox = inboxOf(request)
      await inbox.answerWith(200)
      await inbox.clear()
      await run(inbox)
      await inbox.answerWith(200)
      // What's on its way would reach the next journey's inbox.
      await expect
        .poll(countUntried, { timeout: 5000 })
        .toBe(0)
        .catch(() => undefined)
    },
    { auto: true },
  ],
})
