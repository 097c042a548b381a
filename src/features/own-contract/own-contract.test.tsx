import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ContractFindings, Finding } from "../../domain/own-contract/findings"
import { findAgain, prepareReader, readContract, type ReadingEvents } from "../../lib/contract-reader/read-contract"
import type { ReaderFailure } from "../../lib/contract-reader/reader-messages"
import { readDraft, saveDraft } from "../../lib/session-draft"
import { listTextNodes, startChangedPage } from "../../testing/built-page"
import { OwnContract } from "./own-contract"
import { FAILURES } from "./words"

// The reader runs in a worker, which jsdom doesn't have. Its own tests read real files.
jest.mock("../../lib/contract-reader/read-contract", () => ({
  prepareReader: jest.fn(),
  readContract: jest.fn(),
  findAgain: jest.fn(),
  stopReader: jest.fn(),
}))

const SAMPLES = [
  {
    state: "NSW" as const,
    path: "/documents/nsw-contract",
    parts: [
      { id: "price-deposit", name: "Price and deposit", about: "What you pay.", checks: ["Check the deposit."] },
      { id: "title", name: "Title search", about: "Who owns it.", checks: ["Compare the names."] },
    ],
  },
]

const createFinding = (item: string, value: string, sentence: string): Finding => ({
  item,
  answer: "found",
  mentions: [{ page: 1, sentence }],
  value,
})
const FINDINGS: ContractFindings = {
  state: "NSW",
  pageCount: 42,
  unreadablePages: [],
  markedPages: [],
  frontPages: [1],
  findings: [
    createFinding("price", "$845,000", "Price $845,000 (Zebedee Quokka)"),
    { item: "deposit", answer: "blank", mentions: [{ page: 1, sentence: "Deposit $" }] },
    { item: "title-search", answer: "missing", mentions: [] },
  ],
}

/** Ends with these findings or this failure, after the events that `during` dispatches. */
function answerWith(
  result: ContractFindings | ReaderFailure,
  during?: (events: ReadingEvents) => Promise<void> | void,
) {
  jest.mocked(readContract).mockImplementation(async (_file, events) => {
    await during?.(events)
    return typeof result === "string" ? { failure: result } : { findings: result }
  })
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  jest.mocked(readContract).mockReset()
  jest.mocked(findAgain).mockReset()
  jest.mocked(prepareReader).mockResolvedValue("ready")
  answerWith(FINDINGS)
})

const getReady = () => userEvent.click(screen.getByRole("button", { name: "Get ready" }))
const fileBox = () => screen.findByLabelText<HTMLInputElement>(/^Choose your contract/)
const chooseFile = async () => userEvent.upload(await fileBox(), new File(["%PDF-"], "contract.pdf"))
const result = () => screen.getByRole("region", { name: "What your contract says" })
const part = (name: string) => screen.findByRole("region", { name })

async function readOne() {
  const page = render(<OwnContract samples={SAMPLES} />)
  await getReady()
  await chooseFile()
  return page
}

test("the file is asked for only once the reader is here, and the page says that the internet can be off", async () => {
  let arrive: (preparation: "ready") => void = () => undefined
  jest.mocked(prepareReader).mockReturnValue(new Promise(resolve => (arrive = resolve)))
  render(<OwnContract samples={SAMPLES} />)
  expect(prepareReader).not.toHaveBeenCalled()
  await getReady()
  expect(screen.getByRole("status")).toHaveTextContent("Getting the reader …")
  expect(document.querySelector("input")).toBeNull()
  arrive("ready")
  expect(await screen.findByText("The reader is here. You can turn off your internet now.")).toBeVisible()
  expect(await fileBox()).toHaveFocus()
})

test("each part says what the contract says and where, beside what the part is and what to check", async () => {
  await readOne()
  const price = await part("Price and deposit")
  expect(result()).toHaveFocus()
  expect(price).toHaveTextContent("PricePage 1 says: $845,000Price $845,000 (Zebedee Quokka)")
  expect(price).toHaveTextContent("DepositLeft blank on page 1")
  expect(price).toHaveTextContent("What you pay.Check the deposit.")
  const explanation = within(price).getByRole("link", { hidden: true })
  expect(explanation).toHaveAttribute("href", "/documents/nsw-contract#price-deposit")
  // The findings are gone when this page is left.
  expect(explanation).toHaveAttribute("target", "_blank")
  expect(await part("Title search")).toHaveTextContent("We didn’t find it")
  expect(result()).toHaveTextContent("General information. We haven’t read your contract and don’t act for you yet.")
  expect(result()).toHaveTextContent("We can’t see drawn ticks, crossed-out words or signatures.")
})

