import { expect, type Locator, type Page } from "@playwright/test"
import { EDITOR_SITE } from "../../tools/journeys/address"

/** The editor of `npm run edit`. The one of the built site is at the same path there. */
export const EDITOR = `${EDITOR_SITE}/admin/`

/** What a writer fills in, by the labels of the fields; in a group by its name, in a list by its name, line by line. */
export type Form = {
  texts?: Readonly<Record<string, string>>
  choices?: Readonly<Record<string, string>>
  groups?: Readonly<Record<string, Form>>
  lists?: Readonly<Record<string, readonly Form[]>>
}

/** Opens the editor for the files of this machine. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(EDITOR)
  await page.getByRole("button", { name: /login/i }).click()
  await expect(page.getByRole("link", { name: "Places", exact: true })).toBeVisible()
}

/** Writes an entry of a list of the editor, such as `blog-nsw/new`, and presses Publish. The editor must be open. */
export async function publish(page: Page, entry: string, form: Form): Promise<void> {
  await open(page, entry, form)
  await publishNow(page)
}

/** Opens an entry of a list of the editor and fills in its form. */
export async function open(page: Page, entry: string, form: Form): Promise<void> {
  // From one form straight to another Decap CMS would keep the first entry: writers go by a list.
  await page.goto(`${EDITOR}#/collections/place`)
  await expect(page.getByRole("heading", { name: "Places", exact: true })).toBeVisible()
  await page.goto(`${EDITOR}#/collections/${entry}`)
  await fillIn(page.locator("body"), form)
}

/** Adds a file to the pictures. */
export async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.goto(EDITOR)
  await page.getByRole("button", { name: "Media" }).click()
  await page.getByRole("dialog").locator("input[type=file]").setInputFiles(file)
  await expect(page.getByRole("dialog").getByText(file.name)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
}

/** What the editor shows once an entry is saved: a new one is then at an address of its own. */
export async function isSaved(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/entries\//)
  await expect(page.getByText(/changes saved/i)).toBeVisible()
}

export async function publishNow(page: Page): Promise<void> {
  // Once an entry is saved and until it changes, the button says Published.
  await page.getByRole("button", { name: "Publish", exact: true }).first().click()
  await page.getByRole("menuitem", { name: "Publish now" }).click()
}

/** What the editor says is wrong: Decap CMS about empty fields, the check about the rest. */
export const locateComplaints = (page: Page): Locator => page.getByRole("listitem")

/** Of the fields that are called alike, the first: those of groups, which have the same names inside, come after it. */
const inGroup = (within: Locator, label: string): Locator => within.getByLabel(label, { exact: true }).first()

/** The last one: a list is called like what it holds, a field like that of a line above it, and a new line is the last. */
const inLine = (within: Locator, label: string): Locator => within.getByLabel(label, { exact: true }).last()

async function fillIn(
  within: Locator,
  { texts = {}, choices = {}, groups = {}, lists = {} }: Form,
  field = inGroup,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(within, label).fill(text)
  for (const [label, option] of Object.entries(choices)) {
    await field(within, label).fill(option)
    await within.page().getByRole("option", { name: option, exact: true }).click()
  }
  for (const [group, form] of Object.entries(groups))
    await fillIn(within.getByLabel("object field", { exact: true }).filter({ hasText: group }), form)
  for (const [list, lines] of Object.entries(lists)) for (const line of lines) await addLine(within, list, line)
}

async function addLine(within: Locator, list: string, line: Form): Promise<void> {
  const name = `Add ${list.toLowerCase()}`
  const adds = within.page().getByRole("button", { name })
  // Each line of a list may hold a list that's called alike: that of the line added last is meant.
  const control = within.getByLabel("list field", { exact: true }).filter({ has: adds }).last()
  await control.getByRole("button", { name }).click()
  await fillIn(control, line, inLine)
}
