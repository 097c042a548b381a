import { APP_STYLES_MARK } from "../domain/paths"
import { APP_STYLESHEET_ID, waitForAppStylesheet } from "./app-stylesheet"

/** The link as the page's template adds it. jsdom fetches no stylesheet, so the test says whether its rules have loaded. */
function addStylesheetLink(): { load: () => void; fail: () => void } {
  const link = document.createElement("link")
  Object.assign(link, { id: APP_STYLESHEET_ID, rel: "stylesheet", href: "/static/styles-1.css" })
  document.body.append(link)
  const load = () => {
    link.style.setProperty(APP_STYLES_MARK, "1")
    link.dispatchEvent(new Event("load"))
  }
  return { load, fail: () => void link.dispatchEvent(new Event("error")) }
}

/** Whether `promise` has resolved once everything that's due has run. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let isDone = false
  void promise.then(() => (isDone = true))
  await Promise.resolve()
  await Promise.resolve()
  return isDone
}

afterEach(() => document.body.replaceChildren())

test("a page that has all styles from the start waits for none", async () => {
  expect(await isDone(waitForAppStylesheet())).toBe(true)
})

test("the app waits until the rules of every page are there", async () => {
  const { load } = addStylesheetLink()
  const ready = waitForAppStylesheet()
  expect(await isDone(ready)).toBe(false)
  load()
  expect(await isDone(ready)).toBe(true)
})

test("the app waits for no stylesheet that was there before it", async () => {
  addStylesheetLink().load()
  expect(await isDone(waitForAppStylesheet())).toBe(true)
})

test("where the rules can't be loaded the app doesn't start", async () => {
  const { fail } = addStylesheetLink()
  const ready = waitForAppStylesheet()
  fail()
  expect(await isDone(ready)).toBe(false)
})
