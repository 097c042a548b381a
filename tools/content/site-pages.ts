import * as v from "valibot"
import { LAYOUTS } from "../../src/domain/content/layouts"
import { listLosingVariants, getWinningVariant } from "../../src/domain/page-tests/page-tests"
import { listClientOnlyRoutes } from "../../src/gatsby/addresses"
import { getBuildDay } from "../../src/gatsby/build-run"
import { readPageTests } from "../../src/gatsby/page-tests/page-test-files"
import { getHiddenPageReason } from "../../src/gatsby/publishing/publishing"
import { listValidSiteFiles, readContent } from "../../src/gatsby/read-content"
import { listPlacesTooAlike } from "../../src/gatsby/similarity/places-alike"

const fieldsSchema = v.object({
  layout: v.picklist(LAYOUTS),
  state: v.optional(v.string(), ""),
  bst: v.optional(v.string(), ""),
  index: v.boolean(),
  canonical: v.optional(v.string(), ""),
})

export type SitePage = v.InferOutput<typeof fieldsSchema> & { path: string; kind: string }

/** Lists every page that the site has today. A variant in a page test has the control's canonical address. */
export function listSitePages(content = "content", today = getBuildDay()): SitePage[] {
  const files = listValidSiteFiles(readContent(content).files)
  const tests = readPageTests(content)
  const losingPages = tests.flatMap(listLosingVariants).map(({ page }) => page)
  const ofPlaces = files.flatMap(({ type, slug, entry }) => (type.kind === "place" ? [{ ...entry.fields, slug }] : []))
  const unlistedSlugs = listPlacesTooAlike(ofPlaces)
  const pages = files.flatMap(({ type, slug, entry, address: path }) => {
    if (path === null || losingPages.includes(path) || getHiddenPageReason(entry.fields, today) !== null) return []
    const fields = v.parse(fieldsSchema, entry.fields)
    const index = fields.index && !(type.kind === "place" && unlistedSlugs.has(slug))
    return [{ ...fields, index, path, kind: type.kind }]
  })
  const getCanonicalAddress = (path: string): string | undefined => pages.find(one => one.path === path)?.canonical
  return pages.map(page => {
    const test = tests.find(
      one =>
        !getWinningVariant(one) && one.page !== page.path && one.variants.some(variant => variant.page === page.path),
    )
    return test ? { ...page, canonical: getCanonicalAddress(test.page) || test.page } : page
  })
}

/** As patterns, such as `/quotes/:id/offer`. */
export const listClientOnlyPages = (): string[] => listClientOnlyRoutes("src/pages")
