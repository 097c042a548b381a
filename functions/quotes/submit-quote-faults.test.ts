import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { findPersonalDetails, SITE } from "../../src/harness/lead-test-harness"
import { buildFormQuoteRequest, buildJsonQuoteRequest } from "../../src/harness/posts"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { showQuoteAsJson } from "../quote/quote.mts"

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)
const sendRequest = (request = buildJsonQuoteRequest()) => driver.take(request)
const isPutTo = (collection: string) => (method: string, path: string) =>
  method === "PUT" && path.includes(`:${collection}-`) ? 503 : null

test.each(["pending", "quote", "lead"])(
  "when the %s cannot be kept the lead is handed over directly",
  async collection => {
    harness.blobs.breakWhen(isPutTo(collection))
    const answer = await sendRequest()
    const body = await answer.json()
    expect(answer.status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      outcome: "manual",
      next: expect.stringMatching(new RegExp(`^/request-a-quote/${body.id}/sorry\\?handed-over=[\\w.-]+$`)),
      quote: null,
    })
    expect(harness.webhook.hits.map(harness.verified)).toMatchObject([
      { data: { id: body.id, kept: false, documentUrl: null } },
    ])
  },
)

test("the page to which a handed-over request leads is never told that it is unknown", async () => {
  harness.blobs.breakWhen(() => 503)
  const { id, next } = await (await sendRequest()).json()
  const { search } = new URL(next, SITE)
  const requestUnknownQuote = () =>
    showQuoteAsJson(() => harness.ports)(new Request(`${SITE}/api/quotes/${id}${search}`), harness.call({ id }))
  expect((await requestUnknownQuote()).status).toBe(200)
  harness.blobs.heal()
  expect(await (await requestUnknownQuote()).json()).toMatchObject({ id, outcome: "manual", handedOver: true })
  expect(findPersonalDetails(next)).toEqual([])
})

test("a lead that was handed over and is sent again keeps its webhook-id", async () => {
  harness.blobs.breakWhen(() => 503)
  await sendRequest()
  harness.blobs.heal()
  await sendRequest()
  await harness.settle()
  expect(new Set(harness.webhook.ids()).size).toBe(1)
})

test("a store that refuses while the webhook is not configured is answered 503", async () => {
  harness.blobs.breakWhen(() => 401)
  harness.ports.deliver = null
  expect((await sendRequest()).status).toBe(503)
})

test("figures that fail a request lose no lead: it is priced once, and the failure is logged once, under its key", async () => {
  const price = jest.fn(() => {
    throw new RangeError("no figure in force on 2031-01-01")
  })
  expect((await (await driver.take(buildJsonQuoteRequest(), { price })).json()).outcome).toBe("manual")
  expect(price).toHaveBeenCalledTimes(1)
  const [id, ...others] = harness.blobs.keys("lead")
  expect(others).toEqual([])
  expect(harness.logged.filter(({ event }) => event === "unpriced")).toEqual([
    { event: "unpriced", id, code: "RangeError", alert: true },
  ])
})

test("a browser's form goes on to the document by 303", async () => {
  const answer = await sendRequest(buildFormQuoteRequest())
  expect(answer.status).toBe(303)
  expect(answer.headers.get("location")).toMatch(/^\/quotes\/r[\w-]{22}\/document$/)
  await harness.settle()
  expect(harness.webhook.hits).toHaveLength(1)
})

test("a browser's form that was only handed over is told so on a page, since no document can be read", async () => {
  harness.blobs.breakWhen(() => 503)
  const answer = await sendRequest(buildFormQuoteRequest())
  expect(answer.status).toBe(201)
  expect(await answer.text()).toContain("We have your request")
})

test("a browser's form that was lost gets a page with the phone and status 503", async () => {
  harness.blobs.breakWhen(() => 503)
  harness.webhook.answer(500)
  const answer = await sendRequest(buildFormQuoteRequest())
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain("1300 975 707")
})
