import { runScheduledLeadTasks } from "../../src/leads/outbox/sweep"
import { isThorough } from "../../src/testing/draw-sample"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { findPersonalDetails, QUOTE, SITE, buildQuoteRequestBody } from "../../src/harness/lead-test-harness"
import { KEY, buildFormQuoteRequest, buildJsonQuoteRequest } from "../../src/harness/posts"
import { reduceAllLeads } from "../../src/testing/reduce-all"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"

const VISIT = { landingPath: "/request-a-quote" }
const MEETING = { partnerMetAt: "2026-11-21T01:00:00.000Z", partnerPath: "/request-a-quote" }

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)
const sendRequest = (request = buildJsonQuoteRequest()) => driver.take(request)

test("a request is answered 201 with the quote and where to go, and the marketers get it signed", async () => {
  const answer = await sendRequest()
  const body = await answer.json()
  expect(answer.status).toBe(201)
  expect(body).toEqual({
    id: expect.stringMatching(/^r[\w-]{22}$/),
    outcome: "quoted",
    next: `/quotes/${body.id}/offer`,
    quote: QUOTE,
    urgency: null,
    nextSteps: { isSigned: false, contactBy: expect.any(String), replyBy: expect.stringMatching(/^2026-11-2\d$/) },
    enquiry: expect.stringMatching(/^\/enquiries\/v1(?:\.[\w-]+){3}$/),
  })
  await harness.settle()
  expect(harness.webhook.hits.map(harness.verified)).toMatchObject([
    {
      type: "quote.requested.v1",
      timestamp: "2026-11-21T02:00:00.000Z",
      data: {
        id: body.id,
        outcome: "quoted",
        kept: true,
        suspicions: [],
        request: { email: "zephyrine@private.example" },
        documentUrl: `${SITE}/quotes/${body.id}/document`,
      },
    },
  ])
  expect(harness.blobs.keys("pending")).toEqual([])
  expect(harness.blobs.keys("done")).toEqual(harness.webhook.ids())
})

test("the marker is written first, then the quote, then the lead, and nothing is delivered before", async () => {
  const steps: string[] = []
  harness.blobs.breakWhen((method, path) => {
    if (method === "PUT" && !/:(?:health|counted)-/.test(path)) steps.push(/:(\w+)-/.exec(path)?.[1] ?? "")
    return null
  })
  harness.webhook.behave(reply => {
    steps.push("webhook")
    reply.writeHead(200).end()
  })
  await sendRequest()
  await harness.settle()
  expect(steps).toEqual(["pending", "quote", "lead", "pending", "webhook", "done"])
})

test("only the lead holds personal data in the store", async () => {
  harness.webhook.answer(500)
  await sendRequest()
  await harness.settle()
  const others = ["quote", "pending", "done", "dead", "held"].flatMap(harness.blobs.texts).join()
  expect(findPersonalDetails(others)).toEqual([])
})

test("the same key and body again is answered 200 with the first answer, and delivered once", async () => {
  const first = await (await sendRequest()).json()
  await harness.settle()
  const again = await sendRequest()
  await harness.settle()
  expect(again.status).toBe(200)
  expect(await again.json()).toEqual(first)
  expect(harness.webhook.hits).toHaveLength(1)
})

test("how the form was filled in reaches the marketers, and a repeat that took longer is the same request", async () => {
  const postQuoteWithTimings = (sendSeconds: number) =>
    buildJsonQuoteRequest(
      buildQuoteRequestBody({ form: { device: "phone", propertySeconds: 41, priceSeconds: 12, sendSeconds } }),
    )
  const [first, again] = [await sendRequest(postQuoteWithTimings(30)), await sendRequest(postQuoteWithTimings(95))]
  expect([first.status, again.status]).toEqual([201, 200])
  await harness.settle()
  expect(harness.webhook.hits.map(harness.verified)).toMatchObject([
    { data: { request: { form: { device: "phone", propertySeconds: 41, priceSeconds: 12, sendSeconds: 30 } } } },
  ])
})

// Whoever makes a link can write any name into it.
test.each([
  ["first-door", { partner: "first-door", partnerConsent: "first-door" }, { ...VISIT, ...MEETING }],
  ["no-such-partner", { partner: null, partnerConsent: null }, VISIT],
])(
  "a request by a link that names the partner %s counts only for one that exists or existed",
  async (partner, request, attribution) => {
    const partners = new Set(["first-door"])
    harness.ports.partners = partners
    const post = () =>
      buildJsonQuoteRequest(
        buildQuoteRequestBody({ partner, partnerConsent: partner, attribution: { ...VISIT, ...MEETING } }),
      )
    expect((await sendRequest(post())).status).toBe(201)
    // The partner's page may be published between a request and its repeat.
    partners.add("no-such-partner")
    expect((await sendRequest(post())).status).toBe(200)
    await harness.settle()
    const [event] = harness.webhook.hits.map(harness.verified)
    expect(event).toMatchObject({ data: { request: { ...request, attribution } } })
    expect(JSON.stringify(event)).not.toContain("no-such-partner")
  },
)

test("the same key with another body is answered 409 and the first stays", async () => {
  await sendRequest()
  const answer = await sendRequest(buildJsonQuoteRequest(buildQuoteRequestBody({ price: "900k" })))
  expect(answer.status).toBe(409)
  const errors = [{ field: "", code: "idempotency-conflict", message: expect.any(String) }]
  expect(await answer.json()).toEqual({ errors })
  expect(harness.blobs.keys("lead")).toHaveLength(1)
})

