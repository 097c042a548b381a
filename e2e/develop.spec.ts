import { expect, test, type Locator, type Page } from "@playwright/test"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import sharp from "sharp"
import { DEVELOP_PORT } from "../tools/journeys/address"
import { startGatsbyDevelopInCopy, type Develop } from "../tools/journeys/develop-copy"
import { recordRequests } from "./intercept-requests"
import { findWcagViolations } from "./wcag"

const LONGEST_START_MS = 360_000
const FOLLOWS = { timeout: 90_000 }
test.describe.configure({ timeout: 600_000 })

/** The last of eight lines is the page's body. */
const buildPageText = (name: string): string => `---
title: ${name}
description: ${name} that someone writes while the site is shown, with as many words as search results want to have.
heading: ${name}
lead: Words above the text.
---

Words in the text.
`
const WRITING = { file: "pages/writing.mdx", path: "/writing", text: buildPageText("A page in the making") }
const COMMITTED = { file: "pages/committed.mdx", path: "/committed", text: buildPageText("A page that git has") }
const NEVER = { file: "pages/never.mdx", path: "/never", text: buildPageText("A page wrong from the start") }

/** Enough saves to interrupt six rebuilds by Gatsby, after which it used to stop. */
const SAVES = 60
const BETWEEN_SAVES_MS = 200

const SMALL_PICTURE = "small-for-a-test.png"

type Mistake = { what: string; from: string; to: string; sentence: string }

const MISTAKES: readonly Mistake[] = [
  {
    what: "bold text that never ends",
    from: "Words in the text.",
    to: "Words in **the text.",
    sentence: 'line 8: "**" starts bold text that never ends; write **words**, with no space inside the asterisks',
  },
  {
    what: "a tab",
    from: "lead:",
    to: "\tlead:",
    sentence: "line 5: begins with a tab; write two spaces instead",
  },
  {
    what: "a component of another name",
    from: "Words in the text.",
    to: '<ExampelQuote side="buying" state="NSW" price="850000" on="2026-11-21" />',
    sentence: "line 8: <ExampelQuote>: no such component; did you mean ExampleQuote?",
  },
  {
    what: "a picture that is too small",
    from: "lead:",
    to: `picture: { file: ${SMALL_PICTURE}, alt: A coast }\nlead:`,
    sentence: `line 5, picture: ${SMALL_PICTURE} has 800 by 320 pixels; here it needs 1600 by 640`,
  },
  {
    what: "a field of another name",
    from: "lead:",
    to: "laed:",
    sentence: "line 5, laed: no such field here; did you mean lead?",
  },
]

let develop: Develop
// Playwright requires the empty braces.
test.beforeAll(async ({}, info) => {
  info.setTimeout(LONGEST_START_MS)
  const committedFiles = { [WRITING.file]: WRITING.text, [COMMITTED.file]: COMMITTED.text }
  const changedFiles = {
    [COMMITTED.file]: COMMITTED.text.replace("lead:", "\tlead:"),
    [NEVER.file]: NEVER.text.replace("lead: ", 'lead: "'),
  }
  develop = await startGatsbyDevelopInCopy(DEVELOP_PORT, committedFiles, changedFiles)
  const picture = sharp({ create: { width: 800, height: 320, channels: 3, background: "teal" } })
  await picture.png().toFile(join(develop.folder, "content/pictures", SMALL_PICTURE))
})
test.afterAll(() => develop?.stop())

const writeContentFile = (file: string, text: string): void =>
  writeFileSync(join(develop.folder, "content", file), text)

const locateMistakeOverlay = (page: Page): Locator => page.getByRole("region", { name: "1 mistake on this page" })

const locatePageHeading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name })

async function openMarkedPage(page: Page, path: string): Promise<void> {
  await page.goto(develop.url + path)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible(FOLLOWS)
  await page.evaluate(() => document.documentElement.setAttribute("data-mark-of-the-test", ""))
}

/** Waits for the page, so that no update is pending when the next test opens it. */
async function restoreWritingPage(page: Page): Promise<void> {
  writeContentFile(WRITING.file, WRITING.text)
  await expect(page.getByText("Words above the text.", { exact: true })).toBeVisible(FOLLOWS)
}

const NOT_FOUND = ["/404.html", "/dev-404-page"]

const recordRequestedPages = (page: Page): string[] =>
  recordRequests(page, request => /\/page-data(\/.+)\/page-data\.json$/.exec(request.url())?.[1])

const expectNoReload = (page: Page) =>
  expect(page.locator("html[data-mark-of-the-test]"), "the page was loaded again").toHaveCount(1)

const expectNoGatsbyErrors = async (page: Page): Promise<void> => {
  await expect(page.locator("gatsby-fast-refresh")).toHaveCount(0)
  await expect(page.getByText(/create a React|Gatsby/i)).toHaveCount(0)
}

