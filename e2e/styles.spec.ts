import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"
import { clickLinkTo, openReady, untilReady } from "./visit"

// Two tours through the app, one the other way round, come to each kind of page from two other kinds and compare it with the
// same page loaded whole, in light and dark. Not every ordered pair is walked: the app has the rules of all classes after the
// blocks of the first page, so what a page looks like can't depend on the pages between. The tours begin at the kinds with the
// fewest and with the most blocks. What a page looks like before the app starts is in e2e/audit.

const COLOUR_SCHEMES = ["light", "dark"] as const

const APP_STYLESHEET = "**/static/styles-*.css"

/** It's shown where it comes in time, and so it's left out. */
const TYPEFACE = "**/*.woff2"

/** A page by each element of its header, main and footer: where it is, with its classes, and all that it computes. */
type Look = Record<string, string>

/** Those that the app goes to itself: the others, such as the component library, are loaded whole. */
const IN_APP = PAGE_KINDS.filter(({ kind }) => !["component library", "landing page"].includes(kind)).map(
  ({ path }) => path,
)
const TOURS = [
  { tour: "there", stops: [paths.feedback, ...IN_APP.filter(path => path !== paths.feedback)] },
  { tour: "and back", stops: [paths.home, ...IN_APP.filter(path => path !== paths.home).toReversed()] },
]

for (const { tour, stops } of TOURS) {
  test(`a page that the app has gone to looks as it does when it's loaded whole: ${tour}`, async ({
    page,
    context,
  }) => {
    test.slow()
    await context.route(TYPEFACE, route => route.abort())
    const alone = await context.newPage()
    await openReady(page, stops[0] ?? paths.home)
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""))
    for (const path of stops.slice(1)) {
      await clickLinkTo(page, path)
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await openReady(alone, path)
      await expect(page.locator("h1")).toHaveText((await alone.locator("h1").textContent()) ?? "")
      for (const colorScheme of COLOUR_SCHEMES) {
        const apart = async () => differences(await look(page, colorScheme), await look(alone, colorScheme))
        await expect.poll(apart, { message: `${path} in ${colorScheme}`, timeout: 20_000 }).toEqual([])
      }
    }
    await expect(page.locator("html[data-same-document]")).toHaveCount(1)
  })
}

test("the app starts when the rules of every page are there, and not before", { tag: "@daily" }, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const asked = page.waitForRequest(APP_STYLESHEET)
  await page.route(APP_STYLESHEET, async route => {
    await held
    await route.continue()
  })
  await page.goto(paths.home)
  await page.keyboard.press("Shift")
  await asked
  await expect.poll(() => page.evaluate(() => "___loader" in window || "___chunkMapping" in window)).toBe(true)
  await expect(page.locator("html[data-app-ready]")).toHaveCount(0)
  release()
  await untilReady(page)
})

test("where the rules of other pages can't be loaded the app doesn't start: a link loads its page, and so does a held click", async ({
  page,
}) => {
  await page.route(APP_STYLESHEET, route => route.abort())
  await page.goto(paths.home)
  const failed = page.waitForEvent("requestfailed")
  await page.locator("header [data-quote-open]").first().click()
  await failed
  await expect(page).toHaveURL(new RegExp(`${paths.requestAQuote}$`))
  await expect(page.locator("html[data-app-ready]")).toHaveCount(0)
  await clickLinkTo(page, paths.contactUs)
  await expect(page).toHaveURL(new RegExp(`${paths.contactUs}$`))
})

/** What the page looks like, with the pointer on nothing and without movement. */
async function look(page: Page, colorScheme: (typeof COLOUR_SCHEMES)[number]): Promise<Look> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
  await page.mouse.move(0, 0)
  return page.evaluate(async () => {
    /** Sizes that follow from what's around an element say nothing more. */
    const FOLLOWING = /^(?:--.*|width|height|inset.*|top|right|bottom|left|transform-origin|perspective-origin)$/
    const whole = await (await fetch("/styles.css")).text()
    const set = new Set(whole.match(/(?<=[{;])[a-z-]+(?=:)/g))
    const properties = [...set].filter(name => !FOLLOWING.test(name))
    const texts = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part)
      if (part && style.content === "none") return ""
      return properties.map(name => `${name}:${style.getPropertyValue(name)}`).join(";")
    }
    const places = new Map<Element, string>()
    const placeOf = (element: Element): string => {
      const above = element.parentElement
      const at = above ? [...above.children].indexOf(element) : 0
      const own = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}[${at}]`
      const place =
        above && element.id !== "gatsby-focus-wrapper" ? `${places.get(above) ?? placeOf(above)} > ${own}` : own
      places.set(element, place)
      return place
    }
    // The phone number moves when the browser says whether the office is open.
    const elements = document.querySelectorAll(
      ":is(header, main, footer), :is(header, main, footer) *:not(svg *, .header-phone *)",
    )
    return Object.fromEntries(
      [...elements].map(one => [placeOf(one), [texts(one), texts(one, "::before"), texts(one, "::after")].join("|")]),
    )
  })
}

/** Elements that both have and that look otherwise, each with the properties that differ. At most ten. */
function differences(one: Look, other: Look): string[] {
  const both = Object.keys(one).filter(place => place in other && one[place] !== other[place])
  return both.slice(0, 10).map(place => {
    const [own = [], others = []] = [one, other].map(look => (look[place] ?? "").split(/[;|]/))
    const apart = own.flatMap((text, i) => (text === others[i] ? [] : [`${text}, not ${others[i] ?? "there"}`]))
    return `${place}: ${apart.join("; ")}`
  })
}
