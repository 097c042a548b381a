import { readFileSync } from "node:fs"
import { paths } from "../../src/domain/paths"
import { attribute, elementsIn, wholeText } from "../built/read-html"
import type { BenchSite } from "./bench-site"
import { fileOf } from "./built-file"

/** A link to `path` that isn't also a button of a form over the page. */
export const linkSelector = (path: string): string =>
  [path, `${path}/`].map(href => `a[href="${href}"]:not([data-quote-open])`).join(", ")

/** Whether a page has such a link. */
export const leadsTo = (html: string, path: string): boolean =>
  elementsIn(html).some(
    element =>
      element.tagName === "a" &&
      [path, `${path}/`].includes(attribute(element, "href") ?? "") &&
      attribute(element, "data-quote-open") === null,
  )

/** Where a visitor may click on a link to `path`: the home page if it has one, else the first other page that does; null where none does. */
export function pageThatLeadsTo(site: BenchSite, path: string): string | null {
  const candidates = [paths.home, paths.blogs, ...Object.values(site.pages)].filter(from => from !== path)
  return candidates.find(from => leadsTo(htmlOf(site, from), path)) ?? null
}

/** The words of the main heading of the page at `path`; null where it has none. */
export function headingOf(site: BenchSite, path: string): string | null {
  const heading = elementsIn(htmlOf(site, path)).find(({ tagName }) => tagName === "h1")
  return heading ? wholeText(heading).replace(/\s+/g, " ").trim() : null
}

/** What the build wrote for the page at `path`; nothing where there's no such page. */
export function htmlOf({ folder }: BenchSite, path: string): string {
  const file = fileOf(folder, path)
  return file === null ? "" : readFileSync(file, "utf8")
}
