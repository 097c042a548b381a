import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { parseIsoDate } from "../../domain/iso-date"
import { calculateKeyDates } from "../../domain/key-dates/key-dates"
import type { KeyDatesInput } from "../../domain/key-dates/key-date-types"
import { keyDateTables } from "../../domain/key-dates/published"
import { openPrerenderedPage, startChangedPage } from "../../testing/built-page"
import { getControlId, FIELDS } from "./answers"
import { KeyDates } from "./key-dates"
import { KeyDatesForm } from "./key-dates-form"
import { WAITING } from "./waiting"

const SALE: KeyDatesInput = {
  state: "NSW",
  side: "buying",
  contractDate: parseIsoDate("2026-11-24"),
  method: "private",
  offThePlan: false,
}
const QUERY = "?side=buying&state=NSW&day=24&month=11&year=2026&method=private"

const waitForDates = () => waitFor(() => expect(document.querySelector("ol")).not.toBeNull())

const shownAt = async (query: string) => {
  window.history.replaceState(null, "", `/calendar${query}`)
  render(<KeyDates />)
  await waitForDates()
  return document.body
}

/** The element that shows each date, in order. */
const datesIn = (element: HTMLElement) => [...element.querySelectorAll("li > [data-kind]")]

/** The label and ISO day of each visible date. */
const listShownDates = (element: HTMLElement) =>
  datesIn(element).map(date => [
    date.querySelector("strong")?.textContent,
    date.parentElement?.querySelector("time")?.dateTime,
  ])

const listCountedDates = (sale: KeyDatesInput) =>
  calculateKeyDates(sale, keyDateTables).dates.map(({ label, on }) => [label, on])

const scrolled: { to: string; how: unknown }[] = []

/** A day long after every contract here, so that no date is marked as the next one. */
beforeEach(() => {
  process.env.PREVIEW_DATE = "2028-06-01"
  window.history.replaceState(null, "", "/calendar")
  scrolled.length = 0
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  Element.prototype.scrollIntoView = function (how) {
    scrolled.push({ to: this.textContent, how })
  }
})

test("typing a contract shows its dates, moves neither page nor focus, blames nothing unfinished, and the address brings them back", async () => {
  const user = userEvent.setup()
  render(<KeyDates />)
  await user.click(await screen.findByLabelText("New South Wales"))
  await user.type(screen.getByLabelText("Year"), "2026")
  await user.type(screen.getByLabelText("Month"), "11")
  await user.type(screen.getByLabelText("Day"), "99")
  // Neither what is missing nor the box being typed in is a mistake yet.
  await screen.findByText("Correct the contract date. Your dates will appear here.")
  expect(document.querySelector("[aria-invalid]")).toBeNull()
  await user.type(screen.getByLabelText("Day"), "{Backspace>2/}24")

  await waitForDates()
  expect(listShownDates(document.body)).toEqual(listCountedDates(SALE))
  // Five business days after Tuesday 24 November 2026: 25, 26, 27, 30 November, 1 December.
  expect(screen.getAllByText(/Cooling-off ends: Tuesday 1 December 2026, by 5 pm\./)).not.toEqual([])
  expect(window.location.search).toBe(QUERY)
  expect(screen.getByLabelText("Day")).toHaveFocus()
  expect(scrolled).toEqual([])
})

test("an address with answers shows their dates at once, and fills in the form", async () => {
  const list = await shownAt("?side=selling&state=QLD&day=24&month=11&year=2026&finance=14&inspection=7&brisbane=yes")
  const sale = { ...SALE, state: "QLD", side: "selling", place: "brisbane" } as const
  expect(listShownDates(list)).toEqual(
    listCountedDates({ ...sale, finance: { days: 14 }, buildingAndPest: { days: 7 } }),
  )
  expect(screen.getByLabelText("Selling")).toBeChecked()
  expect(screen.getByLabelText("Finance")).toHaveValue("14")
  expect(screen.getByLabelText("Finance").closest("details")).toHaveAttribute("open")
})

