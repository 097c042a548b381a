import { render, screen } from "@testing-library/react"
import { PageContact } from "../reach-us/reach-us"
import { createIsland } from "./create-island"

test("after a navigation, an island whose code can't be loaded says how to reach the firm without it, and leaves the rest", async () => {
  const Part = createIsland("part", () => Promise.reject(new Error("a dead line")))
  const phone = { display: "1300 975 707", tel: "1300975707" }
  render(
    <PageContact.Provider value={{ name: "Example Law", phone, email: "hello@example.com" }}>
      <h1>A page</h1>
      <Part />
    </PageContact.Provider>,
  )
  expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t show this part")
  expect(screen.getByRole("link", { name: "1300 975 707" })).toHaveAttribute("href", "tel:1300975707")
  expect(screen.getByRole("link", { name: "fill in our plain form" })).toHaveAttribute("href", "/api/quotes")
  expect(screen.getByRole("heading", { name: "A page" })).toBeVisible()
})