test("a file can be dropped", async () => {
  render(<OwnContract samples={SAMPLES} />)
  await getReady()
  const file = new File(["%PDF-"], "contract.pdf")
  fireEvent.drop(await fileBox(), { dataTransfer: { files: [file] } })
  await part("Title search")
  expect(jest.mocked(readContract).mock.calls[0]?.[0]).toBe(file)
})

test("only what's ticked goes into a quote request, by its name, and nothing from the contract is kept anywhere", async () => {
  saveDraft("quote", { values: { note: "We have a dog." } })
  await readOne()
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Ask us about this ?: Price$/ }))
  const list = within(screen.getByRole("region", { name: "Ask us about" }))
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Price (Page 1)"])
  expect(list.getByText(/^General information\./)).toBeVisible()
  await userEvent.click(list.getByRole("link", { name: "Add these to a quote request" }))
  const note = "We have a dog.\n\nI’d like to ask about these in my contract (New South Wales):\n- Price"
  expect(readDraft("quote")).toEqual({ values: { side: "buying", state: "NSW", note } })
  expect(JSON.stringify([sessionStorage, localStorage, location.href])).not.toMatch(/845|Quokka|contract\.pdf/)
})

test("the list is copied with the pages and the limits, without what the contract says", async () => {
  const user = userEvent.setup()
  await readOne()
  await user.click(await screen.findByRole("checkbox", { name: /^Ask us about this ?: Deposit$/ }))
  await user.click(screen.getByRole("button", { name: "Copy the list" }))
  expect(await navigator.clipboard.readText()).toBe(
    "I’d like to ask about these in my contract (New South Wales):\n- Deposit (Left blank on page 1)\n\n" +
      "General information. We haven’t read your contract and don’t act for you yet.",
  )
})

test("while pages are being read, what's found is shown, and nothing is said not to be there", async () => {
  let finish: () => void = () => undefined
  answerWith(FINDINGS, events => {
    events.onProgress(12, 42)
    events.onFirstFindings(FINDINGS)
    return new Promise(resolve => (finish = resolve))
  })
  await readOne()
  expect(await screen.findByText("Reading page 12 of 42")).toBeVisible()
  expect(screen.getByRole("progressbar")).toHaveAttribute("value", "12")
  await userEvent.click(screen.getByRole("checkbox", { name: /^Ask us about this ?: Price$/ }))
  expect(result()).not.toHaveTextContent("We didn’t find it")
  finish()
  expect(await part("Title search")).toHaveTextContent("We didn’t find it")
  expect(screen.getByRole("checkbox", { name: /^Ask us about this ?: Price$/ })).toBeChecked()
})

test("a file that's stopped shows nothing, even if its answer comes later", async () => {
  let finish: () => void = () => undefined
  answerWith(FINDINGS, () => new Promise(resolve => (finish = resolve)))
  await readOne()
  await userEvent.click(screen.getByRole("button", { name: "Stop" }))
  finish()
  expect(await fileBox()).toBeVisible()
  expect(result()).toBeEmptyDOMElement()
})

test("what couldn't be read, what was added by hand and a draft are said beside the result", async () => {
  answerWith({ ...FINDINGS, unreadablePages: [3, 4, 5, 9], markedPages: [2], draftPage: 1 })
  await readOne()
  expect(await part("Title search")).toHaveTextContent("We didn’t find it in the 38 pages we could read")
  expect(result()).toHaveTextContent("We couldn’t read pages 3 to 5 and 9")
  expect(result()).toHaveTextContent("Something was added by hand on page 2.")
  expect(result()).toHaveTextContent("Page 1 says it’s a draft.")
})

test("the state is asked if it isn't recognised, or by a visitor who knows better", async () => {
  answerWith({ ...FINDINGS, state: undefined, findings: [] })
  jest.mocked(findAgain).mockResolvedValue({ findings: FINDINGS })
  await readOne()
  const question = () => within(screen.getByRole("group", { name: "Which state is the property in?" }))
  await screen.findByRole("group")
  await userEvent.click(question().getByRole("button", { name: "New South Wales" }))
  await part("Price and deposit")
  await userEvent.click(screen.getByRole("button", { name: "It’s in another state" }))
  await userEvent.click(question().getByRole("button", { name: "Victoria" }))
  expect(jest.mocked(findAgain).mock.calls).toEqual([[{ state: "NSW" }], [{ state: "VIC" }]])
})

