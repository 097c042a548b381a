/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server"
import { Head as NotFoundHead } from "../pages/404"
import { Head as LandingThankYouHead } from "../pages/quotes/[id]/lp-thank-you"
import { Head as OfferHead } from "../pages/quotes/[id]/offer"
import { Head as ThankYouHead } from "../pages/quotes/[id]/thank-you"
import { Head as SorryHead } from "../pages/request-a-quote/[webhook_id]/sorry"
import { Head as SearchHead } from "../pages/search"
import { PageHead } from "./page-head"

jest.mock("./site-data", () => jest.requireActual("../testing/example-firm"))

const findText = (head: React.ReactElement, name: RegExp) => name.exec(renderToStaticMarkup(head))?.[1]
const titleOf = (head: React.ReactElement) => findText(head, /<title>([^<]*)<\/title>/)
const sharedTitleOf = (head: React.ReactElement) => findText(head, /<meta property="og:title" content="([^"]*)"/)

test("the home page is titled by the product and the site's name, also where its own title says something else", () => {
  expect(titleOf(<PageHead path="/" title={null} />)).toBe("Property Law Made Easy | Example Law")
  expect(titleOf(<PageHead path="/" title="Welcome" />)).toBe("Property Law Made Easy | Example Law")
  expect(sharedTitleOf(<PageHead path="/" title={null} />)).toBe("Property Law Made Easy")
})

test.each([null, undefined, ""])("so is a page without a title of its own: %j", title => {
  expect(titleOf(<PageHead path="/buying" title={title} />)).toBe("Property Law Made Easy | Example Law")
})

test("every other page has its own title, then the site's name", () => {
  expect(titleOf(<PageHead path="/buying" title="Buying a home" />)).toBe("Buying a home | Example Law")
  expect(sharedTitleOf(<PageHead path="/buying" title="Buying a home" />)).toBe("Buying a home")
})

test("a page is shared with its own picture, unless it names the page whose picture it has", () => {
  const pictureOf = (head: React.ReactElement) => findText(head, /<meta property="og:image" content="([^"]*)"/)
  expect(pictureOf(<PageHead path="/buying" />)).toBe("https://www.example.com/og/buying.png")
  expect(pictureOf(<PageHead path="/lp/glebe" picturedBy="/new-south-wales" />)).toBe(
    "https://www.example.com/og/new-south-wales.png",
  )
})

const ID = "aaaaaaaaaaaaaaaaaaaaaaaa"
const buildProps = (params: Record<string, string>) => ({ params }) as unknown as Parameters<typeof OfferHead>[0]

test.each([
  ["the 404 page", <NotFoundHead key="1" />, "Page not found"],
  ["the search", <SearchHead key="2" />, "Search our guides and pages"],
  ["an offer", <OfferHead key="3" {...buildProps({ id: ID })} />, "Your quote, line by line"],
  ["a thank-you", <ThankYouHead key="4" {...buildProps({ id: ID })} />, "Thank you for your request"],
  ["a landing page's thank-you", <LandingThankYouHead key="5" {...buildProps({ id: ID })} />, "Your quote request"],
  ["a sorry page", <SorryHead key="6" {...buildProps({ webhook_id: ID })} />, "Your request for a quote"],
  ["a malformed id", <OfferHead key="7" {...buildProps({ id: "nope" })} />, "Page Not Found"],
])("%s has a title of its own, then the site's name", (_, head, own) => {
  expect(titleOf(head)).toBe(`${own} | Example Law`)
})
