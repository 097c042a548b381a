import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import sharp from "sharp"
import { listContentProblems } from "../tools/content/list-problems"
import { startEditorServer, type EditorServer } from "../tools/edit/editor-server"
import { EDITOR_PORT, EDITOR_SITE } from "../tools/journeys/address"
import { serveContentEditor } from "../tools/journeys/editor-site"
import {
  locateErrorMessages,
  EDITOR,
  expectEntrySaved,
  openEntry,
  publishEntry,
  publishOpenEntry,
  openEditor,
  uploadPicture,
} from "./editor/editor-page"
import { PARTNER, CHOSEN } from "./editor/new-entries"
import { HOUR_ARTICLE, HOUR_DRAFT, HOUR_FEE, HOUR_OFFER, NEW_FEE, NEW_HEADING } from "./editor/writers-hour"
import { recordRequests } from "./intercept-requests"
import { expect, test } from "./journey"
import { requireEntry } from "./own-site"
import { watchPolicyViolations } from "./violations"
import { findWcagViolations } from "./wcag"

/** Each test loads the editor's 5 MB of code again. */
test.describe.configure({ timeout: 120_000 })

let project: string
let server: EditorServer
let site: EditorServer
test.beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), "editor-"))
  cpSync("content", join(project, "content"), { recursive: true })
  writeFileSync(join(project, "content/pictures/small.png"), await createPicture(400, 300))
  server = await startEditorServer(project, { site: EDITOR_SITE })
  site = await serveContentEditor(EDITOR_PORT)
})
test.afterAll(async () => {
  await site.stop()
  await server.stop()
  rmSync(project, { recursive: true, force: true })
})

const createPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "teal" } })
    .png()
    .toBuffer()

const recordForeignRequests = (page: Page): string[] =>
  recordRequests(page, request => {
    const { origin, protocol } = new URL(request.url())
    const isOwn = /^(?:blob|data):/.test(protocol) || [EDITOR_SITE, "http://localhost:8081"].includes(origin)
    return isOwn ? undefined : request.url()
  })

test("a writer adds a partner in the editor, and its file is good content", async ({ page }) => {
  const violations = await watchPolicyViolations(page)
  const elsewhere = recordForeignRequests(page)
  await openEditor(page)
  await publishEntry(page, "partner/new", PARTNER)
  const file = "partners/test-partner.mdx"
  const writtenFile = join(project, "content", file)
  await expect.poll(() => existsSync(writtenFile)).toBe(true)
  await expect.poll(() => listContentProblems(project, file)).toEqual([])
  expect(readFileSync(writtenFile, "utf8")).toContain(CHOSEN)
  expect(violations).toEqual([])
  expect(elsewhere).toEqual([])
})

test("the editor says what is wrong with each field of an article before it saves", async ({ page }) => {
  await openEditor(page)
  await publishEntry(page, "blog-nsw/new", {
    texts: { Description: "Too short." },
    lists: { Sources: [{ texts: { "Web address": "www.example.com" } }] },
  })
  for (const complaint of [
    "a description for search results of 70 to 160 characters; this one has 10",
    "a full address that begins with https://",
    "Name is required",
    "Check again is required",
  ])
    await expect(locateErrorMessages(page).filter({ hasText: complaint }).first()).toBeVisible()
})

test("a writer empties a field in the editor, and the file has it no more", async ({ page }) => {
  const { slug } = requireEntry("partner", ({ fields }) => fields["phone"] !== undefined, "partner with a phone")
  const file = `partners/${slug}.mdx`
  const readPartnerFile = () => readFileSync(join(project, "content", file), "utf8")
  expect(readPartnerFile()).toContain("\nphone: ")
  await openEditor(page)
  await publishEntry(page, `partner/entries/${slug}`, { texts: { "Phone (optional)": "" } })
  await expect.poll(readPartnerFile).not.toContain("\nphone: ")
  await expect.poll(() => listContentProblems(project, file)).toEqual([])
})