test("of two contracts in a file, the visitor says which", async () => {
  answerWith({ ...FINDINGS, frontPages: [2, 20], findings: [] })
  jest.mocked(findAgain).mockResolvedValue({ findings: FINDINGS })
  await readOne()
  expect(await screen.findByRole("button", { name: "Pages 1 to 19" })).toBeVisible()
  await userEvent.click(screen.getByRole("button", { name: "Pages 20 to 42" }))
  expect(findAgain).toHaveBeenCalledWith({ pages: [20, 42] })
  await part("Price and deposit")
})

test("a password is asked for on the page, again if it's wrong, and kept nowhere", async () => {
  const passwords: unknown[] = []
  answerWith(FINDINGS, async ({ onPassword }) => {
    passwords.push(await onPassword(false), await onPassword(true))
  })
  await readOne()
  await userEvent.type(await screen.findByLabelText("The file’s password"), "wrong{Enter}")
  expect(await screen.findByRole("alert")).toHaveTextContent("That isn’t its password. Try again.")
  expect(screen.getByLabelText("The file’s password")).toHaveValue("")
  await userEvent.type(screen.getByLabelText("The file’s password"), "right{Enter}")
  await part("Price and deposit")
  expect(passwords).toEqual(["wrong", "right"])
})

test.each<[ReaderFailure, "the file box" | "Get ready"]>([
  ["word-file", "the file box"],
  ["broken", "the file box"],
  ["not-loaded", "Get ready"],
])("a file that can't be read (%s) is said in words, and leads back to %s", async (failure, next) => {
  answerWith(failure)
  await readOne()
  expect(await screen.findByRole("alert")).toHaveTextContent(FAILURES[failure])
  expect(screen.queryAllByRole("button", { name: "Get ready" })).toHaveLength(next === "Get ready" ? 1 : 0)
  expect(screen.queryAllByLabelText(/^Choose your contract/)).toHaveLength(next === "Get ready" ? 0 : 1)
})

test("a press before the page's scripts are there isn't lost, and nothing is drawn anew in a page that a translator has changed", async () => {
  const page = await startChangedPage(
    <OwnContract samples={SAMPLES} />,
    () => undefined,
    () => document.querySelector("form[data-interactive]") !== null,
  )
  expect(page).toEqual({ errors: [], lostBoxes: [], lostTexts: [] })
  expect(document.querySelector("[data-late-submit]")).toHaveTextContent("GET READY")
})

test("findings of the first pages that a translator has changed make way for all findings", async () => {
  const first = { item: "price", answer: "blank", mentions: [{ page: 2, sentence: "Price $" }] } as const
  answerWith(FINDINGS, async ({ onFirstFindings }) => {
    onFirstFindings({ ...FINDINGS, findings: [first] })
    await screen.findByText("Left blank on page 2")
    for (const text of listTextNodes(result())) {
      const font = document.createElement("font")
      font.textContent = text.data
      text.replaceWith(font)
    }
  })
  await readOne()
  expect(await part("Price and deposit")).toHaveTextContent("PricePage 1 says: $845,000Price $845,000")
  expect(result()).not.toHaveTextContent("Left blank on page 2")
})

test("a page that's read doesn't draw the findings of the first pages again", async () => {
  const drawings: number[] = []
  let count = 0
  const samples = SAMPLES.map(({ parts, ...sample }) => ({
    ...sample,
    get parts() {
      count += 1
      return parts
    },
  }))
  answerWith(FINDINGS, async ({ onFirstFindings, onProgress }) => {
    onFirstFindings(FINDINGS)
    await part("Price and deposit")
    drawings.push(count)
    onProgress(11, 42)
    await screen.findByText("Reading page 11 of 42")
    drawings.push(count)
  })
  render(<OwnContract samples={samples} />)
  await getReady()
  await chooseFile()
  await screen.findByText("Choose another file")
  expect(drawings[0]).toBeGreaterThan(0)
  expect(drawings[1]).toBe(drawings[0])
})

test("a browser that can't run the reader is told before it's asked for a file", async () => {
  jest.mocked(prepareReader).mockResolvedValue("unsupported-browser")
  render(<OwnContract samples={SAMPLES} />)
  await getReady()
  expect(await screen.findByRole("alert")).toHaveTextContent("Your browser can’t read it here.")
  expect(document.querySelector("input")).toBeNull()
})
