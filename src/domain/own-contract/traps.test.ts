import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { type ContractData, fillContract } from "../../harness/contracts/contract-data"
import { toContractPages } from "../../harness/contracts/to-contract-pages"
import type { State } from "../states"
import { findInContract } from "./find-in-contract"
import type { ContractFindings, Finding } from "./findings"

type Page = ContractData["pages"][number] | string

interface Trap {
  trap: string
  item: string
  state: State
  /** The answer, with its value or what's blank of it after a colon. */
  answer: string
  /** All that are quoted. */
  sentences?: readonly string[]
  pages: readonly Page[]
}

const { fronts: FRONT, traps: TRAPS } = parse(readFileSync("src/testing/contract-traps.yaml", "utf8")) as {
  fronts: Readonly<Record<State, string>>
  traps: readonly Trap[]
}
const PROSE =
  "The sides of this contract agree on all that is written in these conditions, and no other promise counts."

const createPages = (pages: readonly Page[], state?: State) =>
  toContractPages(
    fillContract(
      "trap",
      {
        state: "none",
        about: "",
        values: { front: state ? FRONT[state].trimEnd() : "" },
        pages: pages.map(page => ({ columns: [50, 230, 400], ...(typeof page === "string" ? { text: page } : page) })),
        expected: {},
      },
      {},
    ),
  )

const readPages = (pages: readonly Page[], state?: State): ContractFindings =>
  findInContract(createPages(pages, state), state)

const findItem = (item: string, state: State, pages: readonly Page[]): Finding | undefined =>
  readPages(pages, state).findings.find(finding => finding.item === item)

test.each(TRAPS)("$trap", ({ item, state, pages, answer, sentences }) => {
  const finding = findItem(item, state, pages)
  expect(
    [finding?.answer, finding?.value ?? finding?.blanks?.join(", ")].filter(text => text !== undefined).join(": "),
  ).toBe(answer)
  if (sentences) expect(finding?.mentions.map(({ sentence }) => sentence)).toEqual(sentences)
})

describe("the state", () => {
  const NSW_PAGES = [
    FRONT.NSW,
    "The Conveyancing Act 1919 and section 66W apply.",
    "Section 10.7 certificate, Sydney Water",
  ]

  test("needs marks on two pages", () => {
    expect(readPages(NSW_PAGES).state).toBe("NSW")
    expect(readPages(NSW_PAGES.slice(0, 1))).toMatchObject({ state: undefined, findings: [] })
  })

  test("isn't recognised without a clear lead", () => {
    const vic = [FRONT.VIC, "Particulars of sale: Sale of Land Act 1962", "Due diligence checklist"]
    expect(readPages([...NSW_PAGES, ...vic]).state).toBeUndefined()
  })

  test("isn't Victoria because another state's form uses the same words", () => {
    const pages = [
      "Form 1: vendor's statement, South Australia",
      "Land and Business (Sale and Conveyancing) Act 1994, South Australia",
      "Contract of sale of land, South Australia",
    ]
    expect(readPages(pages).state).toBeUndefined()
  })

  test("is the visitor's answer, if there's one", () => {
    expect(readPages(NSW_PAGES, "QLD").state).toBe("QLD")
  })
})

test("two contracts aren't merged", () => {
  const pages = [FRONT.NSW, PROSE, PROSE, PROSE, FRONT.NSW.replace("$900,000", "$1,900,000"), PROSE]
  expect(readPages(pages, "NSW")).toMatchObject({ frontPages: [1, 5], findings: [] })
})

test("a draft is known by its watermark, not by the word", () => {
  expect(readPages([FRONT.NSW, { text: PROSE, watermark: "DRAFT" }]).draftPage).toBe(2)
  expect(readPages([`${FRONT.NSW}\nDraft`]).draftPage).toBeUndefined()
})

test("pages that can't be read and pages with marks are listed", () => {
  const pages: Page[] = [
    FRONT.NSW,
    { reading: "scan", text: "" },
    { reading: "garbled", text: "x" },
    { hasMarks: true, text: PROSE },
    { reading: "empty" },
  ]
  expect(readPages(pages)).toMatchObject({ pageCount: 5, unreadablePages: [2, 3], markedPages: [4] })
})

test("a sentence has 300 characters at most", () => {
  const long = `# Special conditions\n1 Deposit\nBefore completion ${"the vendor and the purchaser and their agents ".repeat(20)} release the deposit.`
  const finding = findItem("deposit-release", "NSW", [FRONT.NSW, long])
  expect(finding?.answer).toBe("unsure")
  for (const { sentence } of finding?.mentions ?? []) expect(sentence.length).toBeLessThanOrEqual(300)
})
