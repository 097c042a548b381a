import { createJsonResponse } from "./answers"
import { allowCrossOriginRequests } from "./edge"

const PAGES = "https://www.example.com"
const PREVIEW = "https://deploy-preview-7--firm.netlify.app"
const API = "https://api.example.com/api/quotes"

const call = { params: {}, deploy: { context: "production" }, ip: "", waitUntil: () => undefined }
let handledCount = 0
const answer = allowCrossOriginRequests(
  () => [PAGES, PREVIEW],
  async ({ method }) => ((handledCount += 1), createJsonResponse(method === "OPTIONS" ? 405 : 200, {})),
)
beforeEach(() => void (handledCount = 0))

const sendFromOrigin = (method: string, headers: Record<string, string>) =>
  answer(new Request(API, { method, headers }), call)
const ASKED = { "access-control-request-headers": "content-type,idempotency-key" }
const sendPreflightRequest = (origin: string, method = "POST") =>
  sendFromOrigin("OPTIONS", { ...ASKED, origin, "access-control-request-method": method })

test.each([PAGES, PREVIEW])("a script in a page of %s may ask, and read the answer", async origin => {
  const response = await sendPreflightRequest(origin)
  expect(response.status).toBe(204)
  expect(await response.text()).toBe("")
  expect(response.headers.get("access-control-allow-methods")).toBe("GET, POST, PUT")
  expect(response.headers.get("access-control-allow-headers")).toBe("content-type, idempotency-key")
  expect(response.headers.get("x-content-type-options")).toBe("nosniff")
  expect(handledCount).toBe(0)

  for (const { headers } of [
    response,
    await sendFromOrigin("GET", { origin }),
    await sendFromOrigin("POST", { origin }),
  ]) {
    expect(headers.get("access-control-allow-origin")).toBe(origin)
    expect(headers.get("vary")).toMatch(/\borigin\b/i)
    expect(headers.has("access-control-allow-credentials")).toBe(false)
  }
})

test.each(["https://evil.example", "https://www.example.com.evil.example", "http://www.example.com", "null"])(
  "a script in a page of %s is told nothing that would let it",
  async origin => {
    for (const { headers } of [
      await sendPreflightRequest(origin),
      await sendFromOrigin("GET", { origin }),
      await sendFromOrigin("POST", { origin }),
    ]) {
      expect([...headers.keys()].filter(name => name.startsWith("access-control-"))).toEqual([])
      expect(headers.get("vary")).toMatch(/\borigin\b/i)
    }
    expect(handledCount).toBe(3)
  },
)

test("a request that names no origin is answered as ever, and a cache keeps that answer apart", async () => {
  const { status, headers } = await sendFromOrigin("GET", {})
  expect(status).toBe(200)
  expect(headers.has("access-control-allow-origin")).toBe(false)
  expect(headers.get("vary")).toMatch(/\borigin\b/i)
})

test("OPTIONS that asks for no permission is the endpoint's own matter", async () => {
  expect((await sendFromOrigin("OPTIONS", { origin: PAGES })).status).toBe(405)
})
