import { paths } from "../../domain/paths"
import { listedPages } from "../sitemap"

/** Advertisements say again what other pages say; a search has no use for the search. */
const PASSED_OVER = /^\/(?:lp\/|(?:dev-)?404)/

/** The pages that a search may find, of the answer to the sitemap's query: what search engines may list too. */
export const searchedPages = (data: unknown): string[] =>
  listedPages(data)
    .map(({ path }) => path.replace(/(.)\/$/, "$1"))
    .filter(path => path !== paths.search && !PASSED_OVER.test(path))
