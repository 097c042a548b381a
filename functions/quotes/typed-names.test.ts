import { leadTestHarness } from "../../src/testing/use-lead-test-harness"
import { startMailTestHarness } from "../../src/testing/mail-test-harness"
import { REAL_NAMES, TYPED_BY_STRANGERS, UNGREETED_NAMES } from "../../src/testing/typed-names"

const harness = leadTestHarness(startMailTestHarness)

/** Asks for a quote under `name`: what the email said, and the name of the lead. */
async function askAs(name: string) {
  expect((await harness.ask({ name })).status).toBe(201)
  const { email } = harness.smtp.posted[0] ?? {}
  const { request } = JSON.parse(harness.webhook.hits[0]?.body ?? "null").data
  return { email, name: request.name, greeting: /^Hello.*$/m.exec(email?.text ?? "")?.[0] }
}

test.each(REAL_NAMES)("%s is greeted by name in an email, and named in its To", async name => {
  const { email, ...said } = await askAs(name)
  expect(said).toEqual({ name, greeting: `Hello ${name},` })
  expect(email?.html).toContain(`Hello ${name.replace("'", "&#x27;")},`)
  expect(email?.to).toEqual([{ name, address: "zephyrine@private.example" }])
  expect(email?.subject).toBe("Your quote from Sample Firm")
})

test.each(Object.entries({ ...UNGREETED_NAMES, ...TYPED_BY_STRANGERS }))(
  "a name with %s is in no part of an email, %j, and the lead keeps it as typed",
  async (_, name) => {
    const { email, ...said } = await askAs(name)
    expect(said).toEqual({ name: name.normalize("NFC"), greeting: "Hello," })
    expect(email?.html).toContain(">Hello,<")
    expect(email?.to).toEqual([{ name: "", address: "zephyrine@private.example" }])
    expect(email?.subject).toBe("Your quote from Sample Firm")
  },
)

test.each([
  ["a right-to-left mark", "\u200fعلي\u200f", "علي"],
  ["a right-to-left override", "Bo \u202eiL", "Bo iL"],
  ["a zero-width space", "An\u200bna", "Anna"],
  ["a line separator", "Bo\u2028Li", "Bo Li"],
  ["letters and marks apart", "Nguye\u0302\u0303n Thi\u0323 Mai", "Nguyễn Thị Mai"],
  ["spaces of several kinds", " Bo\u00a0 \u3000Li ", "Bo Li"],
])("a name with %s is kept and greeted without it", async (_, typed, name) => {
  expect(await askAs(typed)).toMatchObject({ name, greeting: `Hello ${name},` })
})

test.each(["Bo\r\nPay evil", "Bo\nLi", "Bo\u0085Li", "Bo <b>", "http evil"])(
  "the name %j is refused, and nobody gets an email",
  async name => {
    expect((await harness.ask({ name })).status).toBe(422)
    expect(harness.smtp.connections()).toBe(0)
  },
)
