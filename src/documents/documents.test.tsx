/** @jest-environment node */
import { parseIsoDate } from "../domain/iso-date"
import { FIRM as firm } from "../harness/lead-test-harness"
import { figures } from "../testing/fixture-figures"
import { FIELDS } from "../domain/job/questions"
import { parseFormFields } from "../domain/lead/form-fields"
import { buildJobAnswers } from "../testing/a-job"
import { cents } from "../domain/money/money"
import { calculateQuoteOutcome } from "../domain/quote/quote"
import { emails } from "./emails/emails"
import { renderEnquiryPage } from "./enquiry-page"
import { renderContactForm, renderFeedbackForm, renderQuoteFormPage, renderUnsubscribeForm } from "./form-pages"
import { renderMessagePage } from "./message-page"
import { renderQuoteDocument } from "./quote-document"
import { renderUnsubscribePage } from "./unsubscribe-page"

const id = "aaaaaaaaaaaaaaaaaaaaaaaa"

function calculateTestQuote() {
  const outcome = calculateQuoteOutcome(buildJobAnswers(), figures, parseIsoDate("2026-11-21"))
  if (outcome.outcome !== "quoted") throw new Error("not quoted")
  return outcome.quote
}

/** Renders the document of that quote, which nobody has accepted, with the test's `changes`. */
const renderTestDocument = (changes: Partial<Parameters<typeof renderQuoteDocument>[0]> = {}): string =>
  renderQuoteDocument({
    ...{ id, quote: calculateTestQuote(), firm, acceptedAt: null },
    ...{ pricedOn: null, repriced: null, urgency: null, nextSteps: null },
    ...changes,
  })

test("the document works with no script, and says at its top who it's from, the offer's reference and where to check that", () => {
  const html = renderTestDocument()
  expect(html).toMatch(/^<!doctype html><html lang="en-AU">/)
  expect(html).toContain('<link rel="stylesheet" href="/styles.css"/>')
  expect(html).not.toMatch(/<script|style=|[Oo]pens|data-office-now/)
  const top = html.slice(html.indexOf("<body>"), html.indexOf("<article")).replace(/<[^>]*>/g, " ")
  for (const words of ["Sample Firm", "ABN 00 000 000 000", "A licence line.", "1300 975 707", "JEZV R3T8"])
    expect(top).toContain(words)
  expect(html).toContain('<a href="/is-this-really-us">')
})

test("a printed quote has lines for the name, the property and a signature, which an accepted one no longer needs", () => {
  const listLines = (html: string) => [...html.matchAll(/<dt>([^<]+)<\/dt><dd><\/dd>/g)].map(([, label]) => label)
  expect(listLines(renderTestDocument())).toEqual(["Name", "Property", "Signed", "Date"])
  expect(listLines(renderTestDocument({ acceptedAt: "2026-11-22T00:00:00Z" }))).toEqual(["Name", "Property"])
})

/** A quote priced again on 1 December 2026, when a registry's price had risen. `calculateQuoteOutcome` is as of that day. */
const buildRepricedQuote = (more: object = {}) => ({
  ...{
    quotedOn: parseIsoDate("2026-11-21"),
    on: parseIsoDate("2026-12-01"),
    feeUntil: parseIsoDate("2026-12-12"),
    isFeeKept: true,
  },
  quotedTotalCents: calculateTestQuote().totals.totalCents,
  quote: calculateTestQuote(),
  reason: null,
  changes: [
    {
      ...({ job: "purchase", group: "government", key: "transfer-registration", label: "Registration" } as const),
      ...{ beforeCents: cents(18_000), afterCents: cents(20_000), why: "A new price applies from 1 December 2026." },
    },
  ],
  seen: "abcdefghijklmnopqrstuvwxyz",
  ...more,
})

test("the document says what has changed since, and its form accepts exactly that", () => {
  const html = renderTestDocument({ repriced: buildRepricedQuote() })
  const text = html.replace(/<[^>]*>/g, " ")
  for (const words of ["Prices have changed since 21 November 2026", "Registration", "$180.00", "$200.00", "+$20.00"])
    expect(text).toContain(words)
  expect(text).toContain("A new price applies from 1 December 2026.")
  expect(text).toMatch(/Our fee is still \$[\d,]+, as quoted, until 12 December 2026/)
  expect(html).toContain('<input type="hidden" name="seen" value="abcdefghijklmnopqrstuvwxyz"/>')
})

