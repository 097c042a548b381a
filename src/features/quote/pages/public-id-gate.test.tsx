import { act, render, screen } from "@testing-library/react"
import { readdirSync, readFileSync } from "node:fs"
import { getTitleForPublicId, PublicIdGate } from "./public-id-gate"

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

test("any other gets the 404 view with its path, after 100 ms and not before: until then the shell stands", () => {
  const { rerender } = render(gate("nope"))
  act(() => jest.advanceTimersByTime(99))
  expect(screen.getByRole("status")).toHaveTextContent("Loading")
  expect(screen.queryByRole("heading")).toBeNull()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole("heading", { name: "Page Not Found: /quotes/nope/offer" })).toBeInTheDocument()
  // When the address changes to a valid id, its page shows at once.
  rerender(gate("aaaaaaaaaaaaaaaaaaaaaaaa"))
  expect(screen.getByText("The page of aaaaaaaaaaaaaaaaaaaaaaaa")).toBeInTheDocument()
})

test.each([
  "",
  "short",
  "a".repeat(21),
  "a".repeat(65),
  "aaaaaaaaaaaa/aaaaaaaaaaa",
  "aaaaaaaaaaaaaaaaaaaaaaa.",
  "áaaaaaaaaaaaaaaaaaaaaaaaa",
])("the id %j is of no form that we give out", id => {
  render(gate(id))
  act(() => jest.advanceTimersByTime(100))
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`Page Not Found: /quotes/${id}/offer`)
})

test("the title is the page's own but for a bad id", () => {
  expect(getTitleForPublicId("aaaaaaaaaaaaaaaaaaaaaaaa", "Your quote")).toBe("Your quote")
  expect(getTitleForPublicId("[id]", "Your quote")).toBe("Your quote")
  expect(getTitleForPublicId(undefined, "Your quote")).toBe("Your quote")
  expect(getTitleForPublicId("nope", "Your quote")).toBe("Page Not Found")
})

test("every client-only route has the rule", () => {
  const clientOnly = readdirSync("src/pages", { recursive: true, encoding: "utf8" })
    .filter(file => file.includes("[") && file.endsWith(".tsx"))
    .map(file => `src/pages/${file}`)
  expect(clientOnly.sort()).toEqual([
    "src/pages/quotes/[id]/lp-thank-you.tsx",
    "src/pages/quotes/[id]/offer.tsx",
    "src/pages/quotes/[id]/thank-you.tsx",
    "src/pages/request-a-quote/[webhook_id]/sorry.tsx",
  ])
  for (const file of clientOnly) expect(readFileSync(file, "utf8")).toContain("<PublicIdPage ")
})
