import type { Locator, Page } from "@playwright/test"
import { QUOTE_FORM_ID, QUOTE_MODAL_ID } from "../src/domain/paths"
import { createShuffle } from "../tools/test/choose-journeys"
import { parseTestOptions } from "../tools/test/options"
import { locateSubmitButton } from "./form-problems"
import { expect, pageTest as test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"
import { watchPageProblems } from "./violations"

// JOURNEYS_SEED determines what is drawn; without it, the commit does, as in a whole run.

const RUNS = 60

const MARK = " (vi)"

const UNTRANSLATED = "script, style, noscript, template, textarea, svg, [translate=no], .notranslate"

/** What the app itself draws again: whether the office is open, and islands that only show something (decision 75). */
const SHOWN = "[data-office-now], [data-island]:not(:has(form))"

const FORMS = `form, [data-island], #${QUOTE_MODAL_ID}`

const TIMES = [
  { time: "changed before the app starts", changeEvent: "DOMContentLoaded" },
  { time: "changed after the app has started", changeEvent: "app-ready" },
  { time: "unchanged", changeEvent: null },
]
const ACTS = { tap: tapAtOnce, type: typeAtOnce, "scroll and tap": scrollAndTap }

const { seed } = parseTestOptions(process.env.JOURNEYS_SEED ? ["--seed", process.env.JOURNEYS_SEED] : [], [])
const shuffle = createShuffle(seed)

const drawForRuns = <T>(all: readonly T[]): T[] =>
  Array.from({ length: Math.ceil(RUNS / all.length) }, () => shuffle(all)).flat()

const kinds = drawForRuns(PAGE_KINDS)
const translators = drawForRuns([{ wraps: true }, { wraps: true }, { wraps: false }])
/** Which of a page's targets is tapped, from 0 inclusive to 1 exclusive. */
const choices = drawForRuns([0, 0.2, 0.4, 0.6, 0.8].map(choice => ({ choice })))
const ways = drawForRuns(
  TIMES.flatMap(time =>
    [1, 4, 6].flatMap(slower => Object.entries(ACTS).map(([name, act]) => ({ ...time, slower, name, act }))),
  ),
)
const runs = ways.flatMap((way, index) => {
  const [kind, translator, choice] = [kinds[index], translators[index], choices[index]]
  if (!kind || !translator || !choice || index >= RUNS) return []
  return [{ ...way, ...kind, ...translator, ...choice, number: index + 1 }]
})

test.describe(`seed ${seed}`, { tag: "@nightly" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test.describe.configure({ timeout: 90_000, retries: 0 })

  for (const { number, kind, path, time, changeEvent, slower, name, act, wraps, choice } of runs)
    test(`${number}. ${kind}, ${time}, ${slower}x: ${name}`, async ({ page, baseURL }) => {
      const problems = await watchPageProblems(page, baseURL)
      await page.addInitScript(changePage, {
        changeEvent,
        wraps,
        mark: MARK,
        untranslated: UNTRANSLATED,
        shown: SHOWN,
        forms: FORMS,
      })
      const cdp = await page.context().newCDPSession(page)
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower })
      await page.goto(path, { waitUntil: "commit" })
      await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0)

      try {
        const expectKept = await act(page, choice)
        await waitUntilStill(page)
        expect.soft(await readChangedPage(page)).toEqual({ untranslated: [], undone: [], lost: [], redrawn: [] })
        await expectKept()
        await waitUntilStill(page)
        expect.soft(await readChangedPage(page)).toMatchObject({ untranslated: [], lost: [], redrawn: [] })
      } finally {
        expect.soft(problems).toEqual([])
      }
    })
})

async function tapAtOnce(page: Page, choice: number): Promise<() => Promise<void>> {
  const targets = page
    .locator("header summary, header [data-quote-open], main details > summary")
    .filter({ visible: true })
  return tapTarget(targets.nth(Math.floor(choice * (await targets.count()))))
}

async function scrollAndTap(page: Page, choice: number): Promise<() => Promise<void>> {
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 600 + Math.round(1200 * choice))
  const targets = page
    .locator("main details > summary, main [data-quote-open], footer summary")
    .filter({ visible: true })
  const count = await targets.count()
  return count === 0 ? tapAtOnce(page, choice) : tapTarget(targets.nth(Math.floor(choice * count)))
}

async function tapTarget(target: Locator): Promise<() => Promise<void>> {
  const page = target.page()
  const isSummary = await target.evaluate(element => element.localName === "summary")
  await target.tap()
  if (!isSummary) {
    const form = page.locator(`form[id^=${QUOTE_FORM_ID}], #${QUOTE_MODAL_ID} form`).first()
    await expect(form).toBeInViewport()
    return async () => {
      await expect(form).toBeInViewport()
      await form.getByRole("radio").first().check()
      await locateSubmitButton(form).tap()
      // A translated group has a longer name.
      await expect(form.getByRole("group", { name: "There’s a problem" })).toBeVisible()
      await expect(form.getByRole("radio").first()).toBeChecked()
    }
  }
  const details = target.locator("..")
  await expect(details).toHaveAttribute("open")
  return async () => {
    await expect(details).toHaveAttribute("open")
    await target.tap()
    await expect(details).not.toHaveAttribute("open")
  }
}

