import { fireEvent } from "@testing-library/react"
import { APP_READY_EVENT } from "../../lib/deferred-features"
import { LATE_SCRIPTS_ID, lateStart, PAGE_DATA_ID } from "./inline-scripts"

const followed: string[] = []

beforeEach(() => {
  followed.length = 0
  document.body.innerHTML = `<a id="quote" href="/request-a-quote" data-late-click>Get a quote</a>
    <img id="picture" alt=""><template id="${LATE_SCRIPTS_ID}"><p id="started"></p></template>`
  // The page's own listener, after that of the script: what reaches it, the browser would do.
  document.body.onclick = event => {
    followed.push(event.defaultPrevented ? "held" : "followed")
    event.preventDefault()
  }
  lateStart(LATE_SCRIPTS_ID, PAGE_DATA_ID, APP_READY_EVENT)
})

const click = () => fireEvent.click(document.getElementById("quote") as HTMLElement)
const ready = () => document.dispatchEvent(new Event(APP_READY_EVENT))
afterEach(ready)

test("a click that comes before the app is held, starts it, and is repeated when it's ready", () => {
  click()
  expect(followed).toEqual([])
  expect(document.getElementById("started")).toBeInTheDocument()
  ready()
  expect(followed).toEqual(["followed"])
})

test.each([
  ["an error in a script", () => window.dispatchEvent(new ErrorEvent("error"))],
  ["a rejected promise", () => window.dispatchEvent(new Event("unhandledrejection"))],
  [
    "a script that cannot be loaded",
    () => document.head.appendChild(document.createElement("script")).dispatchEvent(new Event("error")),
  ],
])("where %s ends the start of the app, a held click does what HTML does, and so does each after it", (_, fail) => {
  click()
  fail()
  expect(followed).toEqual(["followed"])
  click()
  expect(followed).toEqual(["followed", "followed"])
})

test("a picture that cannot be loaded ends nothing", () => {
  click()
  document.getElementById("picture")?.dispatchEvent(new Event("error"))
  expect(followed).toEqual([])
})
