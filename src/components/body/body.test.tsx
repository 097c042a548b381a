import { render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import type { BodyTree } from "../../domain/content/body-tree"
import { Body, type FromBody } from "./body"

const Section = ({ title, children }: { title: string; children?: ReactNode }) => (
  <section aria-label={title}>{children ?? "empty"}</section>
)
const Comparison = ({ children }: { children?: ReactNode }) => <figure>{children}</figure>

const components: Record<string, FromBody> = { Section, Comparison }

const draw = (tree: BodyTree) => render(<Body tree={tree} findComponent={name => components[name]} />)

test("a text is escaped", () => {
  draw([["p", null, "<script>alert(1)</script>"]])
  expect(screen.getByText("<script>alert(1)</script>").tagName).toBe("P")
})

test("a heading, and the title of a component, keep a section and its number together, and the id stays", () => {
  draw([
    ["h2", { id: "section-32" }, "What is a Section 32?"],
    ["p", null, "Section 32"],
    ["Section", { title: "About Section 32" }],
  ])
  const heading = screen.getByRole("heading", { level: 2 })
  expect(heading.textContent).toBe("What is a Section\u00a032?")
  expect(heading).toHaveAttribute("id", "section-32")
  expect(screen.getByText("Section 32").textContent).toBe("Section 32")
  expect(screen.getByRole("region").getAttribute("aria-label")).toBe("About Section\u00a032")
})

test("a link to another site gives nothing away about this window", () => {
  draw([["a", { href: "https://www.example.com" }, "elsewhere"]])
  expect(screen.getByRole("link", { name: "elsewhere" })).toHaveAttribute("rel", "noopener")
})

test("a component without children can tell", () => {
  draw([["Section", { title: "Fees" }]])
  expect(screen.getByRole("region", { name: "Fees" })).toHaveTextContent("empty")
})

test("a table scrolls by itself and takes the focus", () => {
  draw([["table", null, ["tbody", null, ["tr", null, ["td", null, "cell"]]]]])
  expect(screen.getByRole("group", { name: "Table" })).toHaveAttribute("tabindex", "0")
})

test("a comparison frames its table itself", () => {
  draw([["Comparison", null, ["table", null, ["tbody", null, ["tr", null, ["td", null, "cell"]]]]]])
  expect(screen.queryByRole("group")).not.toBeInTheDocument()
  expect(screen.getByRole("figure")).toContainElement(screen.getByRole("table"))
})

test("a tag that nothing draws stops the build", () => {
  const silent = jest.spyOn(console, "error").mockImplementation(() => undefined)
  expect(() => draw([["Wobble", null]])).toThrow("nothing draws <Wobble>")
  silent.mockRestore()
})
