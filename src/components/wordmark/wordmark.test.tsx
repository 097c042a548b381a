import { render, screen } from "@testing-library/react"
import { Wordmark } from "./wordmark"

test.each([
  ["Sale by Home Owner", "SHO"],
  ["Harbour Home Loans", "HHL"],
  ["Northside Realty", "NR"],
])("the logo of %s shows %s beside the name", (name, letters) => {
  render(<Wordmark name={name} />)
  expect(screen.getByText(name)).toHaveTextContent(letters + name)
})
