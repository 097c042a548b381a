import * as v from "valibot"
import { createHttpClient, type HttpAnswer, type HttpRequest } from "./http"
import { postLead } from "./lead-post"

const LOST: HttpAnswer = { status: 0, body: null }

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Posts a lead, and gives back the requests, and what came of it once that's known. */
function post(answers: HttpAnswer[]) {
  const requests: (HttpRequest | undefined)[] = []
  const outcome: string[] = []
  const http = async (_: string, request?: HttpRequest) => (requests.push(request), answers.shift() ?? LOST)
  const wire = { name: "Mai" }
  const getSpamProof = async () => ({ formStamp: "a stamp" })
  void postLead({ path: "/api/contact", wire, key: "a-key", kept: v.object({}), getSpamProof, http }).then(({ kind }) =>
    outcome.push(kind),
  )
  return { requests, outcome }
}

test("what gets no answer is sent again with the same key and words, until there's one", async () => {
  const { requests, outcome } = post([LOST, LOST, { status: 201, body: {} }])
  await jest.advanceTimersByTimeAsync(3_900)
  expect(outcome).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  expect(outcome).toEqual(["kept"])
  expect(requests).toHaveLength(3)
  for (const request of requests)
    expect(request).toMatchObject({
      headers: { "idempotency-key": "a-key" },
      body: { name: "Mai", formStamp: "a stamp" },
    })
})

test("thirty seconds without an answer end it", async () => {
  const { outcome } = post([])
  await jest.advanceTimersByTimeAsync(29_000)
  expect(outcome).toEqual([])
  await jest.advanceTimersByTimeAsync(3_000)
  expect(outcome).toEqual(["failed"])
})

test("a server that never answers is given up after thirty seconds too", async () => {
  const outcome: string[] = []
  const fetch = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("aborted"))))
  void postLead({ path: "/x", wire: {}, key: "a", kept: v.object({}), http: createHttpClient({ fetch }) }).then(
    ({ kind }) => outcome.push(kind),
  )
  await jest.advanceTimersByTimeAsync(29_000)
  expect(outcome).toEqual([])
  await jest.advanceTimersByTimeAsync(3_000)
  expect(outcome).toEqual(["failed"])
})

test("an answer that isn't one of ours ends it at once", async () => {
  const { requests, outcome } = post([{ status: 503, body: null }])
  await jest.advanceTimersByTimeAsync(0)
  expect(outcome).toEqual(["failed"])
  expect(requests).toHaveLength(1)
})

test("while the browser is offline it's tried once, without waiting for a stamp", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  const { requests, outcome } = post([])
  await jest.advanceTimersByTimeAsync(0)
  expect(outcome).toEqual(["failed"])
  expect(requests.map(request => request?.body)).toEqual([{ name: "Mai" }])
})