test("each mistake: its sentence is over the page at once and goes with it, and the page is never loaded again", async ({
  page,
}) => {
  const paths = recordRequestedPages(page)
  await openMarkedPage(page, WRITING.path)
  for (const { what, from, to, sentence } of MISTAKES)
    await test.step(what, async () => {
      writeContentFile(WRITING.file, WRITING.text.replace(from, to))
      await expect(locateMistakeOverlay(page)).toContainText(`content/${WRITING.file}: ${sentence}`, FOLLOWS)
      await expect(locateMistakeOverlay(page).getByRole("listitem").filter({ hasText: WRITING.file })).toHaveCount(1)
      await expect(locatePageHeading(page, "A page in the making")).toBeVisible()
      await expectNoGatsbyErrors(page)

      writeContentFile(WRITING.file, WRITING.text.replace("Words above", `Words after ${what} above`))
      await expect(locateMistakeOverlay(page)).toBeHidden(FOLLOWS)
      await expect(page.getByText(`Words after ${what} above the text.`)).toBeVisible(FOLLOWS)
      await expectNoReload(page)
    })
  // Gatsby would build any other requested page first, before the page that was just saved.
  expect(paths.filter(path => path !== WRITING.path && !NOT_FOUND.includes(path))).toEqual([])
  await restoreWritingPage(page)
})

test("an editor that saves while someone types doesn't stop the writing mode, and the page shows what was typed last", async ({
  page,
}) => {
  await openMarkedPage(page, WRITING.path)
  for (let save = 1; save <= SAVES; save += 1) {
    writeContentFile(WRITING.file, WRITING.text.replace("Words above", `${"Words ".repeat(save)}above`))
    await pause(BETWEEN_SAVES_MS)
  }
  await expect(page.getByText(`${"Words ".repeat(SAVES)}above the text.`)).toBeVisible(FOLLOWS)
  await expectNoReload(page)
  await restoreWritingPage(page)
})

test("a file that is saved twice at once, as by an editor that formats it, is shown as it was saved last", async ({
  page,
}) => {
  await openMarkedPage(page, WRITING.path)
  for (const between of [10, 30, 300, 500]) {
    writeContentFile(WRITING.file, WRITING.text.replace("lead:", "\tlead:"))
    await pause(between)
    writeContentFile(WRITING.file, WRITING.text.replace("Words above", `Words saved ${between} ms later above`))
    await expect(page.getByText(`Words saved ${between} ms later above the text.`)).toBeVisible(FOLLOWS)
  }
  await expect(locateMistakeOverlay(page)).toBeHidden(FOLLOWS)
  await expectNoReload(page)
  await restoreWritingPage(page)
})

test("a file that was wrong before the start: its page is as git has it, and follows when it's right", async ({
  page,
}) => {
  await openMarkedPage(page, COMMITTED.path)
  await expect(locateMistakeOverlay(page)).toContainText(
    `content/${COMMITTED.file}: line 5: begins with a tab`,
    FOLLOWS,
  )
  await expect(page.getByText("Words above the text.")).toBeVisible()
  writeContentFile(COMMITTED.file, COMMITTED.text.replace("Words above", "Better words above"))
  await expect(page.getByText("Better words above the text.")).toBeVisible(FOLLOWS)
  await expect(locateMistakeOverlay(page)).toBeHidden(FOLLOWS)
  await expectNoReload(page)
})

test("a file that was never right: its address says so, and becomes its page when it's right", async ({ page }) => {
  await openMarkedPage(page, NEVER.path)
  await expect(locatePageHeading(page, "This page can't be shown yet")).toBeVisible(FOLLOWS)
  await expect(locateMistakeOverlay(page)).toContainText('line 5: the text begins with "', FOLLOWS)
  await expectNoGatsbyErrors(page)
  writeContentFile(NEVER.file, NEVER.text)
  await expect(locatePageHeading(page, "A page wrong from the start")).toBeVisible(FOLLOWS)
  await expect(locateMistakeOverlay(page)).toBeHidden(FOLLOWS)
  await expectNoReload(page)
})

test("a table of figures that can't be read is told over any page, and breaks none", async ({ page }) => {
  const table = "fees/our-fees-nsw.json"
  const text = readFileSync(join(develop.folder, "content", table), "utf8")
  await openMarkedPage(page, WRITING.path)
  writeContentFile(table, text.replace("{", ""))
  const others = page.getByRole("region", { name: "in other files" })
  await expect(others).toContainText(`content/${table}: line `, FOLLOWS)
  await expect(locatePageHeading(page, "A page in the making")).toBeVisible()
  await expectNoGatsbyErrors(page)
  writeContentFile(table, text)
  await expect(others.getByText(table)).toBeHidden(FOLLOWS)
  await expectNoReload(page)
})

for (const colorScheme of ["light", "dark"] as const)
  test(`the sentences can be read in ${colorScheme} mode, and put away from the keyboard`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openMarkedPage(page, WRITING.path)
    writeContentFile(WRITING.file, WRITING.text.replace("lead:", "laed:"))
    await expect(locateMistakeOverlay(page)).toBeVisible(FOLLOWS)
    expect(await findWcagViolations(page)).toEqual([])
    await locateMistakeOverlay(page).getByRole("button", { name: "Close" }).focus()
    await page.keyboard.press("Enter")
    await expect(locateMistakeOverlay(page)).toBeHidden()
    writeContentFile(WRITING.file, WRITING.text)
    await openMarkedPage(page, WRITING.path)
    await expect(locateMistakeOverlay(page)).toBeHidden(FOLLOWS)
  })
