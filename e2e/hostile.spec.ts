import * as v from "valibot"
import { paths } from "../src/domain/paths"
import { INBOX_URL } from "../tools/journeys/address"
import { errorSummary } from "./form-problems"
import { expect, test } from "./journey"
import { fillIn, pageForm, send } from "./quote-form"

const eventsSchema = v.array(
  v.object({ data: v.object({ request: v.object({ name: v.string(), note: v.string() }) }) }),
)

/** Name as it is typed, and as the firm gets it. */
const TAKEN = [
  { why: "a decomposed Vietnamese name", typed: "Nguye\u0302\u0303n  Thi\u0323 Mai", taken: "Nguyễn Thị Mai" },
  { why: "an Arabic name between marks", typed: "\u200fعلي\u200f", taken: "علي" },
  { why: "an emoji family", typed: "👩\u200d👩\u200d👧", taken: "👩\u200d👩\u200d👧" },
  { why: "a right-to-left override", typed: "Bo\u202egpj", taken: "Bogpj" },
  { why: "SQL", typed: "Robert'); DROP TABLE leads; --", taken: "Robert'); DROP TABLE leads; --" },
  { why: "a formula", typed: "=cmd|'/C calc'!A0", taken: "=cmd|'/C calc'!A0" },
] as const

const MARKUP = "Enter your name without links, < or >"
const REFUSED = [
  { why: "a script", typed: "<script>alert(1)</script>", message: MARKUP },
  { why: "an image", typed: "<img src=x onerror=alert(1)>", message: MARKUP },
  { why: "an address", typed: "http://evil.example", message: MARKUP },
  { why: "201 letters", typed: "n".repeat(201), message: "Use 200 characters or fewer" },
  { why: "NUL", typed: "Bo\0Li", message: "Remove the characters that can’t be shown, then try again" },
  { why: "nothing that can be seen", typed: "\u200b\u2060", message: "Enter your name" },
] as const

for (const { why, typed, taken } of TAKEN) {
  test(`typed into the form and delivered as it is normalised: ${why}`, async ({ page, request, inbox }) => {
    await page.goto(paths.requestAQuote)
    const form = pageForm(page)
    await fillIn(form)
    await form.getByLabel("Full name").fill(typed)
    await form.getByLabel("Anything we should know?").fill(`${typed}\nand more`)
    await send(form)
    await expect(page).toHaveURL(/\/offer$/)
    await inbox.expectTaken("quote.requested.v1")
    const events = v.parse(eventsSchema, await (await request.get(`${INBOX_URL}/events`)).json())
    expect(events.map(({ data }) => data.request)).toEqual([
      expect.objectContaining({ name: taken, note: `${taken}\nand more` }),
    ])
  })
}

test("what a name cannot be is refused at its field, with a sentence that says what to do", async ({ page, inbox }) => {
  const dialogs: string[] = []
  page.on("dialog", dialog => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto(paths.requestAQuote)
  const form = pageForm(page)
  await fillIn(form)
  for (const { typed, message } of REFUSED) {
    await form.getByLabel("Full name").fill(typed)
    await send(form)
    await expect(errorSummary(form).getByRole("link", { name: message, exact: true })).toBeVisible()
    await expect(form.getByLabel("Full name")).toHaveAttribute("aria-invalid", "true")
  }
  expect(dialogs).toEqual([])
  expect(await inbox.events()).toEqual([])
})
