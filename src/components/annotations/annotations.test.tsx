import { render, screen } from "@testing-library/react"
import { Sourced, Term } from "./annotations"

test("a word of the glossary leads to the list of all words, and its meaning is tied to it", () => {
  render(
    <Term meaning="A warning on a title." anchor="/faqs#term-caveat">
      caveat
    </Term>,
  )
  expect(screen.getByRole("term")).toHaveAccessibleDescription("A warning on a title. All terms")
  expect(screen.getByRole("link", { name: "All terms" })).toHaveAttribute("href", "/faqs#term-caveat")
})

test("a word that is explained on the spot alone leads nowhere", () => {
  render(<Term meaning="Mine.">word</Term>)
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})

test("a figure is in its sentence, with a mark that names its source and links to it", () => {
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
