import { render, screen, within } from "@testing-library/react"
import type { State } from "../../domain/states"
import { showWithFirmStates } from "../../testing/load-acting-in"
import { NotFound } from "./not-found"

const linksOf = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map(link => link.getAttribute("href"))

test("what was not found is the heading, as it was given, and below it are popular pages, the states' and the quote", () => {
  render(<NotFound message="Page not found: /<b>x</b>" />)
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Page not found: /<b>x</b>")
  expect(linksOf("Popular pages")).toEqual(["/", "/calculator", "/calendar", "/blogs", "/faqs", "/contact-us"])
  expect(linksOf("Your state")).toEqual(["/new-south-wales", "/victoria", "/queensland"])
  expect(screen.getByRole("link", { name: /quote/i })).toBeInTheDocument()
})

test.each<[State[], string, [string, string][]]>([
  [["VIC"], "Our guide", [["/victoria", "Conveyancing in Victoria"]]],
  [
    ["QLD", "NSW"],
    "Your state",
    [
      ["/queensland", "Queensland"],
      ["/new-south-wales", "New South Wales"],
    ],
  ],
])("a firm in %j leads to the pages of its own states under: %s", async (states, title, pages) => {
  await showWithFirmStates(states, async () => {
    const { NotFound } = await import("./not-found")
    return <NotFound message="Page not found: /x" />
  })
  const links = within(screen.getByRole("navigation", { name: title })).getAllByRole("link")
  expect(links.map(link => [link.getAttribute("href"), link.textContent.trim()])).toEqual(pages)
})
