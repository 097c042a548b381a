import { figures } from "../../src/domain/figures/published"
import { fromFormFields } from "../../src/domain/lead/form-fields"
import { parseQuoteRequest } from "../../src/domain/lead/quote-request"
import { normalisedForKey } from "../../src/domain/lead/request-key"
import { quote } from "../../src/domain/quote/quote"
import { renderFormPage } from "../../src/documents/form-page"
import { renderMessagePage } from "../../src/documents/message-page"
import { HOSTILE_TEXTS } from "../../src/testing/hostile-texts"
import { SITE, startLeadBench, wire, type LeadBench } from "../../src/testing/lead-bench"
import { submitQuote } from "./submit-quote"

const AT_ONCE = 20
const LONG_ENOUGH_TO_RECOGNISE = 6

let bench: LeadBench
beforeAll(async () => {
  bench = await startLeadBench()
})
afterAll(() => bench.stop())

const handler = () =>
  submitQuote(
    () => bench.ports,
    {
      parse: parseQuoteRequest,
      fromFormFields,
      normalised: normalisedForKey,
      price: (asked, today) => quote(asked, figures, today),
    },
    { renderFormPage, renderMessagePage },
  )

let keys = 0
const headers = () => ({ "idempotency-key": `hostile-${String((keys += 1)).padStart(12, "0")}` })
const asJson = (body: object) =>
  new Request(`${SITE}/api/quotes`, {
    method: "POST",
    headers: { ...headers(), "content-type": "application/json" },
    body: JSON.stringify(body),
  })
const asForm = (body: object) =>
  new Request(`${SITE}/api/quotes`, {
    method: "POST",
    headers: headers(),
    body: new URLSearchParams({ ...body }),
  })

type Outcome = { text: string; status: number; answer: string }

async function sendAll(make: (text: string) => Request): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let from = 0; from < HOSTILE_TEXTS.length; from += AT_ONCE) {
    const some = HOSTILE_TEXTS.slice(from, from + AT_ONCE)
    const answers = await Promise.all(some.map(text => handler()(make(text), bench.call())))
    for (const [i, answer] of answers.entries())
      outcomes.push({ text: some[i] ?? "", status: answer.status, answer: await answer.text() })
  }
  await bench.settle()
  return outcomes
}

/** What was delivered for `field`, by the visitor's reference. */
const delivered = (field: string): Map<string, string> => {
  const events = bench.webhook.hits.map(hit => JSON.parse(hit.body))
  return new Map(events.map(({ data }) => [data.id, data.request[field]]))
}

const idIn = (answer: string): string => /"id":"([\w-]{22})"/.exec(answer)?.[1] ?? ""

/** A text without what may be dropped: spaces, and characters that show nothing. */
const bare = (text: string): string =>
  text.replace(/[\s\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, "").normalize("NFC")

const isStack = /\bat .+:\d+:\d+|node_modules|TypeError|\/src\//

function expectHarmless(outcomes: readonly Outcome[]): void {
  for (const { text, status, answer } of outcomes) {
    if (![200, 201, 303, 400, 422].includes(status))
      throw new Error(`${status} for ${JSON.stringify(text.slice(0, 80))}`)
    expect(answer).not.toMatch(isStack)
  }
  const seen = JSON.stringify(bench.logged) + ["pending", "done", "held", "counts"].flatMap(bench.blobs.texts).join()
  for (const text of HOSTILE_TEXTS.filter(({ length }) => length >= LONG_ENOUGH_TO_RECOGNISE))
    expect(seen.includes(text) && text.slice(0, 80)).toBe(false)
  expect({}).not.toHaveProperty("polluted")
}

test("the corpus has at least 500 inputs", () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(500)
})

test.each([
  ["name", 1],
  ["note", 1],
])(
  "every hostile %s is refused with a clear message at its field, or delivered equal to the normalised text",
  async field => {
    const outcomes = await sendAll(text => asJson(wire({ [field]: text })))
    expectHarmless(outcomes)
    const taken = delivered(field)
    let accepted = 0
    for (const { text, status, answer } of outcomes) {
      if (status === 422) {
        const { errors } = JSON.parse(answer)
        expect(errors).toEqual([{ field, code: expect.stringMatching(/^[a-z-]+$/), message: expect.any(String) }])
        expect(errors[0].message).toMatch(/^(Enter|Remove|Use|Shorten) /)
        continue
      }
      accepted += 1
      const kept = taken.get(idIn(answer))
      expect(bare(kept ?? "")).toBe(bare(text))
      expect(kept ?? "").toBe((kept ?? "").normalize("NFC").trim())
    }
    expect(accepted).toBeGreaterThan(250)
  },
  60_000,
)

test("every hostile text in every other field at once is refused by field, and nothing breaks", async () => {
  const fields = ["email", "phone", "postcode", "price", "state", "partner", "thankYouPageRoute", "bestTime"]
  const everywhere = (text: string) => ({
    ...wire(),
    ...Object.fromEntries(fields.map(field => [field, text])),
    attribution: { utm_source: text, landingPath: text },
    reference_code: "",
    formStamp: text,
    turnstileToken: text,
  })
  const outcomes = await sendAll(text => asJson(everywhere(text)))
  expectHarmless(outcomes)
  for (const { status, answer } of outcomes) {
    expect(status).toBe(422)
    expect(JSON.parse(answer).errors.map((error: { field: string }) => error.field)).toContain("state")
  }
}, 60_000)

test("every hostile text as the name of a field is refused as unknown", async () => {
  const outcomes = await sendAll(text => asJson({ ...wire(), [text]: "x" }))
  expectHarmless(outcomes)
  for (const { status } of outcomes) expect(status).toBe(422)
}, 60_000)

test("a browser's form gets every hostile name back as text in a page, never as markup", async () => {
  const outcomes = await sendAll(text => asForm(wire({ name: text })))
  expectHarmless(outcomes)
  for (const { status, answer } of outcomes) {
    expect([303, 422]).toContain(status)
    expect(answer).not.toMatch(/<(?:script|img|svg|iframe|object|body onload)[^>]*(?:alert|onerror|onload|src=x)/i)
  }
}, 60_000)
