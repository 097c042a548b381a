import { expect, type Locator, type Page } from "@playwright/test"
import { EDITOR_SITE } from "../../tools/journeys/address"

export const EDITOR = `${EDITOR_SITE}/admin/`

export type Form = {
  texts?: Readonly<Record<string, string>>
  choices?: Readonly<Record<string, string>>
  groups?: Readonly<Record<string, Form>>
  lists?: Readonly<Record<string, readonly Form[]>>
}

export async function openEditor(page: Page): Promise<void> {
  await page.goto(EDITOR)
  await page.getByRole("button", { name: /login/i }).click()
  await expect(page.getByRole("link", { name: "Places", exact: true })).toBeVisible()
}

/** Publishes an entry of one of the editor's lists, such as `blog-nsw/new`. The editor must be open. */
export async function publishEntry(page: Page, entry: string, form: Form): Promise<void> {
  await openEntry(page, entry, form)
  await publishOpenEntry(page)
}

export async function openEntry(page: Page, entry: string, form: Form): Promise<void> {
  // When one form is opened directly after another, Decap CMS keeps the first entry, so this opens a list first as writers do.
  await page.goto(`${EDITOR}#/collections/place`)
  await expect(page.getByRole("heading", { name: "Places", exact: true })).toBeVisible()
  await page.goto(`${EDITOR}#/collections/${entry}`)
  await fillInEntryForm(page.locator("body"), form)
}

export async function uploadPicture(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.goto(EDITOR)
  await page.getByRole("button", { name: "Media" }).click()
  await page.getByRole("dialog").locator("input[type=file]").setInputFiles(file)
  await expect(page.getByRole("dialog").getByText(file.name)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
}

export async function expectEntrySaved(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/entries\//)
  await expect(page.getByText(/changes saved/i)).toBeVisible()
}

export async function publishOpenEntry(page: Page): Promise<void> {
  // After an entry is saved, the button says Published until the entry changes.
  await page.getByRole("button", { name: "Publish", exact: true }).first().click()
  await page.getByRole("menuitem", { name: "Publish now" }).click()
}

export const locateErrorMessages = (page: Page): Locator => page.getByRole("listitem")

/** Locates the first field with a label. Groups contain fields with the same labels, but they come later. */
const locateFieldInGroup = (within: Locator, label: string): Locator =>
  within.getByLabel(label, { exact: true }).first()

/** Locates the last field with a label. The list and its earlier items have the same labels, and a new item comes last. */
const locateFieldInListItem = (within: Locator, label: string): Locator =>
  within.getByLabel(label, { exact: true }).last()

async function fillInEntryForm(
  within: Locator,
  { texts = {}, choices = {}, groups = {}, lists = {} }: Form,
  field = locateFieldInGroup,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(within, label).fill(text)
  for (const [label, option] of Object.entries(choices)) {
    await field(within, label).fill(option)
    await within.page().getByRole("option", { name: option, exact: true }).click()
  }
  for (const [group, form] of Object.entries(groups))
    await fillInEntryForm(within.getByLabel("object field", { exact: true }).filter({ hasText: group }), form)
  for (const [list, lines] of Object.entries(lists)) for (const line of lines) await addListItem(within, list, line)
}

async function addListItem(within: Locator, list: string, line: Form): Promise<void> {
  const name = `Add ${list.toLowerCase()}`
  const adds = within.page().getByRole("button", { name })
  // Each item of a list may contain a list with the same label, so this takes the list in the item that was added last.
  const control = within.getByLabel("list field", { exact: true }).filter({ has: adds }).last()
  await control.getByRole("button", { name }).click()
  await fillInEntryForm(control, line, locateFieldInListItem)
}
