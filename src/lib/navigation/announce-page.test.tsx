import { announcePagesToScreenReaders } from "./announce-page"

/** Every text of the live region at a moment when a screen reader could have read it. */
const announcements: string[] = []

beforeEach(() => {
  announcements.length = 0
  document.body.innerHTML = `<div id="gatsby-focus-wrapper"><h1>Buying</h1></div><div id="gatsby-announcer"></div>`
  announcePagesToScreenReaders()
})

const getAnnouncer = () => document.getElementById("gatsby-announcer") as HTMLElement
const getPageElement = () => document.getElementById("gatsby-focus-wrapper") as HTMLElement

/** Waits until pending changes have been handled, then records announcements. */
async function recordAnnouncements() {
  await Promise.resolve()
  const text = getAnnouncer().textContent ?? ""
  if (text !== "" && announcements.at(-1) !== text) announcements.push(text)
}

/** Changes the page as Gatsby does, in the frame after a navigation. */
async function showPage(html: string, words: string) {
  getPageElement().innerHTML = html
  getAnnouncer().textContent = words
  await recordAnnouncements()
}

test("a page whose heading is there is announced as Gatsby does it, once, and so is the next, though it's named as the last one", async () => {
  await showPage("<h1>Selling</h1>", "Navigated to Selling")
  getPageElement().append("more of the page")
  await recordAnnouncements()
  expect(announcements).toEqual(["Navigated to Selling"])
  await showPage("<p>Loading …</p>", "Navigated to new page at /quotes/abc/offer")
  await showPage("<h1>Your quote</h1>", "Navigated to Your quote")
  expect(announcements).toEqual(["Navigated to Selling", "Navigated to Your quote"])
})

test.each(["Navigated to new page at /quotes/abc/offer", "Navigated to Your quote | Example Law"])(
  "a page whose heading is still to come is not announced as %j, but by its heading when that comes, once",
  async words => {
    await showPage("<p>Loading …</p>", words)
    expect(announcements).toEqual([])
    getPageElement().innerHTML = "<h1> Your quote </h1>"
    await recordAnnouncements()
    getPageElement().innerHTML = "<h1>Your quote</h1><p>$1,450</p>"
    await recordAnnouncements()
    expect(announcements).toEqual(["Navigated to Your quote"])
  },
)

test("a translator that answers every change of the live region has the last word", async () => {
  let answers = 0
  const translator = new MutationObserver(() => {
    const text = getAnnouncer().textContent ?? ""
    if (text === "" || text.startsWith("翻譯")) return
    answers += 1
    if (answers < 20) getAnnouncer().innerHTML = `<font>翻譯 ${text}</font>`
  })
  translator.observe(getAnnouncer(), { childList: true, characterData: true, subtree: true })
  await showPage("<p>Loading …</p>", "Navigated to new page at /quotes/abc/offer")
  await showPage("<h1>Your quote</h1>", "Navigated to Your quote")
  await new Promise(resolve => setTimeout(resolve))
  translator.disconnect()
  expect(answers).toBe(1)
  expect(getAnnouncer().innerHTML).toBe("<font>翻譯 Navigated to Your quote</font>")
})

test("a visitor who stays on the page hears nothing when its heading changes", async () => {
  getPageElement().innerHTML = "<h1>Thank you</h1>"
  await recordAnnouncements()
  expect(announcements).toEqual([])
})
