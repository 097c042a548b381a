import { brotliCompressSync } from "node:zlib"
import { findElements, parseElements, readBuiltPages, readHead } from "../built/read-html"
import { listBlockTexts } from "../rebrand/mentions/html-texts"

export type BuiltPage = ReturnType<typeof parseBuiltPage>

/** Reads the pages of a built site, by address, without the 404 page and the pages of client-only routes. */
export const readBuiltSite = (folder: string): Map<string, BuiltPage> =>
  new Map(
    readBuiltPages(folder)
      .filter(({ path }) => path !== "/404" && !path.includes("["))
      .map(({ path, html }) => [path, parseBuiltPage(html)]),
  )

export function parseBuiltPage(html: string) {
  const elements = parseElements(html)
  const { structuredData, ...head } = readHead(elements)
  const [main] = findElements(elements, "main")
  return {
    ...head,
    /** Each value of the structured data, by its path, such as `Article.dateModified`. */
    structuredData: new Map(structuredData.flatMap(json => listStructuredDataValues(JSON.parse(json)))),
    words: main ? listBlockTexts(main) : [],
    /** The size of the HTML in bytes, compressed with brotli. */
    bytes: brotliCompressSync(html).length,
  }
}

/** The path of the first object is its `@type`, and items of a list have their index. */
function listStructuredDataValues(value: unknown, path = ""): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((one, at) => listStructuredDataValues(one, `${path}[${at}]`))
  if (typeof value !== "object" || value === null) return [[path, String(value)]]
  const type = "@type" in value && path === "" ? String(value["@type"]) : path
  return Object.entries(value).flatMap(([key, one]) =>
    listStructuredDataValues(one, type === "" ? key : `${type}.${key}`),
  )
}