// A browser that loads a page again may write back what was typed before the page's scripts run.
test("an answer that the browser writes back into a closed question opens it", async () => {
  const page = await openPrerenderedPage(<KeyDates />)
  const question = field("Settlement")
  expect(question.closest("details")).not.toHaveAttribute("open")
  question.value = "30"
  render(<KeyDates />, { container: page, hydrate: true })
  await waitFor(() => expect(question.closest("details")).toHaveAttribute("open"))
  expect(field("Date of an auction of this property").closest("details")).not.toHaveAttribute("open")
})

test("the form becomes interactive with nothing drawn anew, in a page that a translator has changed", async () => {
  const page = await startChangedPage(
    <KeyDates />,
    page => page.querySelector<HTMLInputElement>("[name=state][value=VIC]")?.click(),
    () => screen.queryByText("Enter the contract date. Your dates will appear here.") !== null,
  )
  expect(page).toEqual({ errors: [], lostBoxes: [], lostTexts: [WAITING.toUpperCase()] })
  await userEvent.setup().click(screen.getByText("SHOW MY DATES"))
  expect(screen.getByRole("link", { name: /^Enter the contract date/ })).toBeInTheDocument()
})

test("each date has its rule, its source and the day it was read", async () => {
  const list = await shownAt(QUERY)
  for (const [i, { rule, source }] of calculateKeyDates(SALE, keyDateTables).dates.entries()) {
    const item = datesIn(list)[i]
    expect(item).toHaveTextContent(rule)
    const isCopy = source.read === "copy"
    expect(item?.textContent?.toLowerCase()).toContain(
      `${isCopy ? source.setBy : source.name}, ${isCopy ? "read in a" : "checked on"}`.toLowerCase(),
    )
    if (!isCopy) expect(item?.querySelector("details a")?.getAttribute("href")).toBe(source.url)
  }
})

test("the form asks for all that an address can bring, each at the control that a mistake leads to", () => {
  render(<KeyDatesForm problems={[]} summary={null} />)
  const [form] = document.forms
  const names = [...(form?.elements ?? [])].map(control => control.getAttribute("name"))
  expect(new Set(names.filter(Boolean))).toEqual(new Set(FIELDS))
  for (const field of FIELDS) expect(document.getElementById(getControlId(field))).toHaveAttribute("name", field)
})

test("a day that the tables do not cover is said to have no figure in force", async () => {
  window.history.replaceState(null, "", "/calendar?state=NSW&day=1&month=2&year=2031")
  render(<KeyDates />)
  expect(await screen.findByText(/no figure in force on 1 February 2031/)).toBeInTheDocument()
  expect(document.querySelector("ol")).toBeNull()
})

// The dates once said until when a buyer may cool off, but not how, or what it costs.
test.each([
  ["NSW", "0.25% of the price", "/blogs/nsw/stage-4-cooling-off"],
  ["VIC", "$100 or 0.2% of the price, whichever is more", "/blogs/vic/stage-4-cooling-off"],
  ["QLD", "0.25% of the price", "/blogs/qld/stage-2-cooling-off"],
])(
  "a buyer in %s reads how to cool off, that it costs %s, and where the guide is; a seller doesn't",
  async (...row) => {
    const [state, cost, guide] = row
    await shownAt(QUERY.replace("NSW", state))
    const text = screen.getByText(/^To cool off, sign a written notice/)
    expect(text).toHaveTextContent(cost)
    expect(within(text).getByRole("link")).toHaveAttribute("href", guide)
    cleanup()
    await shownAt(QUERY.replace("NSW", state).replace("buying", "selling"))
    expect(screen.queryByText(/^To cool off/)).toBeNull()
  },
)

test("at auction the law's reason stands in place of a cooling-off date", async () => {
  const list = await shownAt("?state=NSW&day=24&month=11&year=2026&method=auction")
  expect(screen.getByText("A buyer at auction has no cooling-off period.")).toBeInTheDocument()
  expect(listShownDates(list).map(([label]) => label)).not.toContain("Cooling-off ends")
})

