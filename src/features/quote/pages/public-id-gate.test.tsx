import { act, render, screen } from "@testing-library/react"
import { PublicIdGate } from "./public-id-gate"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const gate = (id: string) => (
  <PublicIdGate id={id} path={`/quotes/${id}/offer`}>
    {good => <p>The page of {good}</p>}
  </PublicIdGate>
)

test("an id of the right form is let through at once", () => {
  render(gate("aaaaaaaaaaaaaaaaaaaaaaaa"))
  expect(screen.getByText("The page of aaaaaaaaaaaaaaaaaaaaaaaa")).toBeInTheDocument()
})

test("any other gets the 404 view with its path, after 100 ms and not before", () => {
  render(gate("nope"))
  act(() => jest.advanceTimersByTime(99))
  expect(screen.queryByRole("heading")).toBeNull()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole("heading", { name: "Page Not Found: /quotes/nope/offer" })).toBeInTheDocument()
})
