import { renderQuoteFormPage } from "../../src/documents/form-pages"
import { renderMessagePage } from "../../src/documents/message-page"
import { paths } from "../../src/domain/paths"
import { SITE } from "../../src/harness/lead-test-harness"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { submitQuote } from "./submit-quote"
import { parseFirstAnswers } from "../../src/domain/lead/first-answers"

const harness = setUpLeadTestHarness()

const requestForm = (query: string, method = "GET", headers: Record<string, string> = {}) =>
  submitQuote(() => harness.ports, { renderForm: renderQuoteFormPage, renderMessagePage })(
    new Request(`${SITE}${paths.api.quotes}?${query}`, { method, headers }),
    harness.call(),
  )

test("a form of two questions goes on, without a script, to the whole form with their answers, and nothing is kept or sent", async () => {
  const answer = await requestForm("side=selling&state=VIC&partner=acme&thankYouPageRoute=/quotes/{id}/lp-thank-you")
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get("x-robots-tag")).toBe("noindex")
  expect(answer.headers.get("cache-control")).toBe("no-store")
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'")
  const inputs = html.match(/<input[^>]*>/g) ?? []
  const checkedInputs = inputs
    .filter(tag => tag.includes("checked"))
    .map(tag => /name="([^"]*)".*value="([^"]*)"/.exec(tag))
  expect(checkedInputs.map(match => match?.slice(1).join("="))).toEqual(
    expect.arrayContaining(["side=selling", "state=VIC", "sendEmailQuote=yes"]),
  )
  const findHiddenInput = (name: string) =>
    inputs.find(tag => tag.includes('type="hidden"') && tag.includes(`name="${name}"`))
  expect(findHiddenInput("partner")).toContain('value="acme"')
  expect(findHiddenInput("thankYouPageRoute")).toContain('value="/quotes/{id}/lp-thank-you"')
  expect(findHiddenInput("formVersion")).toBeDefined()
  expect(html).toContain("<title>Get a free quote |")
  expect(html).not.toMatch(/There’s a problem|aria-invalid/)
  await harness.settle()
  expect(["lead", "quote", "pending", "held"].flatMap(harness.blobs.keys)).toEqual([])
  expect(harness.webhook.hits).toEqual([])
})

test("the whole form has the campaign of the page with the first two questions", async () => {
  const html = await (await requestForm("side=selling", "GET", { referer: `${SITE}/?utm_source=news&gclid=g1` })).text()
  const hiddenInputs = [...html.matchAll(/<input type="hidden" name="attribution.([^"]+)" value="([^"]*)"/g)]
  expect(hiddenInputs.map(([, name, value]) => `${name}=${value}`)).toEqual([
    "landingPath=/",
    "utm_source=news",
    "gclid=g1",
    "formPath=/",
  ])
})

test("HEAD is answered like it, and other methods are refused", async () => {
  expect((await requestForm("", "HEAD")).status).toBe(200)
  expect((await requestForm("", "PUT")).status).toBe(405)
})

test.each([
  ["side=stealing&state=WA", {}],
  ["side=buying&side=selling", { side: "buying" }],
  ["side=Selling&state=vic&partner=ACME", { side: "selling", state: "VIC", partner: "acme" }],
  ["partner=%3Cscript%3E&thankYouPageRoute=//evil.example&sendEmailQuote=maybe", {}],
  ["sendEmailQuote=No&side=buying+", { sendEmailQuote: "no", side: "buying" }],
  ["sendEmailQuote=no&name=Mai&email=mai@example.com&note=hello", { sendEmailQuote: "no" }],
  ["__proto__=x&constructor=y", {}],
  ["", {}],
])("of ?%s only answers that the form offers are taken", (query, expectedAnswers) => {
  expect(parseFirstAnswers(`?${query}`)).toEqual(expectedAnswers)
})

test("whoever sends a mistake in the address gets it nowhere in the page", async () => {
  const html = await (await requestForm("state=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&side=<b>")).text()
  expect(html).not.toMatch(/<script|<b>|alert/)
})