test("where the law is open there is a warning that names the day", async () => {
  // The Bank Holiday is the first Monday of August: 3 August 2026.
  await shownAt("?state=NSW&day=30&month=7&year=2026")
  expect(screen.getByText(/Bank Holiday in August only closes banks/)).toHaveTextContent("Monday 3 August 2026")
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const FINANCE = "Enter a finance date, like 3 March 2027, or a number of days, like 14"
const show = () => screen.getByText("Show my dates")
const refusal = () => screen.queryByText("There’s a problem")?.parentElement

test("a mistake is told at its field once that's left, not while someone types, and the other dates stay", async () => {
  const user = userEvent.setup()
  const list = await shownAt(QUERY)
  const before = listShownDates(list)
  await user.type(field("Finance"), "banana")
  expect(field("Finance")).not.toHaveAttribute("aria-invalid")
  await user.tab()
  expect(field("Finance")).toBeInvalid()
  expect(field("Finance")).toHaveAccessibleDescription(expect.stringMatching(new RegExp(`^Days after.*${FINANCE}$`)))
  expect(listShownDates(document.body)).toEqual(before)
  expect(screen.getByRole("note")).toHaveTextContent(
    `Finance condition ends: we couldn’t read your answer. ${FINANCE}.`,
  )
  expect(within(screen.getByRole("note")).getByRole("link")).toHaveAttribute("href", `#${field("Finance").id}`)
  expect(refusal()).toBeUndefined()
  expect(window.location.search).toBe(QUERY)
})

test("asking for the dates with nothing answered says what is missing at each field, and leads to the first", async () => {
  const user = userEvent.setup()
  render(<KeyDates />)
  await user.click(await screen.findByText("Show my dates"))
  const box = await screen.findByText("There’s a problem")
  await waitFor(() => expect(field("New South Wales")).toHaveFocus())
  const links = within(box.parentElement ?? box).getAllByRole("link")
  expect(links.map(link => link.getAttribute("href"))).toEqual(["#key-dates-state", "#key-dates-day"])
  const state = screen.getByRole("group", { name: "Where is the property?" })
  expect(state).toHaveAccessibleDescription("Choose the state the property is in")
  const date = screen.getByRole("group", { name: "Contract date" })
  expect(date).toHaveAccessibleDescription(/Enter the contract date: day, month and year, like 24 11 2026$/)
  for (const part of ["Day", "Month", "Year"]) expect(field(part)).toBeInvalid()

  await user.click(screen.getByLabelText("New South Wales"))
  expect(state).not.toHaveAccessibleDescription()
  expect(screen.getByText("Enter the contract date. Your dates will appear here.")).toBeInTheDocument()
  fireEvent.input(field("Day"), { target: { value: "24" } })
  fireEvent.input(field("Month"), { target: { value: "11" } })
  await user.type(field("Year"), "2026")
  await waitForDates()
  expect(refusal()).toBeUndefined()
  expect(field("Day")).not.toHaveAttribute("aria-invalid")
  expect(field("Year")).toHaveFocus()
})

test("a wrong contract date is told at the date, and nothing blames the state that was chosen", async () => {
  const user = userEvent.setup()
  window.history.replaceState(null, "", "/calendar?state=NSW&day=31&month=2&year=2026")
  render(<KeyDates />)
  expect(await screen.findByText("Correct the contract date. Your dates will appear here.")).toBeInTheDocument()
  expect(screen.getByRole("group", { name: "Contract date" })).toHaveAccessibleDescription(/like 3 March 2026$/)
  await user.click(show())
  expect(within(refusal() ?? document.body).getAllByRole("link")).toHaveLength(1)
})

test("a mistake in a folded question opens it", async () => {
  const user = userEvent.setup()
  await shownAt(`${QUERY}&auctionOn=24+11`)
  const question = field("Date of an auction of this property")
  expect(question.closest("details")).toHaveAttribute("open")
  question.closest("details")?.removeAttribute("open")
  await user.click(show())
  expect(question).toBeInvalid()
})

test.each([
  [false, "smooth"],
  [true, "auto"],
])("asking for dates that are right leads to them (less motion: %s)", async (matches, behavior) => {
  window.matchMedia = () => ({ matches }) as MediaQueryList
  await shownAt(QUERY)
  expect(scrolled).toEqual([])
  await userEvent.setup().click(show())
  expect(screen.getByText("Your dates")).toHaveFocus()
  expect(scrolled).toEqual([{ to: "Your dates", how: { behavior, block: "start" } }])
})

test("typing is answered in one sentence after a pause, and a refusal by its summary alone", async () => {
  await shownAt(QUERY)
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const pass = () => act(() => jest.advanceTimersByTime(1000))
  const status = screen.getAllByRole("status")[0]
  const announcements: string[] = []
  const watch = new MutationObserver(() => announcements.push(...[status?.textContent ?? ""].filter(Boolean)))
  if (status) watch.observe(status, { childList: true, characterData: true, subtree: true })
  // 14 days after 24 November is 8 December; 1 day is 25 November.
  await user.type(field("Settlement"), "14")
  await pass()
  expect(announcements).toEqual([expect.stringContaining("Settlement: Tuesday 8 December 2026.")])

  await user.type(field("Finance"), "banana{Enter}")
  await pass()
  expect(announcements).toHaveLength(1)
  jest.useRealTimers()
})

test.each([
  ["side=sel", /buying or selling/i, "Choose buying or selling"],
  ["method=auct", /How was it sold/, "Choose how it was sold"],
  ["state=vc", /Where is the property/, "Choose the state the property is in"],
])(
  "a link whose %s can't be read says so at its question, and gives no dates until it's answered",
  async (wrong, name, message) => {
    const query = new URLSearchParams(QUERY)
    query.set(...(wrong.split("=") as [string, string]))
    window.history.replaceState(null, "", `/calendar?${query.toString()}`)
    render(<KeyDates />)
    const question = await screen.findByRole("group", { name })
    await waitFor(() => expect(question).toHaveAccessibleDescription(expect.stringContaining(message)))
    expect(document.querySelector("ol")).toBeNull()
    await userEvent.setup().click(within(question).getAllByRole("radio")[0] as HTMLElement)
    await waitForDates()
    expect(question).not.toHaveAccessibleDescription(expect.stringContaining(message))
  },
)

test("a link's answers may be in capitals or small letters", async () => {
  await shownAt("?side=Buying&state=nsw&day=24&month=11&year=2026&method=PRIVATE")
  expect(screen.getByLabelText("New South Wales")).toBeChecked()
})

test("the file for a calendar holds each date, under a name that says whose dates they are", async () => {
  const blobs: Blob[] = []
  const links: string[] = []
  const urls = { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => {} }
  Object.assign(URL, urls)
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this.download)
  })
  await shownAt(QUERY)
  await userEvent.setup().click(screen.getByText("Add to my calendar"))

  const [blob] = blobs
  const file = (await blob?.text()) ?? ""
  expect(links).toEqual(["key-dates-nsw-buying-2026-11-24.ics"])
  expect(blob?.type).toBe("text/calendar;charset=utf-8")
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(listCountedDates(SALE).length)
  expect(file).toContain("DTSTART;TZID=Australia/Sydney:20261201T170000")
  // The link tells this sale from another with the same contract date.
  const [, id] = /[?&]sale=([0-9a-f]{12})$/.exec(window.location.search) ?? []
  expect(file.replaceAll("\r\n ", "")).toContain(`UID:cooling-off-key-dates-nsw-buying-2026-11-24-${id}\r\n`)
  await userEvent.setup().click(screen.getByText("Add to my calendar"))
  expect(await blobs[1]?.text()).toContain(`${id}\r\n`)
  click.mockRestore()
})
