import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Search } from "./search"
import { openSearchIndex } from "./search-index"

const PAGES = ["Cooling-off", "The Section 32 statement in Victoria", "Stamp duty"].map((title, at) => ({
  id: title,
  score: 9 - at,
  url: `/blogs/${at}`,
  meta: { title },
  excerpt: `about <mark>${title}</mark>`,
}))

/** An index in which "all" finds three pages, "many" finds thirteen, and any other word finds none. */
function searchFakeIndex(words: string) {
  const many =
    words === "many" ? Array.from({ length: 13 }, (_, at) => ({ ...PAGES[0], id: String(at), url: `/${at}` })) : []
  const pages = words === "all" ? PAGES : many
  const results = pages.map(page => page as (typeof PAGES)[0])
  return Promise.resolve({ results: results.map(page => ({ ...page, data: () => Promise.resolve(page) })) })
}

beforeAll(() => openSearchIndex(() => Promise.resolve({ createInstance: () => ({ search: searchFakeIndex }) })))
beforeEach(() => history.replaceState(null, "", "/search"))

const box = () => screen.getByRole("searchbox")
const status = () => screen.getByRole("status")

test("pages are found while the visitor types, their number is said, and the address keeps the words", async () => {
  render(<Search />)
  await userEvent.type(box(), "all")
  await waitFor(() => expect(status()).toHaveTextContent("3 pages found for “all”, best first."))
  expect(screen.getAllByRole("listitem")).toHaveLength(3)
  expect(screen.getByText("Stamp duty", { selector: "mark" })).toBeInTheDocument()
  expect(location.search).toBe("?q=all")
})

test("the results are in groups by kind and state, with the best page's first", async () => {
  render(<Search />)
  await userEvent.type(box(), "all")
  const headings = await screen.findAllByRole("heading")
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Guides", "Guides: Victoria"])
  const links = screen.getAllByRole("link").map(link => link.getAttribute("href"))
  expect(links).toEqual(["/blogs/0", "/blogs/2", "/blogs/1"])
})

test("the words of the address are looked for at once; the arrow keys go through the results and back, and Escape starts anew", async () => {
  history.replaceState(null, "", "/search?q=all")
  render(<Search />)
  const [first, second, third] = await screen.findAllByRole("link")
  expect(third).toHaveAttribute("href", "/blogs/1")
  expect(box()).toHaveValue("all")
  await userEvent.click(box())
  await userEvent.keyboard("{ArrowDown}{ArrowDown}")
  expect(second).toHaveFocus()
  await userEvent.keyboard("{ArrowUp}")
  expect(first).toHaveFocus()
  await userEvent.keyboard("{ArrowUp}")
  expect(box()).toHaveFocus()
  await userEvent.keyboard("{Escape}")
  expect(box()).toHaveValue("")
  expect(screen.queryAllByRole("listitem")).toEqual([])
  expect(location.search).toBe("")
})

test("when no page mentions the words, it says so and names three other ways", async () => {
  render(<Search />)
  await userEvent.type(box(), "xyzzy{Enter}")
  await waitFor(() => expect(status()).toHaveTextContent("No page mentions “xyzzy”."))
  expect(screen.getAllByRole("link").map(link => link.getAttribute("href"))).toEqual(["/blogs", "/faqs", "/contact-us"])
})

test("ten pages are shown, and the rest when they are asked for", async () => {
  render(<Search />)
  await userEvent.type(box(), "many{Enter}")
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(10))
  await userEvent.click(screen.getByRole("button", { name: "Show more" }))
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(13))
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument()
})
