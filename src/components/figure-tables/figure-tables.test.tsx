import { render, screen, within } from "@testing-library/react"
import { parseIsoDate } from "../../domain/iso-date"
import { FigureTables } from "./figure-tables"

const checkedOn = parseIsoDate("2026-11-21")
const source = { name: "Revenue NSW", url: "https://www.example.org/surcharge", checked: checkedOn }
const periods = [
  { from: parseIsoDate("2017-07-01"), until: parseIsoDate("2024-12-31"), source },
  { from: parseIsoDate("2025-01-01"), until: null, source },
]

test("a table has its days, its sources once each, and its files", () => {
  render(<FigureTables state="NSW" tables={[{ name: "foreign-duty-nsw", label: "Surcharge", periods }]} />)
  expect(screen.getByRole("region")).toHaveAccessibleName("Figures for New South Wales")
  const [, row = document.body] = screen.getAllByRole("row")
  expect([...row.children].map(cell => cell.textContent)).toEqual([
    "Surcharge",
    "1 July 2017 to 31 December 2024; from 1 January 2025",
    "Revenue NSW",
    "CSV, JSON",
  ])
  const links = within(row).getAllByRole("link")
  expect(links.map(link => link.getAttribute("href"))).toEqual([
    "https://www.example.org/surcharge",
    "/figures/foreign-duty-nsw.csv",
    "/figures/foreign-duty-nsw.json",
  ])
})
