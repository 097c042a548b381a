import { act, fireEvent, render, screen } from "@testing-library/react"
import { setFormHasUnsavedAnswers } from "../../lib/session-draft"
import { PopupHost } from "./popup-host"

const popup = { title: "Still looking around?", text: "A price takes 30 seconds.", afterSeconds: 45, rememberDays: 30 }
const phone = { display: "1300 975 707", tel: "1300975707" }
const DAY = 86_400_000
const START = Date.parse("2026-11-21T00:00:00Z")

const never = () => false

type Given = { path?: string; openQuote?: () => void; hasSubmitted?: () => boolean }

function renderPopupHost({ path: first = "/buying", ...more }: Given = {}) {
  const ui = (path: string) => (
    <PopupHost path={path} popup={popup} phone={phone} openQuote={() => {}} hasSubmitted={never} {...more} />
  )
  const page = render(ui(first))
  return { ...page, goTo: (path: string) => page.rerender(ui(path)) }
}

/** Waits 45 seconds without input, after which the popup's code loads. */
const stayStill = () => act(() => jest.advanceTimersByTimeAsync(45_000))

const dialog = () => screen.queryByRole("dialog", { name: "Still looking around?" })

beforeEach(() => {
  jest.useFakeTimers({ now: START })
  sessionStorage.clear()
  localStorage.clear()
})

afterEach(() => {
  setFormHasUnsavedAnswers("quote", false)
  document.body.replaceChildren()
  jest.useRealTimers()
})

test("after 45 seconds without input it offers the quote and the phone, leaves the focus alone and stays open for a click inside", async () => {
  const field = document.body.appendChild(document.createElement("input"))
  field.focus()
  renderPopupHost()
  expect(dialog()).toBeNull()
  await stayStill()
  fireEvent.click(screen.getByRole("heading", { name: "Still looking around?" }))
  expect(dialog()).toBeVisible()
  expect(screen.getByRole("button", { name: "Get a free quote" })).toBeVisible()
  expect(screen.getByRole("link", { name: "Call 1300 975 707" })).toHaveAttribute("href", "tel:1300975707")
  expect(field).toHaveFocus()
})

test.each([
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["a click outside", () => fireEvent.click(document.body)],
  ["the button", () => fireEvent.click(screen.getByRole("button", { name: "Close" }))],
])("%s closes it, and the dismissal is remembered for 30 days", async (_, close) => {
  const first = renderPopupHost()
  await stayStill()
  close()
  expect(dialog()).toBeNull()
  first.unmount()

  sessionStorage.clear()
  jest.setSystemTime(START + 30 * DAY - 1)
  const second = renderPopupHost()
  await stayStill()
  expect(dialog()).toBeNull()
  second.unmount()

  jest.setSystemTime(START + 30 * DAY + 60_000)
  renderPopupHost()
  await stayStill()
  expect(dialog()).toBeVisible()
})

test("it comes once per session, also when nobody closed it", async () => {
  const first = renderPopupHost()
  await stayStill()
  first.goTo("/selling")
  expect(dialog()).toBeNull()
  await stayStill()
  expect(dialog()).toBeNull()
  first.unmount()
  renderPopupHost()
  await stayStill()
  expect(dialog()).toBeNull()
})

test.each(["/request-a-quote", "/quotes/aaaaaaaaaaaaaaaaaaaaaaaa/thank-you", "/privacy-policy"])(
  "it never comes on a quote, thank-you or legal page such as %s, and comes on the next",
  async path => {
    const { goTo } = renderPopupHost({ path })
    await stayStill()
    await stayStill()
    expect(dialog()).toBeNull()
    goTo("/buying")
    await stayStill()
    expect(dialog()).toBeVisible()
  },
)

test.each([
  ["a dialog is open", "<dialog open></dialog>"],
  ["the menu is open", "<details open><summary>Menu</summary><nav></nav></details>"],
  ["something else is asked", "<section data-asks></section>"],
])("it never comes while %s", async (_, html) => {
  const open = document.body.appendChild(document.createElement("div"))
  open.innerHTML = html
  renderPopupHost()
  await stayStill()
  expect(dialog()).toBeNull()
  open.remove()
  await stayStill()
  expect(dialog()).toBeVisible()
})

test.each([
  ["while a form is dirty", true, false],
  ["once a request was submitted", false, true],
])("it never comes %s", async (_, isDirty, hasSubmitted) => {
  setFormHasUnsavedAnswers("quote", isDirty)
  renderPopupHost({ hasSubmitted: () => hasSubmitted })
  await stayStill()
  expect(dialog()).toBeNull()
})

test("its quote button closes it, gives the focus back and opens the quote", async () => {
  const field = document.body.appendChild(document.createElement("input"))
  field.focus()
  const focused: (Element | null)[] = []
  renderPopupHost({ openQuote: () => focused.push(document.activeElement) })
  await stayStill()
  const button = screen.getByRole("button", { name: "Get a free quote" })
  act(() => button.focus())
  fireEvent.click(button)
  expect(dialog()).toBeNull()
  expect(focused).toEqual([field])
})
