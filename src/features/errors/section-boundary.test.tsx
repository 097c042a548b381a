import { render, screen } from "@testing-library/react"
import { SectionBoundary } from "./section-boundary"

function Broken(): never {
  throw new Error("a part of the page")
}

let log: jest.SpyInstance
beforeEach(() => (log = jest.spyOn(console, "error").mockImplementation(() => undefined)))
afterEach(() => jest.restoreAllMocks())

test("an error in one section leaves the rest of the page, says so in its place, and is logged", () => {
  render(
    <main>
      <h1>Buying</h1>
      <SectionBoundary>
        <Broken />
      </SectionBoundary>
      <p>After it</p>
    </main>,
  )
  expect(screen.getByRole("alert")).toHaveTextContent("This part could not be shown")
  expect(screen.getByRole("heading", { name: "Buying" })).toBeVisible()
  expect(screen.getByText("After it")).toBeVisible()
  expect(log.mock.calls.flat().map(String).join()).toContain("a part of the page")
})

test("nothing is said of what a visitor does not miss", () => {
  render(
    <SectionBoundary quiet>
      <Broken />
    </SectionBoundary>,
  )
  expect(document.body).toHaveTextContent(/^$/)
})
