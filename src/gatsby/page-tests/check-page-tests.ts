import type { Variant } from "../../domain/content/data-schemas"
import { formatList } from "../../domain/text-formats"
import type { IsoDate } from "../../domain/iso-date"
import { listLosingVariants, getWinningVariant } from "../../domain/page-tests/page-tests"
import type { LeftOutReason } from "../firm-scope"
import type { ContentFile, Problem } from "../read-content"
import { listPageTestOfEntry, type PageTestFile } from "./page-test-files"

/** Lists the page tests in these files. Other checks report those that can't be read. */
const listReadablePageTests = (files: readonly ContentFile[]): PageTestFile[] =>
  files
    .filter(({ type, example }) => type.kind === "test" && !example)
    .flatMap(({ file, read }) => listPageTestOfEntry(read).map(test => ({ file, test })))

/** `pages` are the addresses of pages made from content; `leftOut` says why others aren't built. */
export function checkPageTests(
  files: readonly ContentFile[],
  pages: ReadonlySet<string | null>,
  leftOut: ReadonlyMap<string, LeftOutReason> = new Map(),
): Problem[] {
  const tests = listReadablePageTests(files)
  return tests.flatMap((one, at) => [
    ...findVariantsWithoutPage(one, pages, leftOut),
    ...tests.flatMap(other => (other === one ? [] : findVariantsLostInOtherTest(one, other))),
    ...tests.slice(0, at).flatMap(other => [...findPagesInTwoTests(one, other), ...findSharedNames(one, other)]),
  ])
}

/** Creates a problem with one of the variants, which messages count from 1. */
const createVariantProblem = (
  { file, test }: PageTestFile,
  variant: Variant,
  field: "name" | "page",
  message: string,
): Problem => ({
  file,
  where: `variants ${test.variants.indexOf(variant) + 1}, ${field}`,
  message,
})

/** Finds variants without a page. A variant that lost doesn't need a page, since its address redirects to the winner. */
function findVariantsWithoutPage(
  one: PageTestFile,
  pages: ReadonlySet<string | null>,
  leftOut: ReadonlyMap<string, LeftOutReason>,
): Problem[] {
  const winner = getWinningVariant(one.test)
  return (winner ? [winner] : one.test.variants)
    .filter(({ page }) => !pages.has(page))
    .map(variant => {
      const why = leftOut.get(variant.page)?.why
      const message = why
        ? `${variant.page} isn't built, since ${why}; compare another page or take the test out`
        : `no page of content/ has the address ${variant.page}; correct it or add the page`
      return createVariantProblem(one, variant, "page", message)
    })
}

function findVariantsLostInOtherTest(one: PageTestFile, other: PageTestFile): Problem[] {
  const losingPages = listLosingVariants(other.test).map(({ page }) => page)
  return one.test.variants
    .filter(({ page }) => losingPages.includes(page))
    .map(variant => {
      const to = getWinningVariant(other.test)?.page ?? ""
      const why = `${variant.page} leads to ${to} since content/${other.file} has ended`
      return createVariantProblem(one, variant, "page", `${why}; compare another page or take that test out`)
    })
}

function findPagesInTwoTests(one: PageTestFile, other: PageTestFile): Problem[] {
  const hasEnded = [one, other].some(({ test }) => getWinningVariant(test))
  if (hasEnded || one.test.from > other.test.until || other.test.from > one.test.until) return []
  return one.test.variants
    .filter(({ page }) => other.test.variants.some(variant => variant.page === page))
    .map(variant => {
      const why = `content/${other.file} compares ${variant.page} from ${other.test.from} to ${other.test.until} too`
      return createVariantProblem(one, variant, "page", `${why}; change the days or compare another page`)
    })
}

/** Finds variants with the same name in two tests. A lead only records the name of the variant, not the test. */
const findSharedNames = (one: PageTestFile, other: PageTestFile): Problem[] =>
  one.test.variants
    .filter(({ name }) => other.test.variants.some(variant => variant.name === name))
    .map(variant => {
      const why = `content/${other.file} has a variant named ${variant.name} too`
      return createVariantProblem(one, variant, "name", `${why}, and leads tell the name alone; choose another`)
    })

/** Lists page tests that ended before `today` and have no winner. Until a winner is named, each address shows its own page. */
export const listPageTestsWithoutWinner = (files: readonly ContentFile[], today: IsoDate): Problem[] =>
  listReadablePageTests(files)
    .filter(({ test }) => test.until < today && !getWinningVariant(test))
    .map(({ file, test: { until, variants } }) => {
      const names = formatList(
        variants.map(({ name }) => name),
        "disjunction",
      )
      return { file, where: "winner", message: `the test ended on ${until}; name the winner, ${names}` }
    })
