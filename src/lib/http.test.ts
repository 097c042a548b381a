import { createHttpClient } from "./http"

/** A server that answers with each of `statuses` in turn; 0 is a failed connection. */
function createServer(...statuses: number[]) {
  const calls: { url: string; init: RequestInit | undefined }[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    calls.push({ url: String(url), init })
    const status = statuses[calls.length - 1] ?? 500
    if (status === 0) throw new TypeError("fetch failed")
    return Response.json({ status }, { status })
  }
  return { calls, fetch }
}

const NO_ANSWER = { status: 0, body: null }

test("a body is sent as JSON below the base URL", async () => {
  const { calls, fetch } = createServer(201)
  const http = createHttpClient({ getAddress: path => `https://api.example.com${path}`, fetch })
  const answer = await http("/api/quotes", { method: "POST", body: { a: 1 }, headers: { "idempotency-key": "k" } })
  expect(answer).toEqual({ status: 201, body: { status: 201 } })
  expect(calls[0]?.url).toBe("https://api.example.com/api/quotes")
  expect(calls[0]?.init).toMatchObject({
    method: "POST",
    body: '{"a":1}',
    headers: { "content-type": "application/json", "idempotency-key": "k" },
  })
})

test.each([0, 408, 409, 425, 429, 500, 502, 503, 504])("a GET that ends in %i is sent once more", async status => {
  const { calls, fetch } = createServer(status, 200)
  expect((await createHttpClient({ fetch })("/api/quotes/x")).status).toBe(200)
  expect(calls).toHaveLength(2)
})

test("a GET is given up after its second try", async () => {
  const { calls, fetch } = createServer(503, 503, 200)
  expect((await createHttpClient({ fetch })("/api/quotes/x")).status).toBe(503)
  expect(calls).toHaveLength(2)
})

test.each([200, 400, 404, 410, 422, 501])("a GET that ends in %i is not repeated", async status => {
  const { calls, fetch } = createServer(status)
  await createHttpClient({ fetch })("/api/quotes/x")
  expect(calls).toHaveLength(1)
})

test.each([0, 408, 409, 425, 429, 500, 502, 503, 504])("a POST that ends in %i is not repeated", async status => {
  const { calls, fetch } = createServer(status)
  expect((await createHttpClient({ fetch })("/api/quotes", { method: "POST", body: {} })).status).toBe(status)
  expect(calls).toHaveLength(1)
})

test("an answer that is not JSON has no body", async () => {
  const http = createHttpClient({ fetch: async () => new Response("<html>", { status: 404 }) })
  expect(await http("/api/quotes/x")).toEqual({ status: 404, body: null })
})

/** A server that never answers. Its request ends only when it's aborted. */
function createSilentServer() {
  const signals: AbortSignal[] = []
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      const signal = init?.signal
      if (!signal) throw new Error("the request has no end")
      signals.push(signal)
      signal.addEventListener("abort", () => reject(new DOMException("called off", "AbortError")))
    })
  return { signals, fetch }
}

test("a request that nobody answers ends after its time, and a GET after twice that", async () => {
  const { signals, fetch } = createSilentServer()
  const http = createHttpClient({ fetch, timeoutMs: 5 })
  expect(await http("/api/quotes", { method: "POST", body: {} })).toEqual(NO_ANSWER)
  expect(signals).toHaveLength(1)
  expect(await http("/api/quotes/x")).toEqual(NO_ANSWER)
  expect(signals).toHaveLength(3)
})

test("an answer whose body never ends counts as lost after its time", async () => {
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const body = new ReadableStream({
      start: stream => init?.signal?.addEventListener("abort", () => stream.error(new Error("called off"))),
    })
    return new Response(body)
  }
  expect(await createHttpClient({ fetch, timeoutMs: 5 })("/api/quotes", { method: "POST", body: {} })).toEqual(
    NO_ANSWER,
  )
})

test("leaving ends the request, which is not repeated", async () => {
  const { signals, fetch } = createSilentServer()
  const leaving = new AbortController()
  const answer = createHttpClient({ fetch })("/api/quotes/x", { signal: leaving.signal })
  leaving.abort()
  expect(await answer).toEqual(NO_ANSWER)
  expect(signals).toHaveLength(1)
})

test("a request of one who has left already is not sent", async () => {
  const { calls, fetch } = createServer(200)
  expect(await createHttpClient({ fetch })("/api/quotes/x", { signal: AbortSignal.abort() })).toEqual(NO_ANSWER)
  expect(calls).toHaveLength(0)
})