const AT_ONCE = isThorough ? 200 : 40

test(`${AT_ONCE} at once with the same key are one lead and one delivery`, async () => {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => sendRequest()))
  await harness.settle()
  const ids = await Promise.all(answers.map(async answer => (await answer.json()).id))
  expect(answers.filter(answer => answer.status === 201)).toHaveLength(1)
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(AT_ONCE - 1)
  expect(new Set(ids).size).toBe(1)
  expect(harness.webhook.hits).toHaveLength(1)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.webhook.hits).toHaveLength(1)
  expect(harness.blobs.keys("pending")).toEqual([])
})

test(`${AT_ONCE} at once with different keys are ${AT_ONCE} leads, each delivered once`, async () => {
  const keys = Array.from({ length: AT_ONCE }, (_, n) => `key-number-${n}-${KEY}`)
  await Promise.all(keys.map(key => sendRequest(buildJsonQuoteRequest(undefined, key))))
  await harness.settle()
  expect(new Set(harness.webhook.ids()).size).toBe(AT_ONCE)
  expect(harness.webhook.hits).toHaveLength(AT_ONCE)
})

test("without a key a second sending within ten minutes is the same request", async () => {
  await sendRequest(buildJsonQuoteRequest(undefined, null))
  harness.pass(60_000)
  expect((await sendRequest(buildJsonQuoteRequest(undefined, null))).status).toBe(200)
  harness.pass(600_000)
  expect((await sendRequest(buildJsonQuoteRequest(undefined, null))).status).toBe(201)
})

test("without a key the same answers from another client are another request, whose link doesn't change the first", async () => {
  const [first, other] = await Promise.all(
    ["203.0.113.7", "203.0.113.8"].map(async ip => {
      const answer = await driver.take(buildJsonQuoteRequest(undefined, null), { ip })
      return [answer.status, (await answer.json()).enquiry]
    }),
  )
  expect([first?.[0], other?.[0]]).toEqual([201, 201])
  expect(other?.[1]).not.toBe(first?.[1])
})

test("a request without a price is kept as manual and goes to the sorry page", async () => {
  const priceByPerson = () => ({ outcome: "manual", reason: "rural" }) as const
  const answer = await driver.take(buildJsonQuoteRequest(buildQuoteRequestBody({ propertyType: "rural" })), {
    price: priceByPerson,
  })
  const body = await answer.json()
  expect(body).toEqual({
    id: expect.any(String),
    outcome: "manual",
    next: `/request-a-quote/${body.id}/sorry`,
    quote: null,
    urgency: null,
    nextSteps: expect.anything(),
    enquiry: expect.any(String),
  })
})

test("the thank-you route that was asked for is where the visitor goes", async () => {
  const body = await (
    await sendRequest(buildJsonQuoteRequest(buildQuoteRequestBody({ thankYouPageRoute: "/quotes/{id}/lp-thank-you" })))
  ).json()
  expect(body.next).toBe(`/quotes/${body.id}/lp-thank-you`)
})

test("a key that two visitors might share is refused", async () => {
  expect((await sendRequest(buildJsonQuoteRequest(undefined, "1"))).status).toBe(400)
})

test.each([true, false])(
  "a request that was reduced since is known again: 200 with its reference and what is left of the quote (kept: %s), and nothing is sent or told",
  async isQuoteKept => {
    const first = await (await sendRequest()).json()
    await harness.settle()
    await reduceAllLeads(harness)
    if (!isQuoteKept) for (const key of harness.blobs.keys("quote")) await harness.ports.store.delete("quote", key)
    harness.webhook.answer(503)
    const again = await sendRequest()
    expect(again.status).toBe(200)
    const expectedAnswer = isQuoteKept
      ? first
      : { outcome: "manual", next: `/request-a-quote/${first.id}/sorry`, quote: null }
    expect(await again.json()).toEqual({ ...first, ...expectedAnswer })
    await harness.settle()
    expect(harness.webhook.hits).toHaveLength(1)
    expect(harness.alerted).toEqual([])
    expect(findPersonalDetails(harness.blobs.texts("lead").join())).toEqual([])
    expect((await sendRequest(buildJsonQuoteRequest(buildQuoteRequestBody({ price: "900k" })))).status).toBe(409)
  },
)

test.each([
  ["with the same key", buildJsonQuoteRequest],
  ["by a plain form within ten minutes", buildFormQuoteRequest],
])("asked, withdrawn and asked again the same %s: the marketers get the second request too", async (_, ask) => {
  const readQuoteId = async (answer: Response) =>
    /quotes\/([\w-]{22,64})/.exec(answer.headers.get("location") ?? "")?.[1] ?? (await answer.json()).id
  const first = await readQuoteId(await sendRequest(ask()))
  harness.pass(1_000)
  expect((await driver.change(first, { change: "withdraw" })).status).toBe(201)
  harness.pass(1_000)
  const second = await readQuoteId(await sendRequest(ask()))
  expect(second).not.toBe(first)
  expect(await readQuoteId(await sendRequest(ask()))).toBe(second)
  await harness.settle()
  const kinds = harness.webhook.hits.map(({ body }) => JSON.parse(body).type)
  expect(kinds.sort()).toEqual(["lead.changed.v1", "quote.requested.v1", "quote.requested.v1"])
})
