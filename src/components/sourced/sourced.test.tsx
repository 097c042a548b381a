import { render, screen } from "@testing-library/react"
import { Sourced } from "./sourced"

test("a figure stands in its sentence, with a mark that names its source and leads there", () => {
  const label = "Source: Revenue NSW, checked on 21 November 2026"
  render(
    <p>
      It is{" "}
      <Sourced url="https://www.revenue.nsw.gov.au/rates" label={label}>
        9%
      </Sourced>{" "}
      more.
    </p>,
  )
  expect(screen.getByRole("paragraph")).toHaveTextContent(/^It is 9% more\.$/)
  expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", "https://www.revenue.nsw.gov.au/rates")
})