test("a writer's hour: a heading, an article, an offer, a fee from next July and a draft", async ({ page }) => {
  test.setTimeout(300_000)
  const readContentFile = (file: string) => readFileSync(join(project, "content", file), "utf8")
  const isContentFileWritten = (file: string) => existsSync(join(project, "content", file))
  await openEditor(page)

  const buying = readContentFile("pages/buying.mdx")
  await publishEntry(page, "page/entries/buying", { texts: { Heading: NEW_HEADING } })
  await expect
    .poll(() => readContentFile("pages/buying.mdx"))
    .toBe(buying.replace(/^heading: .*$/m, `heading: ${NEW_HEADING}`))
  await expectEntrySaved(page)

  await uploadPicture(page, { name: "boxes.png", mimeType: "image/png", buffer: await createPicture(1600, 900) })
  await expect.poll(() => isContentFileWritten("pictures/boxes.png")).toBe(true)

  await openEntry(page, "blog-nsw/new", HOUR_ARTICLE)
  const text = page.getByLabel("Text (optional)", { exact: true })
  await text.fill("## What a removal costs")
  await text.press("End")
  await page.getByRole("button", { name: "Table", exact: true }).click()
  await expect(text).toHaveValue(/\| --- \| --- \|/)
  await expect(text).toBeFocused()
  await text.press("ControlOrMeta+End")
  await page.getByText("Components", { exact: true }).click()
  await page.getByRole("button", { name: "ExampleQuote", exact: true }).click()
  await expect(text).toBeFocused()
  await page.keyboard.type("850000")
  await text.press("ControlOrMeta+End")
  await page.getByRole("button", { name: "Picture", exact: true }).click()
  await expect(text).toBeFocused()
  await page.keyboard.type("boxes.png")
  await expect(text).toHaveValue(/<Picture file="boxes\.png" alt=""/)
  await expect(text).toHaveValue(/price="850000"/)
  await text.fill((await text.inputValue()).replace('alt=""', 'alt="Boxes in an empty room"'))
  await publishOpenEntry(page)
  await expect.poll(() => isContentFileWritten("blog/nsw/moving-house-in-one-hour.mdx")).toBe(true)
  await expectEntrySaved(page)
  expect(readContentFile("blog/nsw/moving-house-in-one-hour.mdx")).toContain('alt="Boxes in an empty room"')

  await publishEntry(page, "offer/new", HOUR_OFFER)
  await expect.poll(() => isContentFileWritten("offers/a-free-call-about-moving-day.yaml")).toBe(true)
  await expectEntrySaved(page)

  const before = JSON.parse(readContentFile("fees/our-fees-nsw.json"))
  await publishEntry(page, "fees/entries/our-fees-nsw", HOUR_FEE)
  await expectEntrySaved(page)
  const after = JSON.parse(readContentFile("fees/our-fees-nsw.json"))
  expect(after.periods).toHaveLength(before.periods.length + 1)
  expect(after.periods.slice(0, -1)).toEqual(before.periods)
  expect(JSON.stringify(after.items)).toBe(JSON.stringify(before.items))
  const { purchase, ...others } = after.periods.at(-1).amounts
  expect(purchase).toEqual({ amount: Number(NEW_FEE.dollars) })
  const { purchase: formerly, ...unchanged } = before.periods.at(-1).amounts
  expect(formerly).not.toEqual(purchase)
  expect(others).toEqual(unchanged)

  await openEntry(page, "page/new", HOUR_DRAFT)
  await page.getByLabel("Draft (optional)", { exact: true }).click()
  await publishOpenEntry(page)
  await expect.poll(() => isContentFileWritten("pages/moving-day.mdx")).toBe(true)
  await expectEntrySaved(page)
  expect(readContentFile("pages/moving-day.mdx")).toContain("draft: true\n")

  expect(listContentProblems(project)).toEqual([])
})

/** `small.png` has 400 by 300 pixels. */
const MISTAKES = [
  {
    name: "a component with a slip",
    wrong: '<ExampelQuote side="buying" state="NSW" price="850000" on="2026-11-21" />',
    right: '<ExampleQuote side="buying" state="NSW" price="850000" on="2026-11-21" />',
    sentence: "<ExampelQuote>: no such component; did you mean ExampleQuote?",
    button: "Write ExampleQuote",
  },
  {
    name: "a picture that is too small",
    wrong: '<Picture file="small.png" alt="A coast" />',
    right: '<Picture file="coast.png" alt="A coast" />',
    sentence: "small.png has 400 by 300 pixels; here it needs 1280 across",
  },
  {
    name: "a table without its row of dashes",
    wrong: "| What | Cost |\n| Duty | none |",
    right: "| What | Cost |\n| --- | --- |\n| Duty | none |",
    sentence: "a table needs a row of dashes below its headings: | --- | --- |",
  },
  {
    name: "a link that leads nowhere",
    wrong: "Read [about buying](/buyin).",
    right: "Read [about buying](/buying).",
    sentence: "/buyin leads nowhere; did you mean /buying?",
  },
]

