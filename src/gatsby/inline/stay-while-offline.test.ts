import { fireEvent } from "@testing-library/dom"
import { stayWhileOffline } from "./stay-while-offline"

let isOnline: boolean

beforeAll(() => stayWhileOffline("note"))
beforeEach(() => {
  isOnline = false
  jest.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline)
  document.body.innerHTML = `<a href="tel:0255500123">02 5550 0123</a><p id="note" data-offline="You’re offline."></p>
    <form id="in-page"></form><dialog id="modal" open><form id="in-modal"></form></dialog>`
})

const find = (id: string) => document.getElementById(id) as HTMLElement

test.each([
  ["in-page", () => find("note")],
  ["in-modal", () => find("modal").lastElementChild],
])("a form (%s) that the browser would send while it's offline stays, and says so until it's online", (id, getNote) => {
  expect(fireEvent.submit(find(id))).toBe(false)
  expect(getNote()).toHaveTextContent("You’re offline. 02 5550 0123")
  expect(getNote()?.querySelector("a")).toHaveAttribute("href", "tel:0255500123")
  fireEvent(window, new Event("online"))
  expect(getNote()).toBeEmptyDOMElement()
})

test("a form is sent while the browser is online, and left to its own code", () => {
  isOnline = true
  expect(fireEvent.submit(find("in-page"))).toBe(true)
  isOnline = false
  find("in-page").addEventListener("submit", event => event.preventDefault())
  fireEvent.submit(find("in-page"))
  expect(find("note")).toBeEmptyDOMElement()
})
