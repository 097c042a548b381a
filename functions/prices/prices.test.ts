import { buildJobWire } from "../../src/components/form/wire"
import { figures } from "../../src/domain/figures/published"
import { parseIsoDate } from "../../src/domain/iso-date"
import { parseJob } from "../../src/domain/lead/quote-request"
import { calculateQuoteOutcome } from "../../src/domain/quote/quote"
import type { Quote } from "../../src/domain/quote/quote-types"
import { formatCalculatorAnswersAsQuery, getInitialAnswers } from "../../src/features/calculator/calculator-questions"
import { readCalculatorAnswers } from "../../src/features/calculator/read-answers"
import { calculateQuoteAndRequiredCash } from "../../src/features/calculator/result"
import { parseAnswersFromAddress } from "../../src/features/quote/interactive/address-answers"
import { drawRequests, type GeneratedRequest } from "../../src/testing/generated-requests"
import { OUR_STATES } from "../../src/domain/states"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { QUOTE, SITE, buildQuoteRequestBody } from "../../src/harness/lead-test-harness"
import { buildFormRequest, buildJsonRequest } from "../../src/harness/posts"
import { paths } from "../../src/domain/paths"
import { answerPriceRequest } from "./prices.mts"

const harness = setUpLeadTestHarness()

const KEY = Buffer.alloc(32, 7).toString("base64")
const PARTNER = "https://www.partner.example"
const JOB = { side: "buying", state: OUR_STATES[0], propertyType: "house", price: "850k", stage: "looking" }

const price = jest.fn<
  ReturnType<Parameters<typeof answerPriceRequest>[2]>,
  Parameters<Parameters<typeof answerPriceRequest>[2]>
>()
beforeEach(() => void price.mockReset().mockReturnValue({ outcome: "quoted", quote: QUOTE }))

const sendPriceRequest = (request: Request) =>
  answerPriceRequest(
    () => harness.ports,
    { partnerOrigins: () => [PARTNER], keys: ["another key", KEY] },
    price,
  )(request, harness.call())

const postPriceRequest = (headers: Record<string, string>, body: unknown = JOB) =>
  sendPriceRequest(buildJsonRequest(paths.api.prices, body, headers))

const postPriceRequestWithKey = (key: string) => postPriceRequest({ authorization: `Bearer ${key}` })

test("a program with a key gets the quote with its main amounts in dollars, by the figures of the day, and nothing is kept", async () => {
  const answer = await postPriceRequestWithKey(KEY)
  expect(answer.status).toBe(200)
  const money = expect.objectContaining({ currency: "AUD", price: 850_000 })
  expect(await answer.json()).toEqual({ outcome: "quoted", quote: QUOTE, money })
  const [today, visitor] = [parseIsoDate("2026-11-21"), { partner: null, code: undefined, on: "2026-11-21" }]
  expect(price).toHaveBeenCalledWith(expect.objectContaining({ price: 850_000_00 }), today, visitor)
  await harness.settle()
  expect([harness.webhook.hits, harness.blobs.keys("lead"), harness.logged]).toEqual([[], [], []])
})

test("a partner and the code of an offer decide which offers the price includes, and nothing else of the visitor is taken", async () => {
  const claim = { partner: "fixture-partner", offer: "FIXTURE26" }
  const authorization = `Bearer ${KEY}`
  expect((await postPriceRequest({ authorization }, { ...JOB, ...claim })).status).toBe(200)
  const visitor = { partner: "fixture-partner", code: "FIXTURE26", on: "2026-11-21" }
  expect(price.mock.lastCall?.[2]).toEqual(visitor)
  const wrong = await postPriceRequest({ authorization }, { ...JOB, partner: "no slug", offer: 5, attribution: {} })
  const fields = (await wrong.json()).errors.map(({ field }: { field: string }) => field)
  expect([wrong.status, fields.sort()]).toEqual([422, ["attribution", "offer", "partner"]])
})

test.each([
  ["without a key", {}],
  ["with another key", { authorization: `Bearer ${KEY.replace("B", "C")}` }],
  ["with a key in no scheme", { authorization: KEY }],
  ["with an empty key", { authorization: "Bearer " }],
])("a program %s gets none", async (_, headers) => {
  const answer = await postPriceRequest(headers)
  expect(answer.status).toBe(401)
  expect(answer.headers.get("www-authenticate")).toBe("Bearer")
  expect(price).not.toHaveBeenCalled()
})

test("without keys nothing counts as one", async () => {
  const closedHandler = answerPriceRequest(() => harness.ports, { partnerOrigins: () => [], keys: [] }, price)
  const answer = await closedHandler(
    buildJsonRequest(paths.api.prices, JOB, { authorization: "Bearer " }),
    harness.call(),
  )
  expect(answer.status).toBe(401)
})

test.each([SITE, PARTNER])("a page of %s gets the price without a key", async origin => {
  const answer = await postPriceRequest({ origin, "sec-fetch-site": origin === SITE ? "same-origin" : "cross-site" })
  expect(answer.status).toBe(200)
})

