import { getAttribute, listElementsBelow, parseElements, getWholeText, type HtmlElement } from "./read-html"

/** What a page's HTML says about the page, before any script. */
export type PageFacts = {
  title: string
  /** Empty where a search engine may list the page. */
  robots: string
  /** The path of the canonical address; empty where there is none. */
  canonical: string
  /** How many headings of the first level there are. */
  headings: number
  /** What tells the layouts apart: every destination in the header and in the footer, and whether the page is boxed. */
  parts: { header: boolean; footer: boolean; boxed: boolean }
  /** The tag beside the wordmark. */
  state: string
}

export function readPageFacts(html: string): PageFacts {
  const elements = parseElements(html)
  const all = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
  const getNamed = (tag: string, name: string, value: string) => all(tag).find(one => getAttribute(one, name) === value)
  const canonical = getNamed("link", "rel", "canonical")
  const header = all("header").find(hasClass("header-bar"))
  const navigations = all("nav").map(one => getAttribute(one, "aria-label"))
  return {
    title: all("title").map(getWholeText)[0] ?? "",
    robots: readAttribute(getNamed("meta", "name", "robots"), "content"),
    canonical: canonical ? new URL(readAttribute(canonical, "href")).pathname : "",
    headings: all("h1").length,
    parts: {
      header: navigations.includes("Main"),
      footer: navigations.includes("Footer"),
      boxed: all("main").some(main =>
        main.childNodes.some(child => "tagName" in child && hasClass("layout-boxed")(child)),
      ),
    },
    state: header
      ? listElementsBelow(header)
          .filter(({ tagName }) => tagName === "abbr")
          .map(getWholeText)
          .join(" ")
      : "",
  }
}

const readAttribute = (element: HtmlElement | undefined, name: string): string =>
  element ? (getAttribute(element, name) ?? "") : ""

const hasClass =
  (name: string) =>
  (element: HtmlElement): boolean =>
    (getAttribute(element, "class") ?? "").split(/\s+/).includes(name)
