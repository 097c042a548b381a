import { waitFor } from "@testing-library/react"
import { useRequestStore } from "./request-store"

const store = () => useRequestStore.getState()
const scrollIntoView = jest.fn()

beforeEach(() => {
  sessionStorage.clear()
  useRequestStore.setState(useRequestStore.getInitialState(), true)
  document.body.innerHTML = ""
  scrollIntoView.mockClear()
  Element.prototype.scrollIntoView = scrollIntoView
  stillness(false)
})

const stillness = (matches: boolean) => {
  window.matchMedia = () => ({ matches }) as MediaQueryList
}

const pageWithForm = () => {
  document.body.innerHTML = `<form id="raq-form"><input type="hidden" name="h"><input name="first"><input name="next"></form>`
}

test("nothing is open, loading or submitted at first", () => {
  expect(store()).toMatchObject({ isModalActive: false, isLoading: false, hasSubmittedInSession: false })
  expect(store().sendEmailQuote).toBeUndefined()
  expect(store().thankYouPageRoute).toBeUndefined()
})

test("Activate stores the optional sendEmailQuote and thankYouPageRoute, and otherwise the modal opens", () => {
  store().activate({ sendEmailQuote: false, thankYouPageRoute: "/quotes/{id}/lp-thank-you" })
  expect(store()).toMatchObject({
    isModalActive: true,
    sendEmailQuote: false,
    thankYouPageRoute: "/quotes/{id}/lp-thank-you",
  })
})

test("activate without options forgets those of an earlier one", () => {
  store().activate({ thankYouPageRoute: "/quotes/{id}/lp-thank-you" })
  store().activate()
  expect(store().thankYouPageRoute).toBeUndefined()
})

test("If a form with the id raq-form is already on the page, the modal is not opened and the page scrolls smoothly to that form", async () => {
  pageWithForm()
  store().activate({ thankYouPageRoute: "/quotes/{id}/thank-you" })
  expect(store()).toMatchObject({ isModalActive: false, thankYouPageRoute: "/quotes/{id}/thank-you" })
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "smooth", block: "start" })
  await waitFor(() => expect(document.activeElement).toHaveAttribute("name", "first"))
})

test("activate jumps for those who want no motion", () => {
  stillness(true)
  pageWithForm()
  store().activate()
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "auto", block: "start" })
})

test.each([
  ["Submit", "isLoading becomes true", "submit", { isModalActive: true, isLoading: true }],
  [
    "Success",
    "loading stops, the modal closes, and hasSubmittedInSession becomes true",
    "succeed",
    { isModalActive: false, isLoading: false, hasSubmittedInSession: true },
  ],
  ["Error", "loading stops and the modal is left as it was", "fail", { isModalActive: true, isLoading: false }],
  ["Hide", "loading stops and the modal closes", "hide", { isModalActive: false, isLoading: false }],
] as const)("%s: %s", (_, __, action, state) => {
  store().activate()
  store().submit()
  store()[action]()
  expect(store()).toMatchObject({ hasSubmittedInSession: false, ...state })
})

test("hasSubmittedInSession outlives a page that is loaded whole", () => {
  store().succeed()
  jest.isolateModules(() => {
    const again = jest.requireActual<{ useRequestStore: typeof useRequestStore }>("./request-store")
    expect(again.useRequestStore.getState().hasSubmittedInSession).toBe(true)
  })
})
