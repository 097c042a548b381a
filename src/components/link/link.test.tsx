import { render, screen } from "@testing-library/react"
import { Link } from "./link"

jest.mock("gatsby", () => ({
  Link: ({ to, children }: { to: string; children: React.ReactNode }) => (
    <a href={to} data-stays="">
      {children}
    </a>
  ),
}))

test.each([
  ["/buying", true],
  ["/buying#costs", true],
  ["/api/quotes", false],
  ["//elsewhere.example", false],
  ["https://elsewhere.example/buying", false],
  ["#costs", false],
  ["tel:1300975707", false],
  ["mailto:hello@example.com", false],
])("%s stays in the site: %s", (href, stays) => {
  render(<Link href={href}>Go</Link>)
  expect(screen.getByRole("link", { name: "Go" }).hasAttribute("data-stays")).toBe(stays)
})
