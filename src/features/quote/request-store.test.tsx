import { useRequestStore } from "./request-store"

const store = () => useRequestStore.getState()
const scrollIntoView = jest.fn()

beforeEach(() => {
  useRequestStore.setState(useRequestStore.getInitialState(), true)
  document.body.innerHTML = ""
  scrollIntoView.mockClear()
  Element.prototype.scrollIntoView = scrollIntoView
  stillness(false)
})

const stillness = (wanted: boolean) => {
  window.matchMedia = () => ({ matches: wanted }) as MediaQueryList
}

const pageWithForm = () => {
  document.body.innerHTML = `<form id="raq-form"><input type="hidden" name="h"><input name="first"><input name="next"></form>`
}

test("nothing is open, loading or submitted at first", () => {
  expect(store()).toMatchObject({ isModalActive: false, isLoading: false, hasSubmittedInSession: false })
  expect(store().sendEmailQuote).toBeUndefined()
  expect(store().thankYouPageRoute).toBeUndefined()
})

test("activate opens the modal and stores what it was given", () => {
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

test("activate scrolls smoothly to the page's own form and opens no modal", () => {
  pageWithForm()
  store().activate({ thankYouPageRoute: "/quotes/{id}/thank-you" })
  expect(store()).toMatchObject({ isModalActive: false, thankYouPageRoute: "/quotes/{id}/thank-you" })
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "smooth", block: "start" })
  expect(document.activeElement).toHaveAttribute("name", "first")
})

test("activate jumps for those who want no motion", () => {
  stillness(true)
  pageWithForm()
  store().activate()
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "auto", block: "start" })
})

test("submit starts loading and leaves the modal open", () => {
  store().activate()
  store().submit()
  expect(store()).toMatchObject({ isModalActive: true, isLoading: true })
})

test("success stops loading, closes the modal and is remembered", () => {
  store().activate()
  store().submit()
  store().succeed()
  expect(store()).toMatchObject({ isModalActive: false, isLoading: false, hasSubmittedInSession: true })
})

test("an error stops loading and leaves the modal as it was", () => {
  store().activate()
  store().submit()
  store().fail()
  expect(store()).toMatchObject({ isModalActive: true, isLoading: false, hasSubmittedInSession: false })
})

test("hide stops loading and closes the modal", () => {
  store().activate()
  store().submit()
  store().hide()
  expect(store()).toMatchObject({ isModalActive: false, isLoading: false, hasSubmittedInSession: false })
})
