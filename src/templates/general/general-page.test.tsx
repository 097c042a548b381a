import { render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import type { BodyTree } from "../../domain/content/body-tree"
import GeneralPage from "./general-page"

jest.mock("gatsby", () => ({
  graphql: ([query]: TemplateStringsArray) => query,
  Link: ({ to, children }: { to: string; children: React.ReactNode }) => <a href={to}>{children}</a>,
}))
jest.mock("../../layouts/site-data", () => jest.requireActual("../../testing/example-firm"))

const TEXT: BodyTree = ["one", "two", "three"].flatMap(id => [
  ["h2", { id }, id],
  ["p", null, "Words."],
])

function renderGeneralPage(body: BodyTree) {
  const page = { path: "/x", heading: "A page", lead: "A lead.", layout: "default", body, checked: "2026-11-21" }
  render(<GeneralPage {...({ data: { page } } as unknown as ComponentProps<typeof GeneralPage>)} />)
}

const follows = (first: HTMLElement, second: HTMLElement): boolean =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

test("a notice at the start is read before the contents, and the text after them", () => {
  renderGeneralPage([["Notice", { kind: "warning", title: "Have you already paid?" }, ["p", null, "Call."]], ...TEXT])
  const contents = screen.getByRole("navigation", { name: "On this page" })
  expect(follows(screen.getByText("Have you already paid?"), contents)).toBe(true)
  expect(follows(contents, screen.getByRole("heading", { name: "one" }))).toBe(true)
  expect(screen.getAllByText("What would yours cost?")).not.toEqual([])
})

test("nothing is offered next to a check of a message", async () => {
  renderGeneralPage([...TEXT, ["MessageCheck", null, ["p", null, "Signs."]]])
  expect(await screen.findByRole("group", { name: "Signs in the message" })).toBeVisible()
  expect(screen.queryByText("What would yours cost?")).toBeNull()
})
