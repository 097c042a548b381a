import type { Locator, Page } from "@playwright/test"
import { isOwnContractPage, paths } from "../../src/domain/paths"
import { VISITOR_USER_AGENT } from "../../tools/browser"
import { expect, pageTest as test } from "../journey"
import { findFirstEntry, firm, FIRST_STATE } from "../own-firm"
import { requirePagePath } from "../own-site"
import { OWN_PAGES, PAGE_KINDS } from "../page-kinds"
import { findOverflowingElements } from "../find-overflow"
import { watchPageProblems } from "../violations"
import { toTop } from "../visit"
import { findWcagViolations } from "../wcag"
import { triggerDeferredFeatures } from "../with-tags"
import { findUnstyledChoiceControls, findControlsWithoutBorder } from "./controls"
import { findTextAtWindowEdges, findHeadingPositionFaults, findSpacingFaults } from "./positions"
import { findLineContrastFaults } from "./lines"
import { loadPageInSteps } from "./load"
import { IS_THOROUGH, type AuditWindow, WINDOWS, NARROW_WINDOWS } from "./windows"
import { getLongestAnimationMs, readLayoutShift, watchLayoutShifts } from "./movement"
import { DAILY_STOPS, findOverlappingText } from "./overlaps"
import { findItemsAloneInRow, findMislabelledCards, findTablesWithUnevenColumns } from "./rows"
import { findElementsWithMissingStyles } from "./styles"

type Subject = {
  kind: string
  path: string
  mayShift?: boolean
  result?: (page: Page) => Locator
}

const ANSWERS = `side=buying&state=${FIRST_STATE}`

const SUBJECTS: readonly Subject[] = [
  // The 404 page reads the missing address in the browser and adds it to its heading, which may move the page.
  ...PAGE_KINDS.map(({ kind, path }) => ({ kind, path, mayShift: kind === "page that is not found" })),
  { kind: "buying", path: paths.page("buying") },
  {
    kind: "calculator with an answer",
    path: `${paths.page("calculator")}?${ANSWERS}&price=850000`,
    mayShift: true,
    result: page => page.getByRole("article"),
  },
  {
    kind: "calendar with an answer",
    path: `${paths.page("calendar")}?${ANSWERS}&day=24&month=11&year=2026&method=private`,
    mayShift: true,
    result: page => page.getByRole("region", { name: "Your dates" }).getByRole("listitem").first(),
  },
  ...(IS_THOROUGH
    ? [
        { kind: "selling", path: paths.page("selling") },
        { kind: "search", path: paths.search },
      ]
    : []),
]

/**
 * The greatest layout shift allowed; up to 0.1 is good by Core Web Vitals. The fallback font isn't exactly as wide as Figtree:
 * at 768 pixels a heading of one line may have two until Figtree comes, which alone is 0.04.
 */
const getMaximumLayoutShift = (width: number): number => ([360, 1440].includes(width) ? 0.01 : 0.05)

async function expectNoProblems(problem: string, problems: Promise<readonly string[]>): Promise<void> {
  expect.soft(await problems, problem).toEqual([])
}

test.describe.configure({ mode: "parallel", timeout: 120_000 })

for (const look of WINDOWS) {
  const { name, width, height, colorScheme, forcedColors } = look
  test.describe(`${name}, ${width} pixels wide`, () => {
    test.use({
      ...{ viewport: { width, height }, colorScheme, userAgent: VISITOR_USER_AGENT },
      contextOptions: { reducedMotion: "reduce", forcedColors },
    })
    for (const subject of SUBJECTS)
      test(`${subject.kind}: nothing is wrong with how the page looks, refused by its policy or asked of another origin`, async ({
        page,
        baseURL,
      }) => {
        const problems = await watchPageProblems(page, baseURL)
        await expectStableStart(page, subject, look)
        await expectNoVisualFaults(page, subject, look)
        if (look.isWhole) await expectNoFaultsAtOtherWidths(page)
        expect.soft(problems, "refused, asked of another origin or called an error").toEqual([])
      })
  })
}

