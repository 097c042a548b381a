import { render, screen } from "@testing-library/react"
import { parseIsoDate } from "../../domain/iso-date"
import { Partners, SourceList } from "./content-lists"

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

test("a source says if it was read in a copy, whose own name isn't shown", () => {
  const checkedOn = parseIsoDate("2026-11-21")
  const office = {
    name: "Revenue NSW",
    url: "https://www.revenue.nsw.gov.au/",
    checked: checkedOn,
    read: "office" as const,
  }
  const firm = {
    name: "A law firm",
    url: "https://firm.example/",
    checked: checkedOn,
    setBy: "Revenue NSW",
    read: "copy" as const,
  }
  render(<SourceList sources={[office, firm]} />)
  expect(screen.getAllByRole("link").map(link => link.getAttribute("href"))).toEqual([office.url])
  expect(screen.getAllByRole("listitem").map(item => item.textContent)).toEqual([
    "Revenue NSW, checked on 21 November 2026",
    "Revenue NSW, read in a copy on 21 November 2026",
  ])
})