test("a document whose fee is no longer fixed, and whose price a person must find, has nothing to accept", () => {
  const repriced = buildRepricedQuote({
    quote: null,
    reason: "no figure in force on 2026-12-13",
    changes: [],
    isFeeKept: false,
  })
  const html = renderTestDocument({ repriced })
  expect(html).toContain("We have to work out today’s price ourselves.")
  expect(html).toContain("Ask us what it is today.")
  expect(html).not.toMatch(/<form|Accept this quote|How to accept it/)
})

test("an offer is accepted by a plain form that sends nothing but itself", () => {
  const html = renderTestDocument()
  const form = /<form method="post" action="\/api\/quotes\/a{24}\/acceptance"[\s\S]*?<\/form>/.exec(html)?.[0]
  expect(form).toContain("Accept this quote")
  expect(form).toContain('id="accept"')
  expect(html).toContain('href="#accept"')
  expect(form).not.toMatch(/name=/)
  expect(html).not.toMatch(/Prices have changed|<input/)
})

test("an accepted offer is its own thank-you, and tells in the email's words what the law has us ask", () => {
  const site = "https://www.example.com"
  const urls = { site, document: `${site}/d`, enquiry: `${site}/e`, unsubscribe: `${site}/u` }
  const at = new Date("2026-11-21T02:00:00.000Z")
  const html = renderTestDocument({ acceptedAt: at.toISOString() })
  expect(html).toContain("Thank you")
  expect(html).toContain("What happens next")
  expect(html).not.toContain("<form")
  const email = emails.acceptanceEmail({
    firm,
    urls,
    id,
    name: "Mai",
    quote: calculateTestQuote(),
    at,
    now: at,
    contactBy: "call",
  })
  expect(email.text.replace(/\s+/g, " ")).toContain("Someone at Sample Firm will call you.")
  // Since 1 July 2026 the Anti-Money Laundering and Counter-Terrorism Financing Act 2006 requires both.
  for (const words of [html, email.html, email.text.replace(/\s+/g, " ")])
    expect(words).toContain("By law we check who you are, and may ask where your money comes from.")
})

test("the form comes back filled in, with what is wrong", () => {
  const wire = parseFormFields([
    ["side", "both"],
    ["state", "VIC"],
    ["priceUnknown", "yes"],
    ["sale.price", "lots <b>"],
    ["contractDate.day", "31"],
    ["email", "a@b"],
    ["partner", "acme"],
  ])
  const message = "Enter an email address in the correct format, like name@example.com"
  const html = renderQuoteFormPage({ wire, errors: [{ field: "email", code: "format", message }], firm })
  const findInputTag = (name: string, value?: string) =>
    (html.match(/<input[^>]*>/g) ?? []).find(
      tag => tag.includes(`name="${name}"`) && (value === undefined || tag.includes(`value="${value}"`)),
    )
  expect(findInputTag("side", "both")).toContain("checked")
  expect(findInputTag("side", "buying")).not.toContain("checked")
  expect(findInputTag("priceUnknown", "yes")).toContain("checked")
  expect(findInputTag("sale.priceUnknown", "yes")).not.toContain("checked")
  expect(findInputTag("sale.price")).toContain('value="lots &lt;b&gt;"')
  expect(findInputTag("contractDate.day")).toContain('value="31"')
  expect(findInputTag("email")).toContain('aria-invalid="true"')
  expect(findInputTag("partner")).toContain('value="acme"')
  expect(html.split(message)).toHaveLength(3)
  expect(html).toContain('<a href="#raq-form-email">')
  expect(html).toContain("<title>Error: Get a free quote | Sample Firm</title>")
  expect(html).not.toContain("noscript")
})

