import { attribute, elementsBelow, elementsIn, wholeText, type HtmlElement } from "./read-html"

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
  const elements = elementsIn(html)
  const all = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
  const named = (tag: string, name: string, value: string) => all(tag).find(one => attribute(one, name) === value)
  const canonical = named("link", "rel", "canonical")
  const header = all("header").find(hasClass("header-bar"))
  const navigations = all("nav").map(one => attribute(one, "aria-label"))
  return {
    title: all("title").map(wholeText)[0] ?? "",
    robots: attributeOf(named("meta", "name", "robots"), "content"),
    canonical: canonical ? new URL(attributeOf(canonical, "href")).pathname : "",
    headings: all("h1").length,
    parts: {
      header: navigations.includes("Main"),
      footer: navigations.includes("Footer"),
      boxed: all("main").some(main =>
        main.childNodes.some(child => "tagName" in child && hasClass("layout-boxed")(child)),
      ),
    },
    state: header
      ? elementsBelow(header)
          .filter(({ tagName }) => tagName === "abbr")
          .map(wholeText)
          .join(" ")
      : "",
  }
}

const attributeOf = (element: HtmlElement | undefined, name: string): string =>
  element ? (attribute(element, name) ?? "") : ""

const hasClass =
  (name: string) =>
  (element: HtmlElement): boolean =>
    (attribute(element, "class") ?? "").split(/\s+/).includes(name)
