import { paths } from "../../src/domain/paths"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { SITE, buildQuoteRequestBody } from "../../src/harness/lead-test-harness"
import { buildIdempotencyHeader } from "../../src/harness/posts"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { priceQuoteRequest } from "./submit-quote"

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

let requestCount = 0
async function postQuoteBody(body: string): Promise<Response> {
  const headers = {
    "content-type": "application/json",
    ...buildIdempotencyHeader(`request-number-${(requestCount += 1)}`),
  }
  const request = new Request(SITE + paths.api.quotes, { method: "POST", headers, body })
  const answer = await driver.take(request, { price: priceQuoteRequest })
  await harness.settle()
  return answer
}
const postQuoteChanges = (changes: object) => postQuoteBody(JSON.stringify(buildQuoteRequestBody(changes)))

/** The names of the fields with errors in an answer. */
async function listErrorFields(answer: Response): Promise<string[]> {
  const text = await answer.text()
  expect(text).not.toMatch(/\bat .+:\d+:\d+|TypeError|RangeError/)
  return JSON.parse(text).errors.map((error: { field: string }) => error.field)
}

const nestBrackets = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

test.each([
  ["10,000 lists in each other", nestBrackets(10_000, "[", "]")],
  ["5,000 objects in each other", nestBrackets(5_000, '{"a":', "}").replace('"a":}', '"a":1}')],
  ["a number", "1"],
  ["null", "null"],
  ["a list", "[1,2]"],
])("a body that is %s is answered 422, and nothing is kept", async (_, body) => {
  const answer = await postQuoteBody(body)
  expect(answer.status).toBe(422)
  await listErrorFields(answer)
  expect(harness.blobs.keys("lead")).toEqual([])
})

test.each<[string, object, string]>([
  ["a list for a text", { name: ["Bo"] }, "name"],
  ["a number for a text", { name: 1 }, "name"],
  ["a boolean for a text", { postcode: true }, "postcode"],
  ["a note that is too long", { note: "n".repeat(1_001) }, "note"],
  ["a carriage return and a line feed in the name", { name: "Bo\r\nBcc: all@evil.example" }, "name"],
  ["a line feed in the email", { email: "bo@example.com\nBcc: all@evil.example" }, "email"],
  ["NUL in the name", { name: "Bo\0" }, "name"],
  ["next line (0x85) in the name", { name: "Bo\u0085Li" }, "name"],
])("%s is answered 422 at its field", async (_, changes, field) => {
  const answer = await postQuoteChanges(changes)
  expect(answer.status).toBe(422)
  expect(await listErrorFields(answer)).toEqual([field])
  expect(harness.blobs.keys("lead")).toEqual([])
})

test("of 1,000 campaign keys an answer names 20, and so of 9,500 fields", async () => {
  const attribution = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`utm_${n}`, "x"]))
  const answer = await postQuoteChanges({ attribution })
  expect(answer.status).toBe(422)
  expect(await listErrorFields(answer)).toHaveLength(20)
  const fields = Object.fromEntries(Array.from({ length: 9_500 }, (_, n) => [`x${n}`, 1]))
  expect((await (await postQuoteBody(JSON.stringify(fields))).text()).length).toBeLessThan(5_000)
})

test.each([
  '{"__proto__":{"polluted":true},',
  '{"constructor":{"prototype":{"polluted":true}},',
  '{"attribution":{"__proto__":{"polluted":true}},',
])("%s… is answered 422 and changes no prototype", async start => {
  const answer = await postQuoteBody(start + JSON.stringify(buildQuoteRequestBody()).slice(1))
  expect(answer.status).toBe(422)
  expect((await listErrorFields(answer))[0]).toMatch(/__proto__|constructor/)
  expect({}).not.toHaveProperty("polluted")
})

test("a megabyte for a validator is refused before any validator sees it", async () => {
  expect((await postQuoteChanges({ email: `a${".".repeat(1_000_000)}@x.com` })).status).toBe(413)
})