async function expectStableStart(page: Page, { path, mayShift }: Subject, look: AuditWindow): Promise<void> {
  const mostAlike = IS_THOROUGH ? Infinity : 2
  await watchLayoutShifts(page)
  const { letTypefaceCome, startApp } = await loadPageInSteps(page, path)
  const first = await readLayoutShift(page)
  await expectNoProblems("looks otherwise with the styles of all pages", findElementsWithMissingStyles(page, mostAlike))
  if (look.isWhole) {
    await page.emulateMedia({ media: "print" })
    await expectNoProblems(
      "looks otherwise on paper with the styles of all pages",
      findElementsWithMissingStyles(page, mostAlike),
    )
    await page.emulateMedia({ media: "screen" })
  }
  const before = await readLayoutShift(page)
  await letTypefaceCome()
  await startApp()
  const shift = first + (await readLayoutShift(page)) - before
  if (!mayShift) expect.soft(shift, "layout shift").toBeLessThanOrEqual(getMaximumLayoutShift(look.width))
}

async function expectNoVisualFaults(page: Page, { kind, path, result }: Subject, look: AuditWindow): Promise<void> {
  await result?.(page).waitFor()
  await toTop(page)
  if (look.wcag !== "none")
    await expectNoProblems("WCAG 2.2 AA", findWcagViolations(page, { onlyColour: look.wcag === "colours" }))
  await expectNoProblems("sticks out of the window", findOverflowingElements(page))
  await expectNoProblems("touches the edge of the window", findTextAtWindowEdges(page))
  await expectNoProblems("gap of another size", findSpacingFaults(page))
  await expectNoProblems("begins at another edge or height", findHeadingPositionFaults(page))
  await expectNoProblems("alone in the last row", findItemsAloneInRow(page))
  await expectNoProblems("card that doesn't say what its link does", findMislabelledCards(page))
  await expectNoProblems("columns of unlike width", findTablesWithUnevenColumns(page, kind))
  if (look.forcedColors) await expectNoProblems("control without an edge", findControlsWithoutBorder(page, "main"))
  else {
    await expectNoProblems("line that's too pale", findLineContrastFaults(page, kind))
    await expectNoProblems("radio button or box of the browser's own", findUnstyledChoiceControls(page))
  }
  expect.soft(await getLongestAnimationMs(page), "movement in milliseconds").toBeLessThanOrEqual(1)
  // The page that reads a contract has none: nothing may be asked for there.
  if (!isOwnContractPage(path)) await triggerDeferredFeatures(page)
  await expectNoProblems(
    "words over others while scrolling",
    findOverlappingText(page, IS_THOROUGH ? Infinity : DAILY_STOPS),
  )
}

async function expectNoFaultsAtOtherWidths(page: Page): Promise<void> {
  for (const size of NARROW_WINDOWS) {
    await page.setViewportSize(size)
    await expectNoProblems(`sticks out at ${size.width} by ${size.height}`, findOverflowingElements(page))
    await expectNoProblems(`touches the edge at ${size.width} by ${size.height}`, findTextAtWindowEdges(page))
  }
  for (let width = 380; IS_THOROUGH && width <= 1920; width += 20) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoProblems(`alone in the last row at ${width} pixels`, findItemsAloneInRow(page))
  }
}

/** The most that a page may scroll on a phone, in pixels. */
const HIGHEST = 8000

const PHONE_PAGES = [
  paths.home,
  paths.page("buying"),
  paths.page("calendar"),
  paths.page("figures"),
  ...[findFirstEntry("blog", ({ path }) => path === paths.blog("section-32"))].flatMap(one => (one ? [one.path] : [])),
]

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } })
  for (const path of PHONE_PAGES)
    test(`${path} is no higher than ${HIGHEST} pixels`, async ({ page }) => {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HIGHEST)
    })
})

test.describe("on a phone of 390 by 844 pixels", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("the number to call is in the first screen, and a guide begins in the second", async ({ page }) => {
    await page.goto(requirePagePath(OWN_PAGES.article, "article about a stage"))
    await expect(page.getByRole("banner").getByText(firm.phone, { exact: true })).toBeInViewport()
    const paragraph = await page.locator("main .text-prose > p").first().boundingBox()
    expect(paragraph?.y).toBeLessThan(2 * 844)
  })

  test("a partner's form begins above the second screen's first lines", async ({ page }) => {
    await page.goto(requirePagePath(OWN_PAGES.partner, "partner"))
    const form = await page.getByRole("main").locator("form").first().boundingBox()
    expect(form?.y).toBeLessThan(1000)
  })
})
