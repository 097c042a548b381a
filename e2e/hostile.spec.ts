import { paths } from "../src/domain/paths"
import { locateErrorSummary } from "./form-problems"
import { expect, test } from "./journey"
import { fillInQuoteForm, locateQuoteForm, sendQuoteRequest } from "./quote-form"

const TAKEN = [
  { typed: "Nguye\u0302\u0303n  Thi\u0323 Mai", taken: "Nguyễn Thị Mai" },
  { typed: "\u200fعلي\u200f", taken: "علي" },
  { typed: "👩\u200d👩\u200d👧", taken: "👩\u200d👩\u200d👧" },
  { typed: "Bo\u202egpj", taken: "Bogpj" },
  { typed: "Robert'); DROP TABLE leads; --", taken: "Robert'); DROP TABLE leads; --" },
  { typed: "=cmd|'/C calc'!A0", taken: "=cmd|'/C calc'!A0" },
] as const

const MARKUP = "Enter your name without links, < or >"
const REFUSED = [
  { typed: "<script>alert(1)</script>", message: MARKUP },
  { typed: "<img src=x onerror=alert(1)>", message: MARKUP },
  { typed: "http://evil.example", message: MARKUP },
  { typed: "n".repeat(201), message: "Use 200 characters or fewer" },
  { typed: "Bo\0Li", message: "Remove the characters that can’t be shown, then try again" },
  { typed: "\u200b\u2060", message: "Enter your name" },
] as const

test(
  "hostile names are refused at their field, and hostile texts are delivered as they are normalised",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    const dialogs: string[] = []
    page.on("dialog", dialog => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await page.goto(paths.requestAQuote)
    const form = locateQuoteForm(page)
    await fillInQuoteForm(form)
    for (const { typed, message } of REFUSED) {
      await form.getByLabel("Full name").fill(typed)
      await sendQuoteRequest(form)
      await expect(locateErrorSummary(form).getByRole("link", { name: message, exact: true })).toBeVisible()
      await expect(form.getByLabel("Full name")).toHaveAttribute("aria-invalid", "true")
    }
    expect(await inbox.events()).toEqual([])

    await form.getByLabel("Full name").fill(TAKEN[0].typed)
    await form.getByLabel("Anything we should know?").fill(TAKEN.map(({ typed }) => typed).join("\n"))
    await sendQuoteRequest(form)
    await expect(page).toHaveURL(/\/offer$/)
    await inbox.expectTaken("quote.requested.v1")
    expect(await inbox.events()).toMatchObject([
      { data: { request: { name: TAKEN[0].taken, note: TAKEN.map(({ taken }) => taken).join("\n") } } },
    ])
    expect(dialogs).toEqual([])
  },
)
