import { createHistory, createMemorySource, LocationProvider } from "@gatsbyjs/reach-router"
import { render, screen } from "@testing-library/react"
import { Link } from "./link"

function renderLinkOnPage(here: string, href: string): HTMLElement {
  render(
    <LocationProvider history={createHistory(createMemorySource(here))}>
      <Link href={href} look="links.quiet">
        Go
      </Link>
    </LocationProvider>,
  )
  return screen.getByRole("link", { name: "Go" })
}

test.each([
  ["/buying", "/buying", "page"],
  ["/buying/", "/buying", "page"],
  ["/", "/", "page"],
  ["/buying", "/", null],
  ["/blogs/section-32", "/blogs", null],
  ["/buying", "/buying#costs", null],
])("on %s a link to %s is the current page: %s", (here, href, current) => {
  const link = renderLinkOnPage(here, href)
  expect(link).toHaveAttribute("href", href)
  expect(link).toHaveClass("links-quiet")
  expect(link.getAttribute("aria-current")).toBe(current)
})

test("outside the app, in a document that a function makes, it is a link all the same", () => {
  render(<Link href="/buying">Go</Link>)
  expect(screen.getByRole("link", { name: "Go" })).not.toHaveAttribute("aria-current")
})
