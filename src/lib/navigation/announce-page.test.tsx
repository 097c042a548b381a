import { announcePages } from "./announce-page"

let stop: () => void
/** Every text of the live region at a moment when a screen reader could have read it. */
const announcements: string[] = []

beforeEach(() => {
  announcements.length = 0
  document.body.innerHTML = `<div id="gatsby-focus-wrapper"><h1>Buying</h1></div><div id="gatsby-announcer"></div>`
  stop = announcePages()
})
afterEach(() => stop())

const announcer = () => document.getElementById("gatsby-announcer") as HTMLElement
const page = () => document.getElementById("gatsby-focus-wrapper") as HTMLElement

/** Waits until pending changes have been handled, then records announcements. */
async function listen() {
  await Promise.resolve()
  const text = announcer().textContent ?? ""
  if (text !== "" && announcements.at(-1) !== text) announcements.push(text)
}

/** Changes the page as Gatsby does, in the frame after a navigation. */
async function arrive(html: string, words: string) {
  page().innerHTML = html
  announcer().textContent = words
  await listen()
}

test("a page whose heading is there is announced as Gatsby does it, once, and so is the next, though it's named as the last one", async () => {
  await arrive("<h1>Selling</h1>", "Navigated to Selling")
  page().append("more of the page")
  await listen()
  expect(announcements).toEqual(["Navigated to Selling"])
  await arrive("<p>Loading …</p>", "Navigated to new page at /quotes/abc/offer")
  await arrive("<h1>Your quote</h1>", "Navigated to Your quote")
  expect(announcements).toEqual(["Navigated to Selling", "Navigated to Your quote"])
})

test.each(["Navigated to new page at /quotes/abc/offer", "Navigated to Your quote | Example Law"])(
  "a page whose heading is still to come is not announced as %j, but by its heading when that comes, once",
  async words => {
    await arrive("<p>Loading …</p>", words)
    expect(announcements).toEqual([])
    page().innerHTML = "<h1> Your quote </h1>"
    await listen()
    page().innerHTML = "<h1>Your quote</h1><p>$1,450</p>"
    await listen()
    expect(announcements).toEqual(["Navigated to Your quote"])
  },
)

test("a visitor who stays on the page hears nothing when its heading changes", async () => {
  page().innerHTML = "<h1>Thank you</h1>"
  await listen()
  expect(announcements).toEqual([])
})

test("nothing is left behind", async () => {
  stop()
  await arrive("<p>Loading …</p>", "Navigated to new page at /x")
  expect(announcements).toEqual(["Navigated to new page at /x"])
})