/** The first check of a session reads all content, which no promise is made about. */
const FIRST_CHECK_MS = 60_000
const WHILE_TYPING_MS = 2000

for (const { name, wrong, right, sentence, button } of MISTAKES)
  test(`the editor says of ${name} what the check says, and saves once it's right`, async ({ page }) => {
    const file = join(project, "content/blog/stamp-duty-vic.mdx")
    await openEditor(page)
    await page.goto(`${EDITOR}#/collections/blog/entries/stamp-duty-vic`)
    const text = page.getByLabel("Text (optional)", { exact: true })
    await expect(text).toHaveValue(/\S/)
    const words = await text.inputValue()
    const savedText = readFileSync(file, "utf8")
    const status = page.getByRole("status").getByText(sentence, { exact: true })
    const wrongText = `${words}\n\n${wrong}\n`
    await text.fill(wrongText)
    await expect(status).toBeVisible({ timeout: FIRST_CHECK_MS })
    await text.fill(words)
    await expect(status).toBeHidden()
    await text.fill(wrongText)
    await expect(status).toBeVisible({ timeout: WHILE_TYPING_MS })
    await publishOpenEntry(page)
    await expect(page.getByRole("status").filter({ has: page.getByText(sentence, { exact: true }) })).toBeFocused()
    await expect(page.getByText("unsaved changes")).toBeVisible()
    expect(readFileSync(file, "utf8")).toBe(savedText)

    if (button) await page.getByRole("button", { name: button }).first().click()
    else await text.fill(`${words}\n\n${right}\n`)
    await expect(status).toBeHidden()
    await publishOpenEntry(page)
    await expect.poll(() => readFileSync(file, "utf8")).toContain(right)
    await expectEntrySaved(page)
    expect(listContentProblems(project, "blog/stamp-duty-vic.mdx")).toEqual([])
  })

test("a writer sees an email with a quote while its words change, and is told of an unknown word", async ({ page }) => {
  const violations = await watchPolicyViolations(page)
  await openEditor(page)
  await openEntry(page, "email/entries/quote", { texts: { Subject: "Here’s your quote", Title: "What it costs you" } })
  const frame = page.frameLocator("#preview-pane")
  await expect(frame.getByText("Here’s your quote")).toBeVisible()
  const email = frame.frameLocator("iframe")
  await expect(email.getByRole("heading", { level: 1 })).toHaveText("What it costs you")
  await expect(email.getByText("$850,000").first()).toBeVisible()
  await page.getByLabel("Because", { exact: true }).fill("you asked for {refrence}")
  await expect(locateErrorMessages(page).filter({ hasText: "did you mean {reference}?" }).first()).toBeVisible()
  expect(violations).toEqual([])
})

test("the preview follows what is typed, as the page looks in either colour mode", async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  const violations = await watchPolicyViolations(page)
  await openEditor(page)
  await page.goto(`${EDITOR}#/collections/blog/entries/stamp-duty-vic`)
  const frame = page.frameLocator("#preview-pane")
  const preview = frame.getByRole("region", { name: "Preview of the page" })
  const heading = preview.getByRole("heading", { level: 1 })
  await expect(heading).toBeVisible()
  await page.getByLabel("Heading", { exact: true }).fill("Stamp duty, while it is typed")
  await expect(heading).toHaveText("Stamp duty, while it is typed")
  const text = page.getByLabel("Text (optional)", { exact: true })
  await text.fill('<ExampleQuote side="buying" state="VIC" price="850000" on="2026-11-21" />')
  await expect(preview.getByText("$850,000").first()).toBeVisible()
  const getHeadingColour = () => heading.evaluate(element => getComputedStyle(element).color)
  const light = await getHeadingColour()
  await frame.getByRole("group", { name: "Colour mode of the preview" }).getByLabel("Dark").check()
  await expect.poll(getHeadingColour).not.toBe(light)
  expect(violations).toEqual([])
})

test("without a backend the page at the editor's address breaks no rule of WCAG 2.2 AA, and nothing in it is refused", async ({
  page,
}) => {
  const violations = await watchPolicyViolations(page)
  await page.goto("/admin/")
  await expect(page.getByRole("heading", { level: 1, name: "The editor isn't set up" })).toBeVisible()
  expect(await findWcagViolations(page)).toEqual([])
  expect(violations).toEqual([])
})
