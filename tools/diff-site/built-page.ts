import { brotliCompressSync } from "node:zlib"
import {
  getAttribute,
  getWholeText,
  type HtmlElement,
  listElementsBelow,
  parseElements,
  readBuiltPages,
} from "../built/read-html"

/** What visitors and search engines get of one page. */
export type BuiltPage = {
  title: string
  description: string
  /** The whole address; empty where the page names none. */
  canonical: string
  /** What the page tells search engines; empty where they may list it. */
  robots: string
  /** Each value of the structured data by its path, such as `Article.dateModified`. */
  structuredData: ReadonlyMap<string, string>
  /** Every block of words of the part between header and footer, in reading order. */
  words: readonly string[]
  /** Bytes of the HTML as a server sends it, compressed with brotli. */
  bytes: number
}

/** Elements whose words are read as one. */
const BLOCKS = /^(?:h[1-6]|p|li|dt|dd|th|td|caption|figcaption|summary|legend|label|blockquote|a|button)$/

/** What visitors get of a built site, by its addresses: neither the shells of addresses with an id nor the 404 page. */
export const readSite = (folder: string): Map<string, BuiltPage> =>
  new Map(
    readBuiltPages(folder)
      .filter(({ path }) => path !== "/404" && !path.includes("["))
      .map(({ path, html }) => [path, parseBuiltPage(html)]),
  )

export function parseBuiltPage(html: string): BuiltPage {
  const elements = parseElements(html)
  const all = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
  const content = (name: string) => getValue(all("meta"), "name", name, "content")
  const main = all("main")[0]
  return {
    title: all("title").map(getWholeText)[0] ?? "",
    description: content("description"),
    canonical: getValue(all("link"), "rel", "canonical", "href"),
    robots: content("robots"),
    structuredData: new Map(
      all("script")
        .filter(one => getAttribute(one, "type") === "application/ld+json")
        .flatMap(one => listValues(JSON.parse(getWholeText(one)))),
    ),
    words: main ? listBlocks(main) : [],
    bytes: brotliCompressSync(html).length,
  }
}

const getValue = (elements: readonly HtmlElement[], name: string, value: string, attributeName: string): string => {
  const element = elements.find(one => getAttribute(one, name) === value)
  return (element && getAttribute(element, attributeName)) ?? ""
}

/** A block within another is read with it. */
function listBlocks(main: HtmlElement): string[] {
  const blocks = listElementsBelow(main).filter(({ tagName }) => BLOCKS.test(tagName))
  const inner = new Set(blocks.flatMap(listElementsBelow))
  return blocks
    .filter(block => !inner.has(block))
    .map(block => getWholeText(block).replace(/\s+/g, " ").trim())
    .filter(text => text !== "")
}

/** Objects go by their `@type`, entries of a list by their place. */
function listValues(value: unknown, path = ""): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((one, at) => listValues(one, `${path}[${at}]`))
  if (typeof value !== "object" || value === null) return [[path, String(value)]]
  const type = "@type" in value && path === "" ? String(value["@type"]) : path
  return Object.entries(value).flatMap(([key, one]) => listValues(one, type === "" ? key : `${type}.${key}`))
}
