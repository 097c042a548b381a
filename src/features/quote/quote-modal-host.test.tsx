import { act, render } from "@testing-library/react"
import { QuoteActivation } from "./quote-activation"
import { QuoteContextProvider } from "./quote-context"
import { QuoteModalHost } from "./quote-modal-host"
import { useRequestStore } from "./request-store"
import { LATE_NOTE_ID } from "../../lib/waiting"

const followed: string[] = []
jest.mock("../../lib/navigation/load-whole", () => ({ loadWholePage: (address: string) => followed.push(address) }))

/** The promise that loads the modal's code. */
let line: Promise<void>
jest.mock("./quote-modal", () => ({
  then: (resolve: (code: unknown) => void, reject: () => void) =>
    line.then(() => resolve({ QuoteModal: () => "the form" }), reject),
}))

const never = new Promise<void>(() => undefined)

beforeEach(() => {
  jest.useFakeTimers()
  followed.length = 0
  useRequestStore.setState(useRequestStore.getInitialState(), true)
})
afterEach(() => jest.useRealTimers())

const element = (id: string) => document.getElementById(id) as HTMLElement
const isBusy = () => element("open").hasAttribute("aria-busy")
const note = () => element(LATE_NOTE_ID).textContent
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** Renders a page with a quote button, the note, and the code that opens the form. */
function showPage() {
  const firm = { name: "A firm", phone: { display: "1300", tel: "1300" }, email: "hello@example.com" }
  return render(
    <QuoteContextProvider routeMetadata={{ state: "VIC", bst: "S", partner: "first-door" }}>
      <a id="open" href="/request-a-quote" data-quote-open="" data-late-click="">
        Get a quote
      </a>
      <p id={LATE_NOTE_ID} data-text="One moment." />
      <QuoteActivation path="/selling" />
      <QuoteModalHost path="/selling" title="" subtitle="" firm={firm} />
    </QuoteContextProvider>,
  )
}

const open = () => act(() => element("open").click())
const ADDRESS = "/request-a-quote?state=VIC&side=selling&partner=first-door"

test("while the form's code is on its way, the button and the page say so; then the form is there", async () => {
  let arrive = () => {}
  line = new Promise(resolve => (arrive = resolve))
  const { container } = showPage()
  open()
  await pass(0)
  expect([isBusy(), note()]).toEqual([true, "One moment."])
  arrive()
  await pass(0)
  expect(container).toHaveTextContent("the form")
  await pass(60_000)
  expect([isBusy(), note(), followed]).toEqual([false, "", []])
})

test("after two seconds the form's own page is shown instead, with all that this page knows", async () => {
  line = never
  showPage()
  open()
  await pass(1999)
  expect(followed).toEqual([])
  await pass(1)
  expect(followed).toEqual([ADDRESS])
})

test("a form whose code can't be had is on its own page at once, and only once", async () => {
  line = Promise.reject(new Error("offline"))
  showPage()
  open()
  await pass(0)
  expect(followed).toEqual([ADDRESS])
  await pass(60_000)
  expect(followed).toEqual([ADDRESS])
})

test("code that comes when the visitor is on the way to the form's page opens nothing more", async () => {
  let arrive = () => {}
  line = new Promise(resolve => (arrive = resolve))
  const { container } = showPage()
  open()
  await pass(2000)
  arrive()
  await pass(0)
  expect(container).not.toHaveTextContent("the form")
})

test("a visitor who leaves meanwhile finds the page at rest on coming back", async () => {
  line = never
  showPage()
  open()
  await act(() => window.dispatchEvent(new Event("pagehide")))
  await pass(60_000)
  expect([isBusy(), note(), followed]).toEqual([false, "", []])
})

test("a held click on a page with a form of its own: the button rests once the visitor is there", () => {
  showPage()
  Element.prototype.scrollIntoView = () => undefined
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  const form = document.body.appendChild(document.createElement("form"))
  form.id = "raq-form"
  element("open").setAttribute("aria-busy", "true")
  open()
  expect(isBusy()).toBe(false)
  form.remove()
})
