import { fireEvent } from "@testing-library/react"
import { chooseAustralianStateToShow, STATE_KEY } from "./pick-state"

const scrolled: string[] = []

beforeEach(() => {
  localStorage.clear()
  scrolled.length = 0
  history.replaceState(null, "", "/buying")
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id)
  }
  document.body.innerHTML = `<div data-by-state>${["NSW", "VIC", "QLD"]
    .map(state => `<input type="radio" name="state" value="${state}">`)
    .join("")}<div data-state="NSW"></div><div data-state="VIC"><h3 id="victoria">Victoria</h3></div></div>`
})

const findRadio = (state: string) => document.querySelector<HTMLInputElement>(`[value=${state}]`) as HTMLInputElement
const listPickedStates = () => {
  chooseAustralianStateToShow(STATE_KEY)
  return document.querySelector<HTMLInputElement>(":checked")?.value
}

test.each([
  ["nothing more", "NSW"],
  ["?state=vic", "VIC"],
  ["?state=QLD", "QLD"],
  ["?state=tas", "NSW"],
  ["#victoria", "VIC"],
  ["?state=qld#victoria", "VIC"],
  ["#nowhere", "NSW"],
  ["#%E0%A4%A", "NSW"],
])("an address with %s picks %s", (rest, state) => {
  history.replaceState(null, "", `/buying${rest}`)
  expect(listPickedStates()).toBe(state)
})

test("a place in a part is gone to once its part is there", () => {
  history.replaceState(null, "", "/buying#victoria")
  chooseAustralianStateToShow(STATE_KEY)
  expect(scrolled).toEqual(["victoria"])
})

test("what a visitor picks is in the address, and there again on the next page; an address with another comes first", () => {
  chooseAustralianStateToShow(STATE_KEY)
  fireEvent.click(findRadio("QLD"))
  expect(location.search).toBe("?state=qld")
  history.replaceState(null, "", "/selling")
  expect(listPickedStates()).toBe("QLD")
  history.replaceState(null, "", "/selling?state=vic")
  expect(listPickedStates()).toBe("VIC")
})

test("where nothing may be kept the first state is picked, and a choice holds", () => {
  const closed = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("closed")
  })
  expect(listPickedStates()).toBe("NSW")
  closed.mockRestore()
})

test("the text of the function is enough, as it's sent with a page", () => {
  history.replaceState(null, "", "/buying?state=vic")
  new Function(`(${chooseAustralianStateToShow.toString()})("state")`)()
  expect(findRadio("VIC").checked).toBe(true)
})
