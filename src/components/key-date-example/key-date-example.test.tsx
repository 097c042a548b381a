import { render, screen } from "@testing-library/react"
import { parseIsoDate } from "../../domain/iso-date"
import type { KeyDate } from "../../domain/key-dates/key-date-types"
import { KeyDateExample } from "./key-date-example"

const on = parseIsoDate("2026-12-01")
const coolingOff: KeyDate = {
  key: "cooling-off",
  kind: "deadline",
  label: "Cooling-off ends",
  on,
  clock: "17:00",
  rule: "The fifth business day.",
  source: { name: "The Act", url: "https://www.example.com", checked: parseIsoDate("2026-11-21") },
}

test("an example says what sale it is, and each date with its rule, its source and any doubt", () => {
  render(
    <KeyDateExample
      state="NSW"
      side="buying"
      on="2026-11-24"
      terms={{ finance: 14, buildingAndPest: 7 }}
      dates={[coolingOff]}
      warnings={[
        {
          key: "moved",
          about: "cooling-off",
          text: "It moved.",
          day: parseIsoDate("2026-11-29"),
          otherwise: parseIsoDate("2026-11-27"),
        },
      ]}
    />,
  )
  expect(screen.getByRole("region")).toHaveAccessibleName(
    "Buying in New South Wales: private sale, contract of Tuesday 24 November 2026, finance after 14 days, building and pest after 7, usual settlement",
  )
  expect(screen.getAllByRole("row")[1]).toHaveTextContent(
    "Cooling-off endsTuesday 1 December 2026 by 5 pmThe fifth business day.The Act",
  )
  expect(screen.getByRole("note")).toHaveTextContent(
    "Cooling-off ends: It moved. The day in question: Sunday 29 November 2026. The business day before: Friday 27 November 2026.",
  )
})
