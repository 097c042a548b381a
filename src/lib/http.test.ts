import { createHttp } from "./http"

/** A line that answers with each of `statuses` in turn; 0 is a dead line. */
function line(...statuses: number[]) {
  const calls: { url: string; init: RequestInit | undefined }[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    calls.push({ url: String(url), init })
    const status = statuses[calls.length - 1] ?? 500
    if (status === 0) throw new TypeError("fetch failed")
    return Response.json({ status }, { status })
  }
  return { calls, fetch }
}

test("a body is sent as JSON below the base URL", async () => {
  const { calls, fetch } = line(201)
  const http = createHttp({ baseUrl: "https://api.example.com", fetch })
  const answer = await http("/api/quotes", { method: "POST", body: { a: 1 }, headers: { "idempotency-key": "k" } })
  expect(answer).toEqual({ status: 201, body: { status: 201 } })
  expect(calls[0]?.url).toBe("https://api.example.com/api/quotes")
  expect(calls[0]?.init).toMatchObject({
    method: "POST",
    body: '{"a":1}',
    headers: { "content-type": "application/json", "idempotency-key": "k" },
  })
})

test.each([0, 408, 429, 500, 502, 503, 504])("a GET that ends in %i is sent once more", async status => {
  const { calls, fetch } = line(status, 200)
  expect((await createHttp({ fetch })("/api/quotes/x")).status).toBe(200)
  expect(calls).toHaveLength(2)
})

test("a GET is given up after its second try", async () => {
  const { calls, fetch } = line(503, 503, 200)
  expect((await createHttp({ fetch })("/api/quotes/x")).status).toBe(503)
  expect(calls).toHaveLength(2)
})

test.each([200, 404, 422])("a GET that ends in %i is not repeated", async status => {
  const { calls, fetch } = line(status)
  await createHttp({ fetch })("/api/quotes/x")
  expect(calls).toHaveLength(1)
})

test.each([0, 503])("a POST that ends in %i is not repeated", async status => {
  const { calls, fetch } = line(status)
  expect((await createHttp({ fetch })("/api/quotes", { method: "POST", body: {} })).status).toBe(status)
  expect(calls).toHaveLength(1)
})

test("an answer that is not JSON has no body", async () => {
  const http = createHttp({ fetch: async () => new Response("<html>", { status: 404 }) })
  expect(await http("/api/quotes/x")).toEqual({ status: 404, body: null })
})
