import { render, screen } from "@testing-library/react"
import { Term } from "./term"

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
