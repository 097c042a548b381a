import type { Locator, Page } from "@playwright/test"
import { paths, QUOTE_FORM_ID, QUOTE_MODAL_ID } from "../src/domain/paths"
import { createShuffle } from "../tools/test/choose-journeys"
import { parseTestOptions } from "../tools/test/options"
import { changeEachText, readChangedPage, waitUntilStill } from "./change-page"
import { locateSubmitButton } from "./form-problems"
import { expect, pageTest as test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"
import { watchPageProblems } from "./violations"

// JOURNEYS_SEED determines what is drawn; without it, the commit does, as in a whole run.

const RUNS = 60

const TIMES = [
  { time: "changed before the app starts", changeEvent: "DOMContentLoaded" },
  { time: "changed after the app has started", changeEvent: "app-ready" },
  { time: "unchanged", changeEvent: null },
]
const ACTS = { tap: tapAtOnce, type: typeAtOnce, "scroll and tap": scrollAndTap }

const { seed } = parseTestOptions(process.env.JOURNEYS_SEED ? ["--seed", process.env.JOURNEYS_SEED] : [], [])
const shuffle = createShuffle(seed)

const drawForRuns = <T>(all: readonly T[]): T[] =>
  Array.from({ length: Math.ceil(RUNS / all.length) }, () => shuffle(all)).flat()

/** The page that reads a contract has no dialog, and its own journey in a translated page. */
const kinds = drawForRuns(PAGE_KINDS.filter(({ path }) => path !== paths.ownContract))
const translators = drawForRuns([{ wraps: true }, { wraps: true }, { wraps: false }])
/** Which of a page's targets is tapped, from 0 inclusive to 1 exclusive. */
const choices = drawForRuns([0, 0.2, 0.4, 0.6, 0.8].map(choice => ({ choice })))
const ways = drawForRuns(
  TIMES.flatMap(time =>
    [1, 4, 6].flatMap(slower => Object.entries(ACTS).map(([name, act]) => ({ ...time, slower, name, act }))),
  ),
)
const runs = ways.flatMap((way, index) => {
  const [kind, translator, choice] = [kinds[index], translators[index], choices[index]]
  if (!kind || !translator || !choice || index >= RUNS) return []
  return [{ ...way, ...kind, ...translator, ...choice, number: index + 1 }]
})

test.describe(`seed ${seed}`, { tag: "@nightly" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test.describe.configure({ timeout: 90_000, retries: 0 })

  for (const { number, kind, path, time, changeEvent, slower, name, act, wraps, choice } of runs)
    test(`${number}. ${kind}, ${time}, ${slower}x: ${name}`, async ({ page, baseURL }) => {
      const problems = await watchPageProblems(page, baseURL)
      await changeEachText(page, changeEvent, wraps)
      const cdp = await page.context().newCDPSession(page)
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower })
      await page.goto(path, { waitUntil: "commit" })
      await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0)

      try {
        const expectKept = await act(page, choice)
        await waitUntilStill(page)
        expect.soft(await readChangedPage(page)).toEqual({ untranslated: [], undone: [], lost: [], redrawn: [] })
        await expectKept()
        await waitUntilStill(page)
        expect.soft(await readChangedPage(page)).toMatchObject({ untranslated: [], lost: [], redrawn: [] })
      } finally {
        expect.soft(problems).toEqual([])
      }
    })
})

async function tapAtOnce(page: Page, choice: number): Promise<() => Promise<void>> {
  const targets = page
    .locator("header summary, header [data-quote-open], main details > summary")
    .filter({ visible: true })
  return tapTarget(targets.nth(Math.floor(choice * (await targets.count()))))
}

async function scrollAndTap(page: Page, choice: number): Promise<() => Promise<void>> {
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 600 + Math.round(1200 * choice))
  const targets = page
    .locator("main details > summary, main [data-quote-open], footer summary")
    .filter({ visible: true })
  const count = await targets.count()
  return count === 0 ? tapAtOnce(page, choice) : tapTarget(targets.nth(Math.floor(choice * count)))
}

async function tapTarget(target: Locator): Promise<() => Promise<void>> {
  const page = target.page()
  const isSummary = await target.evaluate(element => element.localName === "summary")
  await target.tap()
  if (!isSummary) {
    const form = page.locator(`form[id^=${QUOTE_FORM_ID}], #${QUOTE_MODAL_ID} form`).first()
    await expect(form).toBeInViewport()
    return async () => {
      await expect(form).toBeInViewport()
      await form.getByRole("radio").first().check()
      await locateSubmitButton(form).tap()
      // A translated group has a longer name.
      await expect(form.getByRole("group", { name: "There’s a problem" })).toBeVisible()
      await expect(form.getByRole("radio").first()).toBeChecked()
    }
  }
  const details = target.locator("..")
  await expect(details).toHaveAttribute("open")
  return async () => {
    await expect(details).toHaveAttribute("open")
    await target.tap()
    await expect(details).not.toHaveAttribute("open")
  }
}

async function typeAtOnce(page: Page): Promise<() => Promise<void>> {
  const main = page.getByRole("main")
  const field = main.getByRole("textbox").or(main.getByRole("searchbox")).first()
  const answer = main.getByRole("radio").first()
  if ((await field.count()) === 0) {
    if ((await answer.count()) > 0) return choose(answer)
    await page.locator("[data-quote-open]").filter({ visible: true }).first().tap()
    return choose(page.locator(`#${QUOTE_MODAL_ID}`).getByRole("radio").first())
  }
  const form = field.locator("xpath=ancestor::form")
  const expectChosen = (await form.getByRole("radio").count()) > 0 ? await choose(form.getByRole("radio").last()) : null
  await field.tap()
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.type("Mai Nguyen", { delay: 20 })
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("ArrowLeft")
  return async () => {
    await expect(field).toBeFocused()
    await page.keyboard.type("?")
    await expect(field).toHaveValue("Mai Ngu?yen")
    await expectChosen?.()
  }
}

async function choose(answer: Locator): Promise<() => Promise<void>> {
  await answer.check()
  return () => expect(answer).toBeChecked()
}
