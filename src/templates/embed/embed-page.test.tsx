import { fireEvent, render, screen, within } from "@testing-library/react"
import type { EmbedTool } from "../../domain/embed"
import { QuoteContextProvider } from "../../features/quote/quote-context"
import EmbedPage from "./embed-page"

jest.mock("gatsby", () => ({ graphql: () => null }))
jest.mock("../../layouts/site-data", () => jest.requireActual("../../testing/example-firm"))
jest.mock("../../features/calculator/interactive-calculator", () => ({
  InteractiveCalculator: () => <p>The calculator</p>,
}))
jest.mock("../../features/key-dates/key-dates", () => ({ KeyDates: () => <p>The key dates</p> }))
jest.mock("../firm-quote-form", () => ({
  FirmQuoteForm: ({ go }: { go: (path: string, options: object) => void }) => (
    <>
      <button onClick={() => go("/quotes/abc/offer", { state: {} })}>Send</button>
      <button onClick={() => go("/quotes/abc/thank-you", { state: {} })}>Accept</button>
    </>
  ),
}))

const page = {
  slug: "acme",
  name: "Acme Loans",
  palette: "ink",
  referralDisclosure: "We pay Acme Loans nothing.",
  sharing: null,
}

/** Renders the tool as in the partner's page. */
function renderEmbedPage(tool: EmbedTool) {
  const props = { data: { page }, pageContext: { tool } } as unknown as Parameters<typeof EmbedPage>[0]
  return render(
    <QuoteContextProvider routeMetadata={{ partner: "acme" }}>
      <EmbedPage {...props} />
    </QuoteContextProvider>,
  )
}

test.each([
  ["calculator", "Stamp duty and legal costs calculator", "The calculator"],
  ["key-dates", "Key dates when you buy or sell", "The key dates"],
] as const)(
  "the tool %s is alone in the page, and leads to the quote by way of the partner",
  async (tool, heading, text) => {
    const { container } = renderEmbedPage(tool)
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading)
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByRole("link", { name: "Get a free quote" })).toHaveAttribute(
      "href",
      "/request-a-quote?partner=acme",
    )
    expect(container.querySelector("[data-palette=ink]")).not.toBeNull()
  },
)

test("below it is what the partner gets, whose tool it is, and what happens to details", async () => {
  renderEmbedPage("calculator")
  await screen.findByText("The calculator")
  const foot = within(screen.getByRole("contentinfo"))
  expect(foot.getByText(/We pay Acme Loans nothing/)).toBeInTheDocument()
  expect(foot.getByText(/Example Law Pty Ltd, ABN 1/)).toHaveTextContent("Liability limited.")
  expect(foot.getByRole("link", { name: "Example Law" })).toHaveAttribute("href", "/partners/acme")
  expect(foot.getByRole("link", { name: "What happens to your details" })).toHaveAttribute(
    "href",
    "/privacy-policy-collection-statement-acme",
  )
})

test.each([
  ["Send", "See your quote", "/quotes/abc/offer"],
  ["Accept", "See what happens next", "/quotes/abc/thank-you"],
])("after %s the frame stays, says so with the focus, and leads on", async (button, link, path) => {
  renderEmbedPage("quote")
  fireEvent.click(await screen.findByRole("button", { name: button }))
  expect(screen.queryByRole("button", { name: button })).toBeNull()
  expect(screen.getByRole("link", { name: link })).toHaveAttribute("href", path)
  expect(document.activeElement).toHaveTextContent("We’ve got your request")
})
