import type { ReactElement } from "react"

/** The HTML that the build makes of `element`. */
export async function buildHtml(element: ReactElement): Promise<string> {
  const { renderToString } = await import("react-dom/server")
  return renderToString(element)
}

/** A page with `element` as the build made it, before any script has come. */
export async function openBuiltPage(element: ReactElement): Promise<HTMLElement> {
  const page = document.createElement("div")
  page.innerHTML = await buildHtml(element)
  document.body.append(page)
  return page
}

/** The form in `element` as a browser without a script reads it: what's in noscript counts. */
export async function buildForm(element: ReactElement): Promise<HTMLFormElement> {
  const form = new DOMParser().parseFromString(await buildHtml(element), "text/html").querySelector("form")
  if (!form) throw new Error("no form")
  return form
}
