import { loadQuoteModalIfAsked } from "./load-quote-modal"

const load = jest.fn(() => Promise.reject(new Error("offline")))
beforeEach(() => load.mockClear())

test.each([
  ["no click", '<a href="/request-a-quote" data-quote-open>Get a quote</a>'],
  ["a click on something else", '<a data-quote-open>Get a quote</a><button aria-busy="true">Menu</button>'],
])("after %s the quote form isn't fetched", (_, html) => {
  document.body.innerHTML = html
  loadQuoteModalIfAsked(load)
  expect(load).not.toHaveBeenCalled()
})

test("after a click on Get a quote the form is on its way while the app starts, and a failure is for whoever opens it", async () => {
  document.body.innerHTML = '<a data-quote-open aria-busy="true">Get a quote</a>'
  loadQuoteModalIfAsked(load)
  expect(load).toHaveBeenCalledTimes(1)
  await expect(load.mock.results[0]?.value).rejects.toThrow("offline")
})
