import { render, waitFor } from "@testing-library/react"
import { createElement, type ReactElement } from "react"
import { IslandContent } from "../components/island/island"
import { startIslands } from "../components/island/start-islands"
import { WritesHtml } from "../components/static-html/static-html"

const waitForTimers = () => new Promise<void>(resolve => setTimeout(resolve))

/** Renders `element` to HTML, as the build does, once all code that it loads is there. */
export async function renderElementToHtml(element: ReactElement): Promise<string> {
  const { renderToString } = await import("react-dom/server")
  for (;;) {
    const html = renderToString(createElement(WritesHtml.Provider, { value: true }, element))
    // React's mark for content that isn't loaded yet.
    if (!html.includes("<!--$!-->")) return html
    await waitForTimers()
  }
}

export async function openPrerenderedPage(element: ReactElement): Promise<HTMLElement> {
  const page = document.createElement("div")
  page.innerHTML = await renderElementToHtml(element)
  document.body.append(page)
  return page
}

/** Starts the islands of a built page, as the app does. */
export const startBuiltPage = (page: HTMLElement) =>
  startIslands(
    page,
    content => createElement(IslandContent, null, content),
    () => null,
  )

/** As a browser without scripts parses it, including the contents of noscript elements. */
export async function parseFormWithoutScripts(element: ReactElement): Promise<HTMLFormElement> {
  const form = new DOMParser().parseFromString(await renderElementToHtml(element), "text/html").querySelector("form")
  if (!form) throw new Error("no form")
  return form
}

export function listTextNodes(element: Element): Text[] {
  const texts: Text[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (walker.currentNode.parentElement?.closest("noscript, script") === null) texts.push(walker.currentNode as Text)
  return texts.filter(({ data }) => data.trim() !== "")
}

/**
 * Opens a built page as a translator and extensions leave it: each text in capitals in an element of its own, and an
 * element next to each box. Then `act` acts in it, and its scripts start.
 *
 * @returns the page once `isReady`, the boxes and texts that it had, and the errors that React reported.
 */
export async function startChangedPage(
  element: ReactElement,
  visit: (page: HTMLElement) => void,
  isReady: () => boolean,
) {
  const page = await openPrerenderedPage(element)
  for (const text of listTextNodes(page)) {
    const font = document.createElement("font")
    font.textContent = text.data.toUpperCase()
    text.replaceWith(font)
  }
  for (const box of page.querySelectorAll("input:not([type=hidden]), textarea"))
    box.after(document.createElement("x-icon"))
  const boxes = [...page.querySelectorAll("input, textarea")]
  const fonts = [...page.querySelectorAll("font")]
  visit(page)
  const errors: unknown[] = []
  render(element, { container: page, hydrate: true, onRecoverableError: error => errors.push(error) })
  await waitFor(() => expect(isReady()).toBe(true))
  return {
    errors,
    lostBoxes: boxes.filter(box => !box.isConnected),
    lostTexts: fonts.filter(font => !font.isConnected).map(font => font.textContent),
  }
}
