import fc from "fast-check"
import { checkAndReadPostRequest } from "./gate"

const SITE = "https://www.example.com"
const PREVIEW = "https://deploy-preview-7--firm.netlify.app"
const openTestPost = (init: RequestInit & { duplex?: "half" }, url = `${SITE}/api/quotes`) =>
  checkAndReadPostRequest(new Request(url, { method: "POST", ...init }), [SITE, PREVIEW])
const openJsonPost = (body: BodyInit, headers: Record<string, string> = {}) =>
  openTestPost({ body, headers: { "content-type": "application/json", ...headers } })
const buildExpectedRefusal = (status: number, code: string) => ({ ok: false, refusal: { status, code } })

test("a browser's form is opened as pairs, in their order", async () => {
  const entries = [
    ["a", "1"],
    ["a", "ü&="],
  ]
  expect(await openTestPost({ body: new URLSearchParams(entries) })).toEqual({ ok: true, form: true, entries })
})

test.each(["GET", "PUT", "DELETE", "OPTIONS", "HEAD"])("%s is refused with Allow", async method => {
  expect(await openTestPost({ method })).toMatchObject({ refusal: { status: 405, headers: { allow: "POST" } } })
})

test.each([1, 6, 20])("%i MB are refused", async megabytes => {
  expect(await openJsonPost("x".repeat(megabytes * 1024 * 1024))).toMatchObject(buildExpectedRefusal(413, "too-large"))
})

test("64 kB pass and one byte more does not", async () => {
  const createJsonBody = (bytes: number) => `"${"x".repeat(bytes - 2)}"`
  expect(await openJsonPost(createJsonBody(65_536))).toMatchObject({ ok: true })
  expect(await openJsonPost(createJsonBody(65_537))).toMatchObject(buildExpectedRefusal(413, "too-large"))
})

test("a large Content-Length is refused before anything is read", async () => {
  let chunksRead = 0
  const body = new ReadableStream(
    { pull: controller => ((chunksRead += 1), controller.enqueue(new Uint8Array(1))) },
    { highWaterMark: 0 },
  )
  const headers = { "content-type": "application/json", "content-length": "1000000" }
  expect(await openTestPost({ body, headers, duplex: "half" })).toMatchObject(buildExpectedRefusal(413, "too-large"))
  expect(chunksRead).toBe(0)
})

test("an endless body is cut off, whatever its Content-Length claims", async () => {
  let chunksSent = 0
  let isCancelled = false
  const body = new ReadableStream({
    pull: controller => {
      chunksSent += 16_384
      controller.enqueue(new Uint8Array(16_384).fill(120))
    },
    cancel: () => void (isCancelled = true),
  })
  const headers = { "content-type": "application/json", "content-length": "2" }
  expect(await openTestPost({ body, headers, duplex: "half" })).toMatchObject(buildExpectedRefusal(413, "too-large"))
  expect(isCancelled).toBe(true)
  expect(chunksSent).toBeLessThan(200_000)
})

test.each([
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded; charset=iso-8859-1",
  "application/jsonp",
  "",
])("the content type %p is refused", async type => {
  expect(await openTestPost({ body: "{}", headers: { "content-type": type } })).toMatchObject(
    buildExpectedRefusal(415, "content-type"),
  )
})

test("UTF-8 may be named", async () => {
  expect(await openJsonPost("{}", { "content-type": 'Application/JSON; charset="UTF-8"' })).toMatchObject({ ok: true })
})

test.each([
  ["nothing", ""],
  ["half an object", '{"a":'],
  ["NaN", '{"a":NaN}'],
  ["a key that comes twice", '{"name":"Bo","name":"Li"}'],
  ["a key that comes twice deep within", '{"a":{"b":1,"c":[1],"b":2}}'],
  ["a key that comes twice in a list", '[{"a":1},{"b":1,"b":1}]'],
  ["a key that comes twice, once with an escape", '{"name":"x","n\\u0061me":"y"}'],
  ["a key that comes twice, with spaces", '{"a" : 1, "a" : 1}'],
  ["a byte-order mark", "\uFEFF{}"],
  ["UTF-16", Buffer.from("{}", "utf16le")],
  ["broken UTF-8", Buffer.from([0x22, 0xc3, 0x28, 0x22])],
])("%s is refused as unreadable", async (_, body) => {
  expect(await openJsonPost(body)).toMatchObject(buildExpectedRefusal(400, "unreadable"))
})

test.each(['{"a":1,"b":{"a":1}}', '[{"a":1},{"a":1}]', '{"a":"\\"a\\":1","b":"{"}', '["a","a"]', '"a"', "{}"])(
  "%s names each key once, and is read",
  async json => {
    expect(await openJsonPost(json)).toMatchObject({ ok: true, body: JSON.parse(json) })
  },
)

test("whatever JSON.stringify writes is read", async () => {
  const isRead = async (value: unknown) => (await openJsonPost(JSON.stringify(value))).ok
  await fc.assert(fc.asyncProperty(fc.jsonValue(), isRead))
})

test("64 kB of braces and quotes are read quickly", async () => {
  const began = performance.now()
  for (const piece of ["[]", '""', '"\\\\"', "{}", '{"a":1}'])
    await openJsonPost(`[${`${piece},`.repeat(65_000 / (piece.length + 1))}1]`)
  // A slow pattern would take minutes for these texts. The limit leaves time for a busy machine.
  expect(performance.now() - began).toBeLessThan(5_000)
})

test("10,000 levels of nesting do no harm", async () => {
  expect(await openJsonPost("[".repeat(10_000) + "]".repeat(10_000))).toMatchObject({ ok: true })
})

test("a key named __proto__ changes no prototype", async () => {
  await openJsonPost('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')
  expect({}).not.toHaveProperty("polluted")
})

test.each([
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["a sibling domain", { "sec-fetch-site": "same-site" }],
  ["another origin", { origin: "https://evil.example" }],
  ["no origin that could be ours", { origin: "null" }],
  ["our own host without encryption", { "sec-fetch-site": "cross-site", origin: "http://www.example.com" }],
  ["the same in a browser that doesn't say where it comes from", { origin: "http://www.example.com" }],
  ["an origin that only begins like ours", { origin: "https://www.example.com.evil.example" }],
])("a post from %s is refused", async (_, headers) => {
  expect(await openJsonPost("{}", headers)).toMatchObject(buildExpectedRefusal(403, "cross-site"))
})

test.each([
  ["our own page", { "sec-fetch-site": "same-origin", origin: SITE }],
  ["a browser without a page", { "sec-fetch-site": "none" }],
  ["a program", {}],
])("a post from %s is taken", async (_, headers) => {
  expect(await openJsonPost("{}", headers)).toMatchObject({ ok: true })
})

test("a deploy under another address takes its own posts", async () => {
  const origin = "https://preview--site.example.app"
  const headers = { "content-type": "application/json", origin }
  expect(await openTestPost({ body: "{}", headers }, `${origin}/api/quotes`)).toMatchObject({ ok: true })
})

test.each([
  [SITE, "cross-site"],
  [SITE, "same-site"],
  [PREVIEW, "cross-site"],
])("a page of ours at %s may post to the functions at another origin, which is %s to it", async (origin, site) => {
  const headers = { "content-type": "application/json", "sec-fetch-site": site, origin }
  expect(await openTestPost({ body: "{}", headers }, "https://api.example.net/api/quotes")).toMatchObject({ ok: true })
})