async function typeAtOnce(page: Page): Promise<() => Promise<void>> {
  const main = page.getByRole("main")
  const field = main.getByRole("textbox").or(main.getByRole("searchbox")).first()
  const answer = main.getByRole("radio").first()
  if ((await field.count()) === 0) {
    if ((await answer.count()) > 0) return choose(answer)
    await page.locator("[data-quote-open]").filter({ visible: true }).first().tap()
    return choose(page.locator(`#${QUOTE_MODAL_ID}`).getByRole("radio").first())
  }
  const form = field.locator("xpath=ancestor::form")
  const expectChosen = (await form.getByRole("radio").count()) > 0 ? await choose(form.getByRole("radio").last()) : null
  await field.tap()
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.type("Mai Nguyen", { delay: 20 })
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("ArrowLeft")
  return async () => {
    await expect(field).toBeFocused()
    await page.keyboard.type("?")
    await expect(field).toHaveValue("Mai Ngu?yen")
    await expectChosen?.()
  }
}

async function choose(answer: Locator): Promise<() => Promise<void>> {
  await answer.check()
  return () => expect(answer).toBeChecked()
}

type PageChanges = {
  changeEvent: string | null
  wraps: boolean
  mark: string
  untranslated: string
  shown: string
  forms: string
}

type ChangedWindow = {
  changedPage: { isStill: () => boolean; read: () => Record<"untranslated" | "undone" | "lost" | "redrawn", string[]> }
}

async function waitUntilStill(page: Page): Promise<void> {
  await page.locator("html[data-app-ready]").waitFor({ timeout: 60_000 })
  await page.waitForFunction(() => (window as unknown as ChangedWindow).changedPage.isStill())
}

const readChangedPage = (page: Page) => page.evaluate(() => (window as unknown as ChangedWindow).changedPage.read())

/**
 * Runs in the page. At `changeEvent` it links phone numbers, puts an element after each field as an extension does, and
 * translates each text, like Chrome in two elements around it, or like Edge in its place with attributes. It does so
 * again after each change of the page.
 */
function changePage({ changeEvent, wraps, mark, untranslated, shown, forms }: PageChanges): void {
  const loadingScripts = new Set<EventTarget>()
  let lastChange = 0
  let firstTexts: { words: string; element: Element }[] = []
  const translations = new Map<string, ChildNode[]>()
  const undone: string[] = []
  let isChanged = false

  function listTexts(): Text[] {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts.filter(({ data, parentElement }) => data.trim() !== "" && !parentElement?.closest(untranslated))
  }

  function linkPhoneNumber(text: Text): void {
    const [number] = /\d(?: ?\d){7,}/.exec(text.data) ?? []
    if (!number || text.parentElement?.closest("a, label, button, summary")) return
    const part = text.splitText(text.data.indexOf(number))
    part.splitText(number.length)
    const link = Object.assign(document.createElement("a"), { href: `tel:${number.replace(/ /g, "")}` })
    part.replaceWith(link)
    link.append(part)
  }

  function translate(text: Text): void {
    const earlier = translations.get(text.data) ?? []
    const remaining = earlier.filter(node => node.isConnected)
    if (remaining.length < earlier.length && !text.parentElement?.closest(shown)) undone.push(text.data)
    let node: ChildNode = text
    translations.set(text.data, remaining)
    const words = text.data.replace(/\s*$/, space => mark + space)
    if (wraps) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")]
      inner.textContent = words
      outer.append(inner)
      text.replaceWith(outer)
      node = outer
    } else {
      text.parentElement?.setAttribute("_msttexthash", String(words.length))
      text.data = words
    }
    remaining.push(node)
  }

  function change(): void {
    isChanged = true
    const isNew = ({ data }: Text) => !data.includes(mark)
    listTexts().filter(isNew).forEach(linkPhoneNumber)
    listTexts().filter(isNew).forEach(translate)
    for (const field of document.querySelectorAll("input:not([type=radio], [type=checkbox]), textarea")) {
      if (field.hasAttribute("data-extension")) continue
      field.setAttribute("data-extension", "")
      field.after(document.createElement("extension-icon"))
    }
  }

  new MutationObserver(records => {
    lastChange = performance.now()
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement && node.src && !node.noModule) loadingScripts.add(node)
    if (isChanged) setTimeout(change, 50)
  }).observe(document, { childList: true, characterData: true, subtree: true })
  for (const type of ["load", "error"])
    document.addEventListener(type, ({ target }) => target && loadingScripts.delete(target), true)

  document.addEventListener("DOMContentLoaded", () => {
    firstTexts = listTexts().flatMap(({ data, parentElement }) =>
      parentElement && !parentElement.closest(`${forms}, ${shown}`) ? [{ words: data, element: parentElement }] : [],
    )
  })
  if (changeEvent) document.addEventListener(changeEvent, change)

  const changedPage: ChangedWindow["changedPage"] = {
    isStill: () => loadingScripts.size === 0 && performance.now() - lastChange > 700,
    read: () => {
      const texts = listTexts()
      const allText = texts.map(({ data }) => data.replaceAll(mark, "")).join("")
      const listWords = (where: (text: (typeof firstTexts)[number]) => boolean) =>
        firstTexts.filter(where).map(({ words }) => words)
      return {
        untranslated: texts.flatMap(({ data, parentElement }) =>
          isChanged && !data.includes(mark) && parentElement?.checkVisibility() ? [data] : [],
        ),
        lost: listWords(({ words }) => !allText.includes(words)),
        redrawn: listWords(({ element }) => !element.isConnected),
        undone,
      }
    },
  }
  Object.assign(window, { changedPage })
}
