import { fireEvent, render, screen, within } from "@testing-library/react"
import type { Finding } from "../../domain/own-contract/findings"
import { FindingsByPart } from "./findings-by-part"

const PARTS = [
  { id: "price-deposit", name: "Price and deposit", about: "What you pay.", checks: ["Check the deposit."] },
  { id: "title", name: "Title search", about: "Who owns it.", checks: ["Compare the names."] },
]

const createFinding = (item: string, value: string, ...mentions: Finding["mentions"]): Finding => ({
  item,
  answer: "found",
  mentions: mentions.length > 0 ? mentions : [{ page: 1, sentence: item }],
  value,
})

const PRICE = createFinding("price", "$845,000")

function renderFindings(findings: Finding[], parts = PARTS): void {
  const contract = {
    state: "NSW" as const,
    pageCount: 42,
    unreadablePages: [],
    markedPages: [],
    frontPages: [1],
    findings,
  }
  const sample = { state: contract.state, path: "/documents/nsw-contract", parts }
  render(<FindingsByPart findings={contract} sample={sample} isPartial={false} onState={() => undefined} />)
}

const locatePart = (name: string): HTMLElement => screen.getByRole("region", { name })

test("what most depends on comes first, and the rest is folded by kind", () => {
  renderFindings([
    PRICE,
    { item: "deposit", answer: "blank", mentions: [{ page: 1, sentence: "Deposit $" }] },
    { item: "title-search", answer: "missing", mentions: [] },
    createFinding("seller", "Zebedee Quokka"),
    { item: "finance", answer: "missing", mentions: [] },
  ])
  const listNames = (sections: readonly HTMLElement[]) => sections.map(section => section.getAttribute("aria-label"))
  expect(listNames(screen.getAllByRole("region"))).toEqual([
    "Price and deposit",
    "Finance condition",
    "Seller",
    "Title search",
    "Ask us about",
  ])
  const folds = screen.getAllByRole("group").filter(fold => !fold.parentElement?.closest("section"))
  expect(folds.map(fold => listNames(within(fold).getAllByRole("region")))).toEqual([["Seller"], ["Title search"]])
  expect(folds.map(fold => fold.querySelector("summary")?.textContent)).toEqual([
    "Main details 1 found",
    "Documents 1 not found",
  ])
  expect(folds.map(fold => fold.hasAttribute("open"))).toEqual([false, false])
  fireEvent(window, new Event("beforeprint"))
  expect(folds.map(fold => fold.hasAttribute("open"))).toEqual([true, true])
})

test("a value that's on two pages is quoted from each", () => {
  const value = "Volume 99999 folio 001; 21 Saltmere Street"
  renderFindings([
    createFinding(
      "land",
      value,
      { page: 4, sentence: "Property address 21 Saltmere Street" },
      { page: 5, sentence: "Land Volume 99999 folio 001" },
      { page: 5, sentence: "Property address 21 Saltmere Street" },
    ),
  ])
  expect(locatePart("Land")).toHaveTextContent(
    `Pages 4 and 5 say: ${value}Page 4: Property address 21 Saltmere StreetPage 5: Land Volume 99999 folio 001`,
  )
})

test("of a deposit, it's said what share of the price it is", () => {
  renderFindings([PRICE, createFinding("deposit", "$42,250", { page: 1, sentence: "Deposit $42,250 (10%)" })])
  expect(locatePart("Price and deposit")).toHaveTextContent("$42,250That’s 5% of the price, $845,000.")
})

test("only the finding right below a heading goes without its name", () => {
  const parts = [{ id: "completion", name: "Settlement date", about: "The day.", checks: ["Check the day."] }]
  renderFindings(
    [createFinding("contract-date", "1 May 2026"), createFinding("settlement-date", "12 June 2026")],
    parts,
  )
  const [contractDate, settlementDate] = within(locatePart("Settlement date")).getAllByRole("listitem")
  expect(contractDate).toHaveTextContent("Contract date")
  expect(settlementDate).toHaveTextContent(/^Settlement date\s*Page 1 says: 12 June 2026/)
})
