import { act, screen } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import UnknownAddressPage from "../pages/404"
import OfferPage from "../pages/quotes/[id]/offer"
import ThankYouPage from "../pages/quotes/[id]/thank-you"
import LandingThankYouPage from "../pages/quotes/[id]/lp-thank-you"
import { renderElementToHtml } from "../testing/built-page"
import SorryPage from "../pages/request-a-quote/[webhook_id]/sorry"

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

/** Hydrates `html` with `page`, as the app does on a first load. Returns the mismatches that React reports. */
async function hydratePage(html: string, page: React.ReactElement) {
  const complaints: unknown[] = []
  document.body.innerHTML = `<div>${html}</div>`
  const root = document.body.firstElementChild
  if (!root) throw new Error("no root")
  await act(async () => hydrateRoot(root, page, { onRecoverableError: error => complaints.push(error) }))
  return complaints
}

test.each(PAGES)("the %s page of a malformed id takes over the 404 page that the host has sent", async (...page) => {
  const [, Page, path, param] = page
  const html = await renderElementToHtml(<UnknownAddressPage {...props("/404.html", {})} />)
  expect(html).toContain("Page not found")
  const complaints = await hydratePage(html, <Page {...props(path(BAD), { [param]: BAD })} />)
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
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
      /^We have no (?:quote|request) to show here$/,
    )
  },
)
