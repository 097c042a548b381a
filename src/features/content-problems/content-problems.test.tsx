import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ShownProblem } from "../../domain/content/shown-problem"
import { PAGE_LOADED } from "../../lib/build-watch/watch-page-loads"
import { getTextsByRole } from "../../testing/get-texts"
import { ContentProblems } from "./content-problems"

/** A browser's event stream, which jsdom doesn't have. */
class Stream {
  static open: Stream[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  constructor(readonly address: string) {
    Stream.open.push(this)
  }
  close() {
    Stream.open = Stream.open.filter(one => one !== this)
  }
}

const send = (...problems: ShownProblem[]) =>
  act(() => Stream.open.forEach(({ onmessage }) => onmessage?.({ data: JSON.stringify(problems) })))

const BOLD = { file: "content/pages/buying.mdx", sentence: "line 8: bold that never ends", pages: ["/buying"] }
const LINK = { file: "content/pages/selling.mdx", sentence: "line 9: /x leads nowhere", pages: ["/selling"] }
const OFFER = { file: "content/offers/call.yaml", sentence: "line 2, terms: is missing", pages: [] }

beforeEach(() => {
  Object.defineProperty(globalThis, "EventSource", { value: Stream, configurable: true, writable: true })
  history.replaceState(null, "", "/buying")
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, "EventSource")
  history.replaceState(null, "", "/")
})

const box = () => screen.queryByRole("region")
const titled = (name: string) => screen.getByRole("region", { name })
const sentences = (list: HTMLElement) => getTextsByRole("listitem", list)

test("the page's own mistakes come first, with file, line and what to do; the others are a tap away", async () => {
  render(<ContentProblems />)
  expect(Stream.open.map(({ address }) => address)).toEqual(["/__content-problems"])
  expect(box()).toBeNull()
  send(LINK, BOLD, OFFER)
  const problems = titled("1 mistake on this page")
  // Screen readers announce the problems when there's a pause, and the focus stays where it is.
  expect(screen.getByRole("status")).toContainElement(problems)
  expect(document.body).toHaveFocus()
  expect(sentences(within(problems).getAllByRole("list")[0] ?? problems)).toEqual([
    "content/pages/buying.mdx: line 8: bold that never ends",
  ])
  expect(within(problems).getByText("2 more in other files").closest("details")).not.toHaveAttribute("open")
  expect(within(problems).getByText(/leads nowhere/)).not.toBeVisible()
  await userEvent.click(within(problems).getByText("2 more in other files"))
  expect(within(problems).getByText(/leads nowhere/)).toBeVisible()
})

test("it goes when the mistake is fixed, and changes with the page", () => {
  render(<ContentProblems />)
  send(BOLD, LINK)
  expect(titled("1 mistake on this page")).toHaveTextContent("bold that never ends")
  history.replaceState(null, "", "/selling/")
  act(() => void document.dispatchEvent(new Event(PAGE_LOADED)))
  expect(titled("1 mistake on this page").querySelector("ul")).toHaveTextContent("/x leads nowhere")
  send(BOLD)
  expect(titled("1 mistake in other files")).toHaveTextContent("bold that never ends")
  send()
  expect(box()).toBeNull()
})

test("it can be closed, and comes back with another mistake", async () => {
  render(<ContentProblems />)
  send(BOLD)
  await userEvent.click(screen.getByRole("button", { name: "Close" }))
  expect(box()).toBeNull()
  send(BOLD)
  expect(box()).toBeNull()
  send(BOLD, OFFER)
  expect(box()).not.toBeNull()
})

test("of many mistakes five are shown, and how many more there are", () => {
  render(<ContentProblems />)
  send(...Array.from({ length: 8 }, (_, i) => ({ ...BOLD, sentence: `line ${i + 8}: bold that never ends` })))
  expect(sentences(titled("8 mistakes on this page")).slice(4)).toEqual([
    "content/pages/buying.mdx: line 12: bold that never ends",
    "and 3 more: see npm run check:content",
  ])
})

test("a tab that nobody sees isn't connected, and is again when someone looks", () => {
  const { unmount } = render(<ContentProblems />)
  const look = (visibilityState: string) => {
    Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true })
    document.dispatchEvent(new Event("visibilitychange"))
    return Stream.open.length
  }
  expect([look("visible"), look("hidden"), look("hidden"), look("visible")]).toEqual([1, 0, 0, 1])
  send(BOLD)
  expect(box()).not.toBeNull()
  Reflect.deleteProperty(document, "visibilityState")
  unmount()
  expect(Stream.open).toEqual([])
})
