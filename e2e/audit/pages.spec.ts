import type { Page } from "@playwright/test"
import { paths } from "../../src/domain/paths"
import { VISITOR_USER_AGENT } from "../../tools/browser"
import { ANSWERED_TOOLS } from "../answered-tools"
import { expect, pageTest as test } from "../journey"
import { PAGE_KINDS } from "../page-kinds"
import { findOverflow } from "../find-overflow"
import { watchProblems } from "../violations"
import { toTop } from "../visit"
import { findWcagViolations } from "../wcag"
import { wakeUp } from "../with-tags"
import { findForeignMarks, findWithoutEdge } from "./controls"
import { findAtEdges } from "./edges"
import { findGapFaults } from "./gaps"
import { findHeadFaults } from "./heads"
import { findPaleLines } from "./lines"
import { loadInSteps } from "./load"
import { IS_THOROUGH, type AuditWindow, WINDOWS, NARROW_WINDOWS } from "./windows"
import { getLongestMovement } from "./movement"
import { DAILY_STOPS, findOverlaps } from "./overlaps"
import { findAlone, findMislabelledCards } from "./rows"
import { readShift, watchShifts } from "./shift"
import { findUnstyled } from "./styles"
import { findUnevenTables } from "./tables"

type Subject = { kind: string; path: string; mayShift?: boolean }

const SUBJECTS: readonly Subject[] = [
  // The 404 page reads the missing address in the browser and adds it to its heading, which may move the page.
  ...PAGE_KINDS.map(({ kind, path }) => ({ kind, path, mayShift: kind === "page that is not found" })),
  { kind: "buying", path: paths.page("buying") },
  ...ANSWERED_TOOLS.map(({ name, path }) => ({ kind: `${name} with an answer`, path, mayShift: true })),
  ...(IS_THOROUGH
    ? [
        { kind: "selling", path: paths.page("selling") },
        { kind: "search", path: paths.search },
      ]
    : []),
]

/** The greatest layout shift allowed. The fallback font isn't exactly as wide as Figtree, so lines may break elsewhere. */
const mostShift = (width: number): number => ([360, 1440].includes(width) ? 0.01 : 0.025)

/** Expects that a page has no problems of one kind. If it has some, the test records that and continues with other kinds. */
async function expectNone(problem: string, problems: Promise<readonly string[]>): Promise<void> {
  expect.soft(await problems, problem).toEqual([])
}

// The timeout is long enough for the largest page on a busy machine.
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
        const problems = await watchProblems(page, baseURL)
        await expectSteadyStart(page, subject, look)
        await expectSoundLook(page, subject, look)
        if (look.isWhole) await expectSoundAtOtherWidths(page)
        expect.soft(problems, "refused, asked of another origin or called an error").toEqual([])
      })
  })
}

/** Loads the page, starts its app, and expects that its look doesn't depend on the app's stylesheet and that nothing moves. */
async function expectSteadyStart(page: Page, { path, mayShift }: Subject, look: AuditWindow): Promise<void> {
  const mostAlike = IS_THOROUGH ? Infinity : 2
  await watchShifts(page)
  const { letTypefaceCome, startApp } = await loadInSteps(page, path)
  const first = await readShift(page)
  await expectNone("looks otherwise with the styles of all pages", findUnstyled(page, mostAlike))
  if (look.isWhole) {
    await page.emulateMedia({ media: "print" })
    await expectNone("looks otherwise on paper with the styles of all pages", findUnstyled(page, mostAlike))
    await page.emulateMedia({ media: "screen" })
  }
  const before = await readShift(page)
  await letTypefaceCome()
  await startApp()
  const shift = first + (await readShift(page)) - before
  if (!mayShift) expect.soft(shift, "layout shift").toBeLessThanOrEqual(mostShift(look.width))
}

async function expectSoundLook(page: Page, { kind, path }: Subject, look: AuditWindow): Promise<void> {
  await ANSWERED_TOOLS.find(tool => tool.path === path)
    ?.answer(page)
    .waitFor()
  await toTop(page)
  if (look.wcag !== "none")
    await expectNone("WCAG 2.2 AA", findWcagViolations(page, { onlyColour: look.wcag === "colours" }))
  await expectNone("sticks out of the window", findOverflow(page))
  await expectNone("touches the edge of the window", findAtEdges(page))
  await expectNone("gap of another size", findGapFaults(page))
  await expectNone("begins at another edge or height", findHeadFaults(page))
  await expectNone("alone in the last row", findAlone(page))
  await expectNone("card that doesn't say what its link does", findMislabelledCards(page))
  await expectNone("columns of unlike width", findUnevenTables(page, kind))
  if (look.forcedColors) await expectNone("control without an edge", findWithoutEdge(page, "main"))
  else {
    await expectNone("line that's too pale", findPaleLines(page, kind))
    await expectNone("radio button or box of the browser's own", findForeignMarks(page))
  }
  expect.soft(await getLongestMovement(page), "movement in milliseconds").toBeLessThanOrEqual(1)
  await wakeUp(page)
  await expectNone("words over others while scrolling", findOverlaps(page, IS_THOROUGH ? Infinity : DAILY_STOPS))
}

async function expectSoundAtOtherWidths(page: Page): Promise<void> {
  for (const size of NARROW_WINDOWS) {
    await page.setViewportSize(size)
    await expectNone(`sticks out at ${size.width} by ${size.height}`, findOverflow(page))
    await expectNone(`touches the edge at ${size.width} by ${size.height}`, findAtEdges(page))
  }
  for (let width = 380; IS_THOROUGH && width <= 1920; width += 20) {
    await page.setViewportSize({ width, height: 900 })
    await expectNone(`alone in the last row at ${width} pixels`, findAlone(page))
  }
}