test("a form that nobody has sent yet says nothing of errors, and names its wording", () => {
  const html = renderQuoteFormPage({ wire: { side: "buying" }, errors: [], firm })
  expect(html).toContain("<title>Get a free quote | Sample Firm</title>")
  expect(html).not.toContain("There’s a problem")
  expect(html).toMatch(/name="formVersion" value="[\d-]{10}"/)
})

test.each(FIELDS)("the form that comes back has a place for an error in %s", field => {
  const html = renderQuoteFormPage({ wire: null, errors: [{ field, code: "c", message: "m" }], firm })
  expect(html).toContain(` id="raq-form-${field.replaceAll(".", "-")}"`)
})

test.each([
  ["no", false],
  ["yes", true],
  ["", true],
])("the box for a copy by email, sent as %j, comes back once and ticked: %s", (wire, ticked) => {
  const html = renderQuoteFormPage({ wire: { sendEmailQuote: wire }, errors: [], firm })
  const boxes = (html.match(/<input[^>]*name="sendEmailQuote"[^>]*>/g) ?? []).filter(tag => !tag.includes("hidden"))
  expect(boxes.map(tag => tag.includes("checked"))).toEqual([ticked])
})

test("whatever was sent, the form comes back", () => {
  for (const wire of [null, "text", [], { side: ["a", "b"], sale: "no", price: 5 }])
    expect(renderQuoteFormPage({ wire, errors: [], firm })).toContain("<form")
})

test("bad news says how to reach the firm, good news does not need to", () => {
  const bad = renderMessagePage({ title: "Not kept", text: "Try again.", firm, status: 503 })
  expect(bad).toContain("1300 975 707")
  expect(bad).toContain("mailto:hello@example.com")
  expect(renderMessagePage({ title: "Kept", text: "Thanks.", firm, status: 200 })).not.toContain("mailto:")
})

const enquiry = {
  path: "/enquiries/v1",
  id,
  firm,
  done: false,
  notice: null,
  canMail: true,
  newKey: () => "a-key-of-the-test-form",
}
const wire = { wire: null, errors: [], firm }

test.each([
  ["a quote", renderTestDocument(), "Your quote"],
  ["a message", renderMessagePage({ title: "Kept", text: "Thanks.", firm, status: 200 }), "Kept"],
  ["bad news", renderMessagePage({ title: "Quote not found", text: ".", firm, status: 404 }), "Error: Quote not found"],
  ["the end of emails", renderUnsubscribePage({ path: "/u/v1", firm }), "Stop our emails"],
  ["an enquiry", renderEnquiryPage(enquiry), "Your enquiry"],
  [
    "the quote form again",
    renderQuoteFormPage({ ...wire, errors: [{ field: "email", code: "c", message: "m" }] }),
    "Error: Get a free quote",
  ],
  ["the contact form again", renderContactForm(wire), /^Error: ./],
  ["the feedback form again", renderFeedbackForm(wire), /^Error: ./],
  ["the unsubscribe form again", renderUnsubscribeForm(wire), /^Error: ./],
])("%s has a title of its own, then the site's name", (_, html, own) => {
  const [title, name, ...more] = (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "").split(" | ")
  expect(title).toEqual(typeof own === "string" ? own : expect.stringMatching(own))
  expect([name, ...more]).toEqual(["Sample Firm"])
})

const ENQUIRY = { path: "/enquiries/x", id, notice: null, canMail: true, newKey: () => "key" }
const refusal = { wire: {}, errors: [{ field: "phone", code: "phone", message: "Enter a phone number." }], firm }

test.each([
  ["a quote", renderQuoteFormPage(refusal)],
  ["a message", renderContactForm(refusal)],
  ["feedback", renderFeedbackForm(refusal)],
  ["unsubscribing", renderUnsubscribeForm(refusal)],
  ["a change", renderEnquiryPage({ ...ENQUIRY, done: false, ...refusal })],
])("in the page of a refused form for %s, the browser focuses the summary of the errors", (_, html) => {
  expect(/<div[^>]*autofocus=""[^>]*>/.exec(html)?.[0]).toContain('role="group"')
  expect(html.match(/autofocus/g)).toHaveLength(1)
})
