import { mayReload } from "./watch-page-loads"

const NOON = Date.parse("2026-11-21T12:00:00Z")

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test("a page is loaded anew once, and not again within 10 seconds for the same path", () => {
  expect(mayReload("/faqs", NOON)).toBe(true)
  expect(mayReload("/faqs", NOON)).toBe(false)
  expect(mayReload("/faqs", NOON + 9_999)).toBe(false)
  expect(mayReload("/faqs", NOON + 10_000)).toBe(true)
  expect(mayReload("/faqs", NOON + 19_999)).toBe(false)
})

test("a refusal does not make the 10 seconds longer", () => {
  mayReload("/faqs", NOON)
  mayReload("/faqs", NOON + 9_000)
  expect(mayReload("/faqs", NOON + 10_000)).toBe(true)
})

test("each path has its own guard", () => {
  expect(mayReload("/faqs", NOON)).toBe(true)
  expect(mayReload("/buying", NOON + 1)).toBe(true)
  expect(mayReload("/faqs", NOON + 2)).toBe(false)
})

test("where storage is closed, a click may still load the page", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError")
  })
  expect(mayReload("/faqs", NOON)).toBe(true)
})
