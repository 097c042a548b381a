import type { ReactElement } from "react"

/** Renders `element` to HTML, as the build does. */
export async function renderElementToHtml(element: ReactElement): Promise<string> {
  const { renderToString } = await import("react-dom/server")
  return renderToString(element)
}

/** Adds `element` to the document as built HTML, before any script has run. */
export async function openPrerenderedPage(element: ReactElement): Promise<HTMLElement> {
  const page = document.createElement("div")
  page.innerHTML = await renderElementToHtml(element)
  document.body.append(page)
  return page
}

/** The form in `element` as a browser without scripts parses it, including the contents of noscript elements. */
export async function parseFormWithoutScripts(element: ReactElement): Promise<HTMLFormElement> {
  const form = new DOMParser().parseFromString(await renderElementToHtml(element), "text/html").querySelector("form")
  if (!form) throw new Error("no form")
  return form
}
