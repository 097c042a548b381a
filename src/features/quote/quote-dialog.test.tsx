import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CLOSE_PREVENTED, QuoteDialog } from "./quote-dialog"
import { QUOTE_MODAL_FORM_ID } from "../../domain/paths"
import { saveQuoteDraft } from "./interactive/draft"
import { useRequestStore } from "./request-store"

const props = {
  title: "Get a free quote",
  subtitle: "Enter your details below and we’ll calculate your conveyancing fees in 30 seconds.",
  firm: { name: "Example Law", phone: { display: "1300 975 707", tel: "1300975707" }, email: "hello@example.com" },
  path: "/buying",
}

const isOpen = () => useRequestStore.getState().isModalActive

function openQuoteModal(more: { preventClose?: boolean; path?: string } = {}) {
  useRequestStore.setState({ ...useRequestStore.getInitialState(), isModalActive: true, isLoading: true }, true)
  const ui = (now: object) => <QuoteDialog {...props} {...more} {...now} />
  const modal = render(ui({}))
  return {
    dialog: screen.getByRole<HTMLDialogElement>("dialog"),
    again: (now: object) => modal.rerender(ui(now)),
    ...modal,
  }
}

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, "")
  // jsdom has the element without its methods. A browser focuses the first button.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
    this.querySelector("button")?.focus()
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})

test("the modal is named by its title and holds the live form", async () => {
  const { dialog } = openQuoteModal()
  await screen.findByRole("heading", { name: /The property$/ })
  expect(dialog).toHaveAccessibleName("Get a free quote")
  expect(dialog).toHaveTextContent("calculate your conveyancing fees in 30 seconds")
})

test("one that the browser has opened before the app stays open, with its one entry; Back closes it", () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal")
  window.history.replaceState({ quote: { form: QUOTE_MODAL_FORM_ID, trail: [] } }, "")
  const entries = window.history.length
  useRequestStore.setState(useRequestStore.getInitialState(), true)
  const modal = render(<QuoteDialog {...props} />)
  modal.container.querySelector("dialog")?.setAttribute("open", "")
  act(() => useRequestStore.getState().activate())
  expect(showModal).not.toHaveBeenCalled()
  expect(window.history.length).toBe(entries)
  window.history.replaceState(null, "")
  fireEvent(window, new PopStateEvent("popstate"))
  expect(isOpen()).toBe(false)
})

test("opened again, it has all the screens that Back leads through", async () => {
  openQuoteModal()
  await screen.findAllByRole("radio")
  act(() => useRequestStore.getState().hide())
  window.history.replaceState(null, "")
  saveQuoteDraft({ screen: "timing", values: { side: "buying", state: "NSW" } })
  act(() => useRequestStore.getState().activate())
  expect(window.history.state).toEqual({ quote: { form: QUOTE_MODAL_FORM_ID, trail: ["property", "timing"] } })
})

test("whoever is in the form before it becomes modal stays there", async () => {
  openQuoteModal()
  await screen.findAllByRole("radio")
  act(() => useRequestStore.getState().hide())
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal")
  act(() => useRequestStore.getState().activate())
  const [first] = await screen.findAllByRole("radio")
  first?.focus()
  await waitFor(() => expect(showModal).toHaveBeenCalled())
  expect(first).toHaveFocus()
})

const CLOSINGS = {
  "the header close button": () => fireEvent.click(screen.getByRole("button", { name: "Close" })),
  Escape: () => fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" }),
  "the browser's own way to cancel a dialog": () =>
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true })),
  "a click outside": () => {
    fireEvent.pointerDown(screen.getByRole("dialog"))
    fireEvent.click(screen.getByRole("dialog"))
  },
}
const closings = Object.entries(CLOSINGS)

test.each(closings)("%s hides it", (_, close) => {
  openQuoteModal()
  close()
  expect(useRequestStore.getState()).toMatchObject({ isModalActive: false, isLoading: false })
})

test("a click inside leaves it open, and so does a press that began there and ended outside", async () => {
  const { dialog } = openQuoteModal()
  await userEvent.click(await screen.findByRole("radio", { name: "Buying" }))
  fireEvent.pointerDown(screen.getByRole("heading", { name: "Get a free quote" }))
  fireEvent.click(dialog)
  expect(isOpen()).toBe(true)
})

test.each<[string, (modal: ReturnType<typeof openQuoteModal>) => void]>([
  ["a new path", ({ again }) => again({ path: "/selling" })],
  ["leaving the page", ({ unmount }) => unmount()],
  ["the tab's end", () => act(() => void window.dispatchEvent(new Event("pagehide")))],
])("%s hides it", (_, leave) => {
  leave(openQuoteModal())
  expect(isOpen()).toBe(false)
})

test.each(closings)("with the prevent-close option, closing by %s emits close-prevented instead", (_, attempt) => {
  const { dialog } = openQuoteModal({ preventClose: true })
  const prevented = jest.fn()
  dialog.addEventListener(CLOSE_PREVENTED, prevented)
  attempt()
  expect(prevented).toHaveBeenCalledTimes(1)
  expect(isOpen()).toBe(true)
})
