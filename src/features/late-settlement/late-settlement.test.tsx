import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { parseIsoDate } from "../../domain/iso-date"
import { basisPoints } from "../../domain/money/money"
import { INTERACTIVE_EVENT } from "../../components/form/form-answers"
import { APP_DATA_ID } from "../../gatsby/inline/app-tags"
import { LATE_NOTE_ID, LATE_SCRIPTS_ID, startAppLate } from "../../gatsby/inline/inline-scripts"
import { renderElementToHtml, startChangedPage } from "../../testing/built-page"
import { LateSettlement } from "./late-settlement"

const on = parseIsoDate("2026-12-02")
const penaltyInterest = [
  { from: parseIsoDate("2017-02-01"), until: null, ratePercent: basisPoints(1000), marginPercent: basisPoints(200) },
]
const tool = <LateSettlement on={on} penaltyInterest={penaltyInterest} />

/** Replaces the texts in the boxes with these labels, and asks for the result. */
async function ask(state: string, texts: Record<string, string>) {
  const user = userEvent.setup()
  render(tool)
  await user.click(screen.getByRole("radio", { name: state }))
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(screen.getByLabelText(label))
    if (text) await user.type(screen.getByLabelText(label), text)
  }
  await user.click(screen.getByRole("button", { name: "Work it out" }))
}

test("without scripts, the page has a worked example with what it's worked out from", async () => {
  const html = await renderElementToHtml(tool)
  expect(html).toContain("$184.93 a day, $924.66 in all")
  expect(html).toContain("10% a year on $675,000")
})

test("a page that a translator has changed keeps its words and boxes", async () => {
  const isInteractive = () => document.querySelector("form[data-interactive]") !== null
  expect(await startChangedPage(tool, () => {}, isInteractive)).toEqual({ errors: [], lostBoxes: [], lostTexts: [] })
})

test("the page's script doesn't hold a press that the tool answers", () => {
  startAppLate(LATE_SCRIPTS_ID, APP_DATA_ID, INTERACTIVE_EVENT, LATE_NOTE_ID, "", "60000")
  render(tool)
  const button = screen.getByRole("button", { name: "Work it out" })
  fireEvent.click(button)
  expect(button).not.toHaveAttribute("aria-busy")
})

test("in Victoria an empty rate is the usual one of the day", async () => {
  await ask("Victoria", { "Rate a year": "" })
  expect(screen.getByRole("status")).toHaveTextContent("$221.92 a day, $1,109.59 in all")
  expect(screen.getByRole("status")).toHaveTextContent("A default notice served on 3 December 2026")
  expect(screen.getByRole("status")).toHaveTextContent("runs out on 17 December 2026")
})

test("the rate in the contract comes before the usual one", async () => {
  await ask("Victoria", { "Rate a year": "8%", "Days late": "14" })
  expect(screen.getByRole("status")).toHaveTextContent("$147.95 a day, $2,071.23 in all")
})

test("a deposit that's left empty is none", async () => {
  await ask("Queensland", { "Deposit already paid": "", Price: "730k", "Days late": "1" })
  expect(screen.getByRole("status")).toHaveTextContent("$200.00 a day, $200.00 in all")
})

test("a day that no rate covers is refused", async () => {
  await ask("Victoria", { Year: "2016", "Rate a year": "" })
  expect(screen.getByRole("link")).toHaveTextContent("We don’t have Victoria’s rate for that day")
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})

test("every mistake shows at once, and nothing that was typed is lost", async () => {
  await ask("New South Wales", {
    ...{ Day: "31", Month: "2", Price: "cheap", "Deposit already paid": "all of it", "Days late": "0" },
    "Rate a year": "",
  })
  const mistakes = screen.getAllByRole("link").map(link => link.textContent)
  expect(mistakes).toEqual([
    "Enter a real date, like 3 March 2026",
    "Enter the price in dollars, like $750,000",
    "Enter the deposit in dollars, like $75,000, and less than the price",
    "Enter whole days, from 1 to 365",
    "Enter the rate in your contract, from 0.01 to 30",
  ])
  expect(screen.getByLabelText("Price")).toHaveValue("cheap")
})
