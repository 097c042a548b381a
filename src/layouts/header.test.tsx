import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { listenToMenu } from "../lib/menu-keys"
import { Header } from "./header"

beforeAll(() => void listenToMenu())

const site = { name: "Wattle Law", mark: null, phone: { display: "1300 975 707", tel: "1300975707" } }
const destinations = [
  { label: "Buying", path: "/buying" },
  { label: "Selling", path: "/selling" },
]

const openMenu = (): HTMLDetailsElement => {
  const menu = screen.getByText("Menu").closest("details")
  if (!menu) throw new Error("no menu")
  menu.open = true
  return menu
}

test("without destinations the header keeps the wordmark and the phone, without a menu; its quote button is a link, if it has one", () => {
  const { rerender } = render(<Header site={site} meta={{ quoteButton: false }} />)
  expect(screen.getByRole("link", { name: "Wattle Law" })).toHaveAttribute("href", "/")
  expect(screen.getByRole("link", { name: /Call 1300 975 707/ })).toHaveAttribute("href", "tel:1300975707")
  expect(screen.queryByText("Menu")).toBeNull()
  expect(screen.queryByRole("link", { name: "Get a quote" })).toBeNull()
  rerender(<Header site={site} meta={{}} />)
  expect(screen.getByRole("link", { name: "Get a quote" })).toHaveAttribute("href", "/request-a-quote")
})

test("the firm's drawing is beside its name, and says nothing to those who hear the page", () => {
  const mark = { viewBox: "0 0 9 9", drawing: '<path d="M1 1h9z" fill="var(--accent)"/>' }
  render(<Header site={{ ...site, mark }} meta={{ quoteButton: false }} />)
  const drawing = screen.getByRole("link", { name: "Wattle Law" }).querySelector("svg[aria-hidden=true]")
  expect(drawing?.getAttribute("viewBox")).toBe("0 0 9 9")
  expect(drawing?.querySelector("path")?.getAttribute("fill")).toBe("var(--accent)")
})

test("Escape closes the menu and gives the focus back to its button", async () => {
  render(<Header site={site} meta={{}} destinations={destinations} />)
  const menu = openMenu()
  menu.querySelector<HTMLElement>("nav a")?.focus()
  await userEvent.keyboard("{Escape}")
  expect(menu.open).toBe(false)
  expect(document.activeElement).toBe(menu.querySelector("summary"))
})

test("Tab goes round inside the open menu", () => {
  render(<Header site={site} meta={{}} destinations={destinations} />)
  const menu = openMenu()
  const last = [...menu.querySelectorAll<HTMLElement>("a")].at(-1)
  last?.focus()
  fireEvent.keyDown(last ?? menu, { key: "Tab" })
  expect(document.activeElement).toBe(menu.querySelector("summary"))
  fireEvent.keyDown(document.activeElement ?? menu, { key: "Tab", shiftKey: true })
  expect(document.activeElement).toBe(last)
})

test("following a link closes the menu", async () => {
  render(<Header site={site} meta={{}} destinations={destinations} />)
  const menu = openMenu()
  const link = menu.querySelector<HTMLElement>("nav a")
  link?.addEventListener("click", event => event.preventDefault())
  if (link) await userEvent.click(link)
  expect(menu.open).toBe(false)
})
