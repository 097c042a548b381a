import { render, screen, within } from "@testing-library/react"
import { parseIsoDate } from "../../domain/iso-date"
import { dollars } from "../../domain/money/money"
import { getTextsByRole } from "../../testing/get-texts"
import { CostTable } from "./cost-table"

const cost = (duty: number, total: number) => ({ dutyCents: dollars(duty), totalCents: dollars(total) })

test("each price has its duty and whole cost as a home and as an investment, with the day and the source", () => {
  const rows = [{ priceCents: dollars(500_000), ownerOccupier: cost(1, 2.5), investor: cost(3, 4) }]
  const sources = [
    {
      ...{ name: "Revenue office, fees", url: "https://www.revenue.nsw.gov.au/fees", setBy: "the revenue office" },
      ...{ checked: parseIsoDate("2026-11-20"), read: "copy" as const },
    },
  ]
  render(<CostTable state="VIC" on="2026-11-21" rows={rows} sources={sources} />)
  const table = screen.getByRole("region", { name: /in Victoria .* contract of 21 November 2026/ })
  const cells = within(table)
    .getAllByRole("row", { name: /^\$500,000 / })
    .map(row => getTextsByRole("cell", row))
  expect(cells).toEqual([
    ["$1.00", "$2.50"],
    ["$3.00", "$4.00"],
  ])
  expect(screen.getByRole("link", { name: "The revenue office" })).toHaveAttribute("href", sources[0]?.url)
  expect(screen.getByText("read in a copy on 20 November 2026", { exact: false })).toBeInTheDocument()
})
