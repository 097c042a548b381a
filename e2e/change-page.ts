import type { Page } from "@playwright/test"
import { QUOTE_MODAL_ID } from "../src/domain/paths"

const MARK = " (vi)"

const UNTRANSLATED = "script, style, noscript, template, textarea, svg, [translate=no], .notranslate"

/** What the app itself draws again: whether the office is open, and islands that only show something (decision 75). */
const SHOWN = "[data-office-now], [data-island]:not(:has(form))"

const FORMS = `form, [data-island], #${QUOTE_MODAL_ID}`

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

export async function waitUntilStill(page: Page): Promise<void> {
  await page.locator("html[data-app-ready]").waitFor({ timeout: 60_000 })
  await page.waitForFunction(() => (window as unknown as ChangedWindow).changedPage.isStill())
}

export const readChangedPage = (page: Page) =>
  page.evaluate(() => (window as unknown as ChangedWindow).changedPage.read())

/** Translates a page's texts at an event, and again after each change. @param wraps Like Chrome, else like Edge. */
export const changeEachText = (page: Page, changeEvent: string | null, wraps: boolean) =>
  page.addInitScript(changePage, {
    changeEvent,
    wraps,
    mark: MARK,
    untranslated: UNTRANSLATED,
    shown: SHOWN,
    forms: FORMS,
  })

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
