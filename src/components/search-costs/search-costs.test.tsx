import { render, screen, within } from "@testing-library/react"
import { parseIsoDate } from "../../domain/iso-date"
import { dollars } from "../../domain/money/money"
import { SearchCosts } from "./search-costs"

const source = {
  name: "A price list",
  url: "https://www.example.com",
  checked: parseIsoDate("2026-11-21"),
  read: "office" as const,
}
const estimate = { ...source, read: "estimate" as const }
const title = { key: "title", label: "Title search", why: "Who owns it.", when: "always", need: "required" } as const
const strata = { key: "strata", label: "Strata report", why: "The records.", when: "strata", need: "usual" } as const

test("each search says why, how needed, its price or range, and where that comes from", () => {
  render(
    <SearchCosts
      state="NSW"
      on="2026-11-21"
      costs={[
        { ...title, amount: { amountCents: dollars(18.7) }, source, provisional: false },
        { ...strata, amount: { rangeCents: [dollars(350), dollars(450)] }, source: estimate, provisional: true },
      ]}
    />,
  )
  expect(screen.getByRole("region")).toHaveAccessibleName(
    "Searches and settlement for a buyer in New South Wales, on 21 November 2026",
  )
  const rows = screen.getAllByRole("row").slice(1)
  const cells = (row: HTMLElement) => [...row.children].map(cell => cell.textContent)
  expect(rows.map(cells)).toEqual([
    ["Title search", "$18.70", "Who owns it.", "Always", "A price list"],
    [
      ...["Strata report", "$350 to $450", "The records.", "Usual, for strata"],
      "Estimate from published prices, read on 21 November 2026. Not certain: ask for the price of the day",
    ],
  ])
  expect(within(rows[0] ?? document.body).getByRole("link")).toHaveAttribute("href", source.url)
})