test("a browser is told that a partner's page may ask, and read the answer", async () => {
  const headers = { origin: PARTNER, "access-control-request-method": "POST" }
  const permission = await sendPriceRequest(new Request(SITE + paths.api.prices, { method: "OPTIONS", headers }))
  expect(permission.status).toBe(204)
  const answer = await postPriceRequest({ origin: PARTNER, "sec-fetch-site": "cross-site" })
  for (const { headers } of [permission, answer]) expect(headers.get("access-control-allow-origin")).toBe(PARTNER)
})

test.each(["https://evil.example", "http://www.partner.example", "https://partner.example", "null"])(
  "a page of %s gets none, whatever key it sends along",
  async origin => {
    const answer = await postPriceRequest({ origin, "sec-fetch-site": "cross-site", authorization: `Bearer ${KEY}` })
    expect(answer.status).toBe(403)
    expect(answer.headers.has("access-control-allow-origin")).toBe(false)
    expect(await answer.text()).not.toMatch(/go back|the form/i)
  },
)

test("whatever says something about a person is refused, with every other error", async () => {
  const { propertyType: _, ...incomplete } = JOB
  const completeJob = { ...incomplete, name: "Zephyrine", email: "z@private.example" }
  const answer = await postPriceRequest({ authorization: `Bearer ${KEY}` }, completeJob)
  expect(answer.status).toBe(422)
  const { errors } = await answer.json()
  expect(errors).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: "propertyType" }),
      expect.objectContaining({ field: "name", code: "unknown-key" }),
      expect.objectContaining({ field: "email", code: "unknown-key" }),
    ]),
  )
  expect(JSON.stringify(errors)).not.toMatch(/zephyrine|private/i)
  expect(price).not.toHaveBeenCalled()
})

test("what a person must price is answered with the reason", async () => {
  price.mockReturnValue({ outcome: "manual", reason: "Rural land is priced by hand." })
  expect(await (await postPriceRequestWithKey(KEY)).json()).toEqual({
    outcome: "manual",
    reason: "Rural land is priced by hand.",
  })
})

const NO_JSON = { method: "POST", headers: { "content-type": "application/json" }, body: "{" }
test.each([
  ["a form", buildFormRequest(paths.api.prices, buildQuoteRequestBody()), 415],
  ["a text that's no JSON", new Request(SITE + paths.api.prices, NO_JSON), 400],
  ["a GET", new Request(SITE + paths.api.prices), 405],
  ["too much", buildJsonRequest(paths.api.prices, { ...JOB, price: "1".repeat(9_000) }), 413],
])("%s is refused", async (_, request, status) => {
  const answer = await sendPriceRequest(request)
  expect(answer.status).toBe(status)
  // A program has no form to go back to.
  expect(await answer.text()).not.toMatch(/go back|the form/i)
})

/** The answers of a generated request that the calculator asks too, as its form has them. It asks about one property with a price. */
function buildCalculatorForm({ sale, strata, contractDate, ...wire }: GeneratedRequest) {
  const [year, month, day] = typeof contractDate === "string" ? contractDate.split("-") : []
  const texts = Object.entries(wire).filter((entry): entry is [string, string] => typeof entry[1] === "string")
  const side = wire.side === "selling" ? "selling" : "buying"
  return { ...Object.fromEntries(texts), side, ...(day && { contractDate: { day, month, year } }) }
}

const pickSum = ({ totals, basis: { basedOn, assumptions } }: Quote) => ({ totals, basedOn, assumptions })

test("forty jobs cost the same by the calculator's link, by the quote and by this address, with the same assumptions", async () => {
  const today = parseIsoDate("2026-11-21")
  // Victoria's relief is for a first home of every buyer, so "some of us" isn't offered there.
  const isPriced = (wire: GeneratedRequest) =>
    wire.price !== null && !(wire.state === "VIC" && wire.firstHome === "some")
  const jobs = drawRequests(100).filter(isPriced).slice(0, 40)
  expect(jobs).toHaveLength(40)
  price.mockImplementation((job, on) => calculateQuoteOutcome(job, figures, on))
  for (const job of jobs) {
    const link = formatCalculatorAnswersAsQuery(buildCalculatorForm(job))
    const calculated = calculateQuoteAndRequiredCash(
      readCalculatorAnswers(getInitialAnswers({ search: link }), today),
      today,
    )
    const wire = buildJobWire({ stage: "looking", ...parseAnswersFromAddress(link) })
    const request = parseJob(wire, today)
    const quoteOutcome = request.ok && calculateQuoteOutcome(request.value, figures, today)
    const answer = await (await postPriceRequest({ authorization: `Bearer ${KEY}` }, wire)).json()
    if (!("quote" in calculated) || !quoteOutcome || quoteOutcome.outcome !== "quoted") throw new Error(link)
    expect(pickSum(answer.quote)).toEqual(pickSum(quoteOutcome.quote))
    expect(pickSum(calculated.quote)).toEqual(pickSum(quoteOutcome.quote))
  }
})
