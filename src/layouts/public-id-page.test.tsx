import { act, render, screen } from "@testing-library/react"
import { hydrateRoot, type Root } from "react-dom/client"
import UnknownAddressPage from "../pages/404"
import OfferPage from "../pages/quotes/[id]/offer"
import ThankYouPage from "../pages/quotes/[id]/thank-you"
import LandingThankYouPage from "../pages/quotes/[id]/lp-thank-you"
import { parseIsoDate } from "../domain/iso-date"
import { calculateQuoteOutcome } from "../domain/quote/quote"
import { buildJobAnswers } from "../testing/a-job"
import { renderElementToHtml } from "../testing/built-page"
import { figures } from "../testing/fixture-figures"
import SorryPage from "../pages/request-a-quote/[webhook_id]/sorry"
import { addPathToHeading } from "./not-found-page"

jest.mock("./site-data", () => jest.requireActual("../testing/example-firm"))

const BAD = "not-an-id"
const GOOD = "aaaaaaaaaaaaaaaaaaaaaaaa"

const PAGES = [
  ["offer", OfferPage, (id: string) => `/quotes/${id}/offer`, "id"],
  ["thank-you", ThankYouPage, (id: string) => `/quotes/${id}/thank-you`, "id"],
  ["lp-thank-you", LandingThankYouPage, (id: string) => `/quotes/${id}/lp-thank-you`, "id"],
  ["sorry", SorryPage, (id: string) => `/request-a-quote/${id}/sorry`, "webhook_id"],
] as const

type Props = Parameters<typeof OfferPage>[0]

const props = (pathname: string, params: Record<string, string>) =>
  ({ params, location: { pathname, search: "", state: null } }) as unknown as Props

let app: Root | undefined
afterEach(() => act(() => app?.unmount()))

/** Hydrates `html` with `page`, as the app does on a first load. Returns the mismatches that React reports. */
async function hydratePage(html: string, page: React.ReactElement, runInlineScript = () => {}) {
  const complaints: unknown[] = []
  document.body.innerHTML = `<div>${html}</div>`
  runInlineScript()
  const root = document.body.firstElementChild
  if (!root) throw new Error("no root")
  await act(async () => {
    app = hydrateRoot(root, page, { onRecoverableError: error => complaints.push(error) })
  })
  return complaints
}

test.each(PAGES)("the %s page of a malformed id takes over the 404 page that the host has sent", async (...page) => {
  const [, Page, path, param] = page
  const html = await renderElementToHtml(<UnknownAddressPage {...props("/404.html", {})} />)
  expect(html).toContain("Page not found")
  history.replaceState(null, "", path(BAD))
  const complaints = await hydratePage(html, <Page {...props(path(BAD), { [param]: BAD })} />, addPathToHeading)
  expect(complaints).toEqual([])
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`Page Not Found: ${path(BAD)}`)
})

test.each(PAGES)(
  "the %s page of an id of the right form takes over the shell, which leads on without a script",
  async (...page) => {
    const [, Page, path, param] = page
    globalThis.fetch = async () => ({ status: 404, json: async () => null }) as Response
    const html = await renderElementToHtml(<Page {...props(path(GOOD), { [param]: GOOD })} />)
    expect(html).toContain("Loading …")
    expect(html).toMatch(/<main.*<a href="\/quotes\/:id\/document">/)
    expect(html).not.toContain("<noscript>")
    expect(await hydratePage(html, <Page {...props(path(GOOD), { [param]: GOOD })} />)).toEqual([])
    expect(
      await screen.findByRole("heading", { level: 1, name: /^We have no (?:quote|request) to show here$/ }),
    ).toBeVisible()
  },
)

test.each([PAGES[1], PAGES[2]])(
  "the %s page says thank you before the answer is there, and its header asks nobody to get a quote",
  async (...page) => {
    const [, Page, path, param] = page
    const html = await renderElementToHtml(<Page {...props(path(GOOD), { [param]: GOOD })} />)
    expect(html).toMatch(/<h1[^>]*>Thank you<\/h1>/)
    expect(html).not.toContain("data-quote-open")
  },
)

/** Renders the sorry page of a request whose stored answer is `answer`. */
async function renderSorryPage(answer: object): Promise<void> {
  globalThis.fetch = async () => ({ status: 200, json: async () => answer }) as Response
  render(<SorryPage {...props(`/request-a-quote/${GOOD}/sorry`, { webhook_id: GOOD })} />)
  await act(async () => undefined)
}

test("the sorry page of a request that has a price leads to its quote", async () => {
  window.___navigate = jest.fn()
  await renderSorryPage(calculateQuoteOutcome(buildJobAnswers(), figures, parseIsoDate("2026-11-21")))
  expect(window.___navigate).toHaveBeenCalledWith(`/quotes/${GOOD}/offer`, { replace: true })
  expect(document.body).not.toHaveTextContent("can’t price")
})

test("the sorry page says at once whether the office is open", async () => {
  await renderSorryPage({ quote: null })
  expect(screen.getByText(/^(?:Open|Closed) now[.,]/)).toBeVisible()
})
