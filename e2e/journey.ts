import { test as base, type APIRequestContext } from "@playwright/test"
import { watchReady } from "./app-ready"
import { inboxOf, type Inbox } from "./inbox"

export { expect } from "@playwright/test"

/** A journey: a browser whose pages tell when they are ready, and the marketers' inbox, empty and taking what is sent. */
export const test = base.extend<{ inbox: Inbox }>({
  context: async ({ context }, run) => {
    await watchReady(context)
    await run(context)
  },
  inbox: [
    async ({ request }: { request: APIRequestContext }, run: (inbox: Inbox) => Promise<void>) => {
      const inbox = inboxOf(request)
      await inbox.answerWith(200)
      await inbox.clear()
      await run(inbox)
      await inbox.answerWith(200)
    },
    { auto: true },
  ],
})
