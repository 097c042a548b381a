import type { Locator, Page } from "@playwright/test"
import * as v from "valibot"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { needsPath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { printedPages } from "./printed"
import { askForPrice, askWhereToSend, introduce, pageForm, send } from "./quote-form"
import { openReady } from "./visit"
import { wcagViolations } from "./wcag"

const path = (): string => needsPath(OWN_PAGES.sampleDocument, "sample document")

const mode = (page: Page, name: string): Locator => page.getByRole("radio", { name, exact: true })

/** The parts of the document, and those in which something is wrong. */
const parts = (page: Page): Locator => page.locator("details[data-planted], details:has([name=check])")
const planted = (page: Page): Locator => page.locator("details[data-planted]")

test("with the keyboard, problems are found one by one and counted", { tag: "@daily" }, async ({ page }) => {
  await openReady(page, path())
  await mode(page, "Spot the problems").press(" ")
  const all = await planted(page).count()
  expect(all).toBeGreaterThan(4)
  const found = page.getByText(/^\d+ of \d+ found$/)
  await expect(found).toHaveText(`0 of ${all} found`)
  await planted(page).first().locator("summary").press("Enter")
  await expect(
    planted(page)
      .first()
      .getByText(/^(?:Before you sign|Today|Right now):$/),
  ).toBeVisible()
  await expect(found).toHaveText(`1 of ${all} found`)
})

/** Ticks the first check of a part of the document, by keyboard. @returns its words. */
async function tickFirstOf(part: Locator): Promise<string> {
  await part.locator("summary").press("Enter")
  const check = part.getByRole("checkbox").first()
  await check.press(" ")
  return check.inputValue()
}

const addToQuote = (page: Page): Locator => page.getByRole("link", { name: "Add these to a quote request" })
const message = (form: Locator): Locator => form.getByLabel("Anything we should know? (optional)")
const requestSchema = v.object({ request: v.looseObject({ side: v.string(), note: v.string() }) })

test("checks that can't be answered become a list in the message of a quote request, which the visitor sends", async ({
  page,
  inbox,
}) => {
  await openReady(page, path())
  await mode(page, "Check mine").press(" ")
  const checks = [await tickFirstOf(parts(page).nth(0)), await tickFirstOf(parts(page).nth(1))]
  const list = page.getByRole("region", { name: "What you couldn’t answer" })
  await expect(list.getByRole("listitem")).toHaveText(checks)
  await addToQuote(page).press("Enter")

  await expect(page).toHaveURL(paths.requestAQuote)
  const form = pageForm(page)
  await expect(form.getByRole("radio", { name: "Buying", exact: true })).toBeChecked()
  await askForPrice(form)
  await askWhereToSend(form)
  const lines = checks.map(check => `- ${check}`)
  expect((await message(form).inputValue()).split("\n").slice(1)).toEqual(lines)
  await message(form).press("ControlOrMeta+End")
  await page.keyboard.type("\nWe sign on Friday.")
  await introduce(form)
  expect(await inbox.events()).toEqual([])
  await send(form)
  await inbox.expectTaken("quote.requested.v1")
  const { request } = v.parse(requestSchema, (await inbox.events())[0]?.data)
  expect(request.side).toBe("buying")
  expect(request.note.split("\n").slice(1)).toEqual([...lines, "We sign on Friday."])
})

test("a list that's added to a request begun before keeps its answers, its step and what was written", async ({
  page,
}) => {
  await openReady(page, paths.requestAQuote)
  const form = pageForm(page)
  await askForPrice(form)
  await askWhereToSend(form)
  await message(form).fill("We have a dog.")
  await openReady(page, path())
  await mode(page, "Check mine").press(" ")
  const check = await tickFirstOf(parts(page).first())
  await addToQuote(page).click()
  await expect(message(form)).toHaveValue(/^We have a dog\.\n\nI couldn/)
  expect((await message(form).inputValue()).split("\n").at(-1)).toBe(`- ${check}`)
})

test("on paper the list is alone, and a document of which nothing is ticked is whole", async ({ page }) => {
  await openReady(page, path())
  await mode(page, "Check mine").press(" ")
  const whole = await printedPages(page)
  const check = await tickFirstOf(parts(page).first())
  expect(await printedPages(page)).toBe(1)
  expect(whole).toBeGreaterThan(3)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("listitem").filter({ visible: true })).toHaveText([check])
  await expect(addToQuote(page)).toBeHidden()
})

test("a link to a part opens it", async ({ page }) => {
  await page.goto(path())
  const id = await parts(page).nth(2).locator("[id]").first().getAttribute("id")
  await page.goto(`${path()}#${id}`)
  await expect(page.locator(`#${id}`)).toBeVisible()
})

test("no mode breaks a rule of WCAG 2.2 AA, with every part open", { tag: "@nightly" }, async ({ page }) => {
  // It looks at hundreds of lines three times.
  test.slow()
  await page.goto(path())
  await page.evaluate(() => document.querySelectorAll("main details").forEach(one => one.setAttribute("open", "")))
  for (const name of ["Read it", "Check mine", "Spot the problems"]) {
    await mode(page, name).check()
    expect(await wcagViolations(page)).toEqual([])
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("every part says what it is, what to check and what's wrong, whichever is asked for", async ({ page }) => {
    await page.goto(path())
    const part = planted(page).first()
    await part.locator("summary").click()
    await expect(part.locator("[data-mode=read]")).toBeVisible()
    await expect(part.locator("[data-mode=spot]")).toBeHidden()
    await mode(page, "Spot the problems").check()
    await expect(part.locator("[data-mode=spot]")).toBeVisible()
    await expect(part.locator("[data-mode=read]")).toBeHidden()
    await mode(page, "Check mine").check()
    await expect(part.getByRole("checkbox").first()).toBeVisible()
  })
})
