import { render, screen } from "@testing-library/react"
import { Partners } from "./content-lists"

test("each partner is named with whom it sends, and its name leads to its page", () => {
  const partners = [
    { name: "First Door", path: "/partners/first-door", summary: "For first home buyers." },
    { name: "Northside Realty", path: "/partners/northside-realty", summary: "For clients of an estate agent." },
  ]
  render(<Partners partners={partners} />)
  const links = screen.getAllByRole("link")
  expect(links.map(link => [link.textContent, link.getAttribute("href")])).toEqual([
    ["First Door", "/partners/first-door"],
    ["Northside Realty", "/partners/northside-realty"],
  ])
  expect(screen.getByText("For clients of an estate agent.")).toBeVisible()
})

test("a firm without partners says so", () => {
  render(<Partners partners={[]} />)
  expect(screen.getByText("We have no partners at the moment.")).toBeVisible()
})
