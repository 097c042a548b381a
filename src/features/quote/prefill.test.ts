import { JOB_QUESTIONS } from "../../domain/job/questions"
import { parseAnswersFromAddress } from "./interactive/address-answers"
import { parseFirstAnswers } from "../../domain/lead/first-answers"
import { getPageContext } from "./prefill"
import { buildQuoteAddress } from "./quote-context"

test("the address may bring every side and every state of the form", () => {
  const { side, state } = JOB_QUESTIONS
  for (const option of side.options) expect(parseFirstAnswers(`?side=${option}`)).toEqual({ side: option })
  for (const option of state.options) expect(parseFirstAnswers(`?state=${option}`)).toEqual({ state: option })
})

test("an answer may be in capitals or small letters", () => {
  expect(parseFirstAnswers("?side=Buying&state=vic")).toEqual({ side: "buying", state: "VIC" })
  expect(getPageContext({}, "?sendEmailQuote=No&partner=ACME")).toEqual({ sendEmailQuote: false, partner: "acme" })
})

// Programs that send links add spaces to them.
test("an answer may have a space at its end", () => {
  expect(parseFirstAnswers("?side=buying+&state=NSW%20")).toEqual({ side: "buying", state: "NSW" })
})

// As the calculator, the page of key dates and the list of documents write them.
test.each([
  [
    "side=selling&state=QLD&price=780k&mortgageOnSale=yes",
    { side: "selling", state: "QLD", price: "780k", mortgageOnSale: "yes" },
  ],
  [
    "state=NSW&contractDate.day=24&contractDate.month=11&contractDate.year=2026&deposit=9",
    { state: "NSW", stage: "signed", contractDate: { day: "24", month: "11", year: "2026" } },
  ],
  [
    "side=buying&state=VIC&day=24&month=11&year=2026&settlement=3+March+2027&offThePlan=yes&finance=14",
    {
      ...{ side: "buying", state: "VIC", stage: "signed", offThePlan: "yes" },
      contractDate: { day: "24", month: "11", year: "2026" },
      settlementDate: { day: "03", month: "03", year: "2027" },
    },
  ],
  ["state=QLD&settlement=42", { state: "QLD" }],
  [
    "side=buying&state=nsw&property=unit&stage=looking&loan=yes&company=yes&foreign=yes",
    { side: "buying", state: "NSW", propertyType: "unit", stage: "looking", loan: "yes", entity: "company" },
  ],
  ["side=buying+&state=NSW%20", { side: "buying", state: "NSW" }],
  // The first one counts, as in the calculator.
  ["state=NSW&price=800k&state=VIC", { state: "NSW", price: "800k" }],
  ["side=renting&propertyType=castle&price.x=1&contractDate=1&name=Bo&constructor=1&email=a@b.c", {}],
])("every tool's answers begin the quote: %s", (search, values) => {
  expect(parseAnswersFromAddress(`?${search}`)).toEqual(values)
})

test("an answer that the form does not offer is left out", () => {
  expect(parseFirstAnswers("?side=renting&state=w")).toEqual({})
  expect(parseFirstAnswers("?side=buyingselling&state=WA")).toEqual({})
  expect(parseFirstAnswers("?side=%3Cscript%3E&state=toString")).toEqual({})
  expect(parseFirstAnswers("")).toEqual({})
})

const ROUTE = "/quotes/{id}/lp-thank-you"

test("the address of the quote form says all that the page knows, and the form's page reads it back", () => {
  expect(buildQuoteAddress({})).toBe("/request-a-quote")
  expect(buildQuoteAddress({ state: "VIC" })).toBe("/request-a-quote?state=VIC")
  const address = buildQuoteAddress({ state: "NSW", side: "selling", partner: "first-door", thankYouPageRoute: ROUTE })
  const { pathname, search } = new URL(address, "https://www.example.com")
  expect(pathname).toBe("/request-a-quote")
  expect(parseFirstAnswers(search)).toMatchObject({ state: "NSW", side: "selling" })
  expect(getPageContext({}, search)).toEqual({ partner: "first-door", thankYouPageRoute: ROUTE })
})

test("a page's own partner and route go before those of its address", () => {
  const { search } = new URL(
    buildQuoteAddress({ partner: "acme", thankYouPageRoute: ROUTE }),
    "https://www.example.com",
  )
  const own = { partner: "first-door", thankYouPageRoute: "/quotes/{id}/thank-you", sendEmailQuote: false } as const
  expect(getPageContext(own, search)).toEqual(own)
  expect(getPageContext({ ...own, partner: undefined }, search)).toEqual({ ...own, partner: "acme" })
})

test.each([
  ["?sendEmailQuote=no", { sendEmailQuote: false }],
  ["?sendEmailQuote=yes", {}],
  ["?sendEmailQuote=maybe", {}],
])("%s decides whether the box for a copy begins ticked: %j", (search, context) => {
  expect(getPageContext({}, search)).toEqual(context)
})

test.each([
  "",
  "?partner=",
  "?partner=../x",
  "?partner=First%20Door",
  `?partner=${"a".repeat(61)}`,
  "?thankYouPageRoute=https://evil.example",
  "?thankYouPageRoute=/quotes/1/offer",
  "?thankYouPageRoute=toString",
])("a partner or a route that the function would refuse is left out: %s", search => {
  expect(getPageContext({}, search)).toEqual({})
})
