import type { Page } from "@playwright/test"
import { paths } from "../../src/domain/paths"
import { expect, pageTest as test } from "../journey"
import { findOverflowingElements } from "../find-overflow"
import { findWcagViolations } from "../wcag"
import { findUnstyledChoiceControls, findControlsWithoutBorder } from "./controls"
import { findTextAtWindowEdges, findHeadingPositionFaults, findSpacingFaults } from "./positions"
import { findLineContrastFaults } from "./lines"
import { getLongestAnimationMs, readLayoutShift, watchLayoutShifts } from "./movement"
import { DAILY_STOPS, findOverlappingText } from "./overlaps"
import { findItemsAloneInRow, findMislabelledCards, findTablesWithUnevenColumns } from "./rows"
import { findElementsWithMissingStyles } from "./styles"

type Problem = { problem: string; rule: string; find: (page: Page) => Promise<readonly unknown[]> }

const findLowContrastText = (page: Page) => findWcagViolations(page, { onlyColour: true })
const findContactFormLineFaults = (page: Page) => findLineContrastFaults(page, "contact form")

const FAULTS: readonly { path: string; width: number; faults: readonly Problem[] }[] = [
  {
    path: paths.contactUs,
    width: 360,
    faults: [
      { problem: "pale words", rule: "main p { color: #ddd }", find: findLowContrastText },
      { problem: "a heading that's too wide", rule: "main h1 { width: 200vw }", find: findOverflowingElements },
      { problem: "a heading at the edge", rule: "main h1 { margin-inline-start: -16px }", find: findTextAtWindowEdges },
      { problem: "a gap above the footer", rule: "main { padding-block-end: 300px }", find: findSpacingFaults },
      { problem: "space below the footer", rule: "body { padding-block-end: 9px }", find: findSpacingFaults },
      {
        problem: "a heading that's too low",
        rule: "main h1 { position: relative; top: 3px }",
        find: findHeadingPositionFaults,
      },
      {
        problem: "a heading beside its edge",
        rule: "main h1 { position: relative; left: 3px }",
        find: findHeadingPositionFaults,
      },
      {
        problem: "a pale line",
        rule: "main .form-input { border-color: var(--border) }",
        find: findContactFormLineFaults,
      },
      { problem: "no line", rule: "main .form-mark { display: none }", find: findContactFormLineFaults },
      {
        problem: "a mark of the browser's",
        rule: "main .form-mark { appearance: auto }",
        find: findUnstyledChoiceControls,
      },
      { problem: "no accent", rule: "main .form-mark:checked { border-color: red }", find: findUnstyledChoiceControls },
      { problem: "no edge", rule: "main button { border: 0 }", find: page => findControlsWithoutBorder(page, "main") },
      {
        problem: "a missing style",
        rule: "main h1 { color: red }",
        find: page => findElementsWithMissingStyles(page, 2),
      },
      {
        problem: "movement",
        rule: "main h1 { transition: opacity 1s }",
        find: async page => [await getLongestAnimationMs(page)].filter(ms => ms > 1),
      },
      {
        problem: "words over others",
        rule: "body header { background: none }",
        find: page => findOverlappingText(page, DAILY_STOPS),
      },
    ],
  },
  {
    path: paths.home,
    width: 1440,
    faults: [
      {
        problem: "a card in a row of its own",
        rule: ".cards-grid > :last-child { margin-top: 3px }",
        find: findItemsAloneInRow,
      },
      { problem: "a gap between sections", rule: ".section-tint { padding-block: 9px }", find: findSpacingFaults },
    ],
  },
  {
    path: paths.page("buying"),
    width: 1440,
    faults: [
      { problem: "a gap below the hero", rule: ".hero-root { margin-block-end: 99px }", find: findSpacingFaults },
      {
        problem: "a low hero",
        rule: ".hero-root h1 { position: relative; top: 3px }",
        find: findHeadingPositionFaults,
      },
    ],
  },
]

test.describe.configure({ mode: "parallel" })

for (const { path, width, faults } of FAULTS)
  test(`the audit sees each problem of a broken page: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    // A page ignores a typeface that comes late, and the whole stylesheet would apply it: texts would differ in width.
    await page.route("**/*.woff2", route => route.abort())
    await page.goto(path)
    for (const { problem, rule, find } of faults) {
      await expect.poll(() => find(page), `without ${problem}`).toEqual([])
      const remove = await addStyleRule(page, rule)
      expect.soft(await find(page), problem).not.toEqual([])
      await remove()
    }
  })

test("the audit sees cards, columns and a page that are changed by hand", async ({ page }) => {
  await watchLayoutShifts(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.page("calendar"))
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
  await page.evaluate(() => {
    const block = document.createElement("div")
    block.innerHTML = `<p class="cards-card"><b class="cards-action">Read more</b></p>
      <table style="width: 900px"><thead><tr><th>What<th>One, which is long<th>Two<th>Three</table>`
    block.style.height = "300px"
    document.body.prepend(block)
  })
  await expect.poll(() => readLayoutShift(page)).toBeGreaterThan(0.01)
  expect(await findMislabelledCards(page)).toEqual(["Read more"])
  expect(await findTablesWithUnevenColumns(page, "any")).toEqual([expect.stringMatching(/^What/)])
  await addStyleRule(page, ".table-records th:nth-child(3) { display: none }")
  expect(await findTablesWithUnevenColumns(page, "key-dates calendar")).toHaveLength(2)
})

/** @returns a function that removes the rule, which overrides all others. */
async function addStyleRule(page: Page, rule: string): Promise<() => Promise<void>> {
  const setAddedRule = (text: string | null): Promise<void> =>
    page.evaluate(ruleText => {
      const sheet = [...document.styleSheets].find(({ media }) => media.length === 0)
      if (ruleText === null) sheet?.deleteRule(sheet.cssRules.length - 1)
      else sheet?.insertRule(ruleText, sheet.cssRules.length)
    }, text)
  await setAddedRule(rule.replaceAll(/(;| })/g, " !important$1"))
  return () => setAddedRule(null)
}
