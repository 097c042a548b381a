import { render, screen } from "@testing-library/react"
import { buildExampleQuote } from "../../gatsby/answers/examples"
import PlacePage from "./place-page"

jest.mock("gatsby", () => ({ graphql: () => null }))
jest.mock("../content-page", () => ({ ContentPage: ({ children }: { children: React.ReactNode }) => children }))
jest.mock("../static-component", () => ({ createStaticComponent: () => () => null }))
jest.mock("../../layouts/page-head", () => ({ ContentHead: () => null }))
jest.mock("../../components/page-header/page-header", () => ({
  PageHeader: ({ children }: { children: React.ReactNode }) => children,
}))
jest.mock("../../layouts/site-data", () => ({
  useSiteData: () => ({ site: { phone: { display: "1300 975 707", tel: "+611300975707" } } }),
}))
jest.mock("../../components/call-to-action/call-to-action", () => ({ CallToAction: () => null }))

const glebe = {
  ...{ path: "/lp/glebe", title: "Glebe", description: "Glebe.", heading: "Glebe", lead: "A lead.", layout: "default" },
  ...{ name: "Glebe", lat: -33.88, lng: 151.19, region: "Inner West", council: "City of Sydney", postcodes: ["2037"] },
  ...{
    waterAuthority: "Sydney Water",
    titleRegistry: "The registry",
    considerations: [],
    nearby: [],
    otherPlaces: [],
    index: true,
  },
  ...{ bst: null, colorMode: null, canonical: null, drawing: null, structuredData: {}, checked: null, sources: null },
  ...{ picture: null, nearestOffice: null, example: { price: 900_000, on: "2026-11-21", property: "house" } },
  workedCost: buildExampleQuote({ side: "buying", state: "NSW", price: 900_000, on: "2026-11-21" }),
  workedSale: { side: "selling", state: "NSW", price: 900_000, totals: { totalCents: null } },
}

/** Renders the page of a suburb or town with these fields, in a state with one guide for sellers. */
function renderPlace(fields: {
  state: string
  selling: string | null
  apartments: string | null
  considerations?: object[]
}) {
  const firstStagesOfSale = [{ path: "/blog/sell-1", heading: "Selling, stage 1" }]
  const data = { page: { ...glebe, firstStagesOfSale, ...fields } }
  const props: unknown = { data }
  render(<PlacePage {...(props as React.ComponentProps<typeof PlacePage>)} />)
}

test("what a seller and the buyer of a flat should know has a section each, the first with the state's guide", () => {
  renderPlace({ state: "NSW", selling: "Find the permit.", apartments: "Read the minutes." })
  expect(screen.getByRole("heading", { name: "Selling in Glebe" }).parentElement).toHaveTextContent("Find the permit.")
  expect(screen.getByRole("heading", { name: "Buying an apartment in Glebe" }).parentElement).toHaveTextContent(
    "Read the minutes.",
  )
  expect(screen.getByRole("link", { name: "Selling, stage 1" })).toHaveAttribute("href", "/blog/sell-1")
})

test("in Queensland it's a unit", () => {
  renderPlace({ state: "QLD", selling: null, apartments: "Read the minutes." })
  expect(screen.getByRole("heading", { name: "Buying a unit in Glebe" })).toBeVisible()
})

test("a place that says nothing of either has neither section", () => {
  renderPlace({ state: "VIC", selling: null, apartments: null })
  expect(screen.queryByRole("heading", { name: /Selling in|Buying a/ })).toBeNull()
  expect(screen.queryByRole("link", { name: "Selling, stage 1" })).toBeNull()
})

test("the page begins with our fee for its example, and with a number to call", () => {
  const { totals } = glebe.workedCost
  const dollars = `$${(totals.ourFeeCents / 100).toLocaleString("en-AU")}`
  renderPlace({ state: "NSW", selling: null, apartments: null })
  const fee = screen.getByText("Our fixed fee:").parentElement
  expect(fee).toHaveTextContent(`Our fixed fee: ${dollars}, GST included, to buy a house in Glebe.`)
  expect(screen.getByRole("link", { name: "Call 1300 975 707" })).toHaveAttribute("href", "tel:+611300975707")
})

test("a point's source says what we read", () => {
  const point = (text: string, read: string, setBy: string | null = null) => ({
    ...{ point: text, check: "Ask." },
    source: { name: "The source", url: "https://source.example/", checked: "2026-11-21", read, setBy },
  })
  const considerations = [point("It floods.", "copy", "the council"), point("It slides.", "office")]
  renderPlace({ state: "NSW", selling: null, apartments: null, considerations })
  expect(screen.getAllByText(/^Source:/).map(({ textContent }) => textContent)).toEqual([
    "Source: The council, read in a copy on 21 November 2026",
    "Source: The source, checked on 21 November 2026",
  ])
})
