import { drawSample } from "../../src/testing/draw-sample"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { startMailTestHarness } from "../../src/testing/mail-test-harness"
import { REAL_NAMES, TYPED_BY_STRANGERS, UNGREETED_NAMES } from "../../src/testing/typed-names"

const harness = setUpLeadTestHarness(startMailTestHarness)

type Greeting = { name: string; greeting: string | undefined; to: string; subject: string | undefined }

/** Asks for a quote under each name, each from another address. Returns the name of each lead and what its email said. */
async function requestQuotesForNames(names: readonly string[]): Promise<Greeting[]> {
  for (const [n, name] of names.entries())
    expect([name, (await harness.ask({ name, email: `visitor-${n}@private.example` })).status]).toEqual([name, 201])
  return harness.smtp.posted.map(({ email: { text, html, to, subject } }, n) => {
    const greeting = /^Hello.*$/m.exec(text ?? "")?.[0]
    expect(html).toContain(`>${greeting?.replaceAll("'", "&#x27;")}</p>`)
    const { request } = JSON.parse(harness.webhook.hits[n]?.body ?? "null").data
    return { name: request.name, greeting, to: to?.map(({ name }) => name).join() ?? "", subject }
  })
}

const subject = "Your quote from Sample Firm"
const buildGreetingByName = (name: string): Greeting => ({ name, greeting: `Hello ${name},`, to: name, subject })
const buildGreetingWithoutName = (name: string): Greeting => ({ name, greeting: "Hello,", to: "", subject })

test("an email greets every real name of up to four words, as typed, and so does its To", async () => {
  const names = drawSample(REAL_NAMES, () => [], 20)
  expect(await requestQuotesForNames(names)).toEqual(names.map(buildGreetingByName))
}, 60_000)

test.each([
  ["real names that could be more than a name", UNGREETED_NAMES],
  ["texts that aren't names", TYPED_BY_STRANGERS],
])(
  "an email has no part of %s, and the lead keeps each as typed",
  async (_, name) => {
    const names = drawSample(Object.values(name), () => [], 30)
    expect(await requestQuotesForNames(names)).toEqual(
      names.map(name => buildGreetingWithoutName(name.normalize("NFC"))),
    )
  },
  60_000,
)
