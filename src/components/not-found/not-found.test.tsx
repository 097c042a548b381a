import { render, screen, within } from "@testing-library/react"
import { NotFound } from "./not-found"

const linksOf = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map(link => link.getAttribute("href"))

test("what was not found is the heading, as it was given", () => {
  render(<NotFound message="Page not found: /<b>x</b>" />)
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Page not found: /<b>x</b>")
})

test("the popular pages, the pages of the three states and the quote stand below it", () => {
  render(<NotFound message="Page not found: /x" />)
  expect(linksOf("Popular pages")).toEqual(["/", "/calculator", "/calendar", "/blogs", "/faqs", "/contact-us"])
  expect(linksOf("Your state")).toEqual(["/new-south-wales", "/victoria", "/queensland"])
  expect(screen.getByRole("link", { name: /quote/i })).toBeInTheDocument()
})
