import { JOB_QUESTIONS } from "../../domain/job/questions"
import { getPageContext, parsePrefilledAnswers } from "./prefill"
import { buildQuoteAddress } from "./quote-context"

test("the address may bring every side and every state of the form", () => {
  const { side, state } = JOB_QUESTIONS
  for (const option of side.options) expect(parsePrefilledAnswers(`?side=${option}`)).toEqual({ side: option })
  for (const option of state.options) expect(parsePrefilledAnswers(`?state=${option}`)).toEqual({ state: option })
})

test("an answer may be in capitals or small letters", () => {
  expect(parsePrefilledAnswers("?side=Buying&state=vic")).toEqual({ side: "buying", state: "VIC" })
})

test("an answer that the form does not offer is left out", () => {
  expect(parsePrefilledAnswers("?side=renting&state=w")).toEqual({})
  expect(parsePrefilledAnswers("?side=buyingselling&state=WA")).toEqual({})
  expect(parsePrefilledAnswers("?side=%3Cscript%3E&state=toString")).toEqual({})
  expect(parsePrefilledAnswers("")).toEqual({})
})

const ROUTE = "/quotes/{id}/lp-thank-you"

test("the address of the quote form says all that the page knows, and the form's page reads it back", () => {
  expect(buildQuoteAddress({})).toBe("/request-a-quote")
  expect(buildQuoteAddress({ state: "VIC" })).toBe("/request-a-quote?state=VIC")
  const address = buildQuoteAddress({ state: "NSW", side: "selling", partner: "first-door", thankYouPageRoute: ROUTE })
  const { pathname, search } = new URL(address, "https://www.example.com")
  expect(pathname).toBe("/request-a-quote")
  expect(parsePrefilledAnswers(search)).toEqual({ state: "NSW", side: "selling" })
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
