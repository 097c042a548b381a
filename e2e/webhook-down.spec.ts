import { requestOffer } from "./quote-form"
import { expect, test } from "./journey"
import { makePendingLeadsDue, listPendingRefusalCounts } from "./store"

test(
  "a webhook that fails changes nothing for the visitor, and gets the same event once it is well",
  { tag: "@daily" },
  async ({ page, request, inbox }) => {
    await inbox.answerWith(500)
    await requestOffer(page)
    await expect.poll(listPendingRefusalCounts).toEqual([1])
    const [firstTry] = await inbox.events()

    await inbox.answerWith(200)
    makePendingLeadsDue()
    await request.post("/.netlify/functions/redeliver", {
      headers: { "user-agent": "Netlify Clockwork" },
      timeout: 60_000,
    })
    await inbox.expectTaken("quote.requested.v1")
    const [secondTry] = await inbox.events()
    expect(secondTry?.id).toBe(firstTry?.id)
  },
)
