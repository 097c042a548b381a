import { calculateDepositShare, isShareOfPrice } from "../../domain/own-contract/deposit-share"
import type { Answer, ContractFindings, Finding } from "../../domain/own-contract/findings"
import { formatList } from "../../domain/text-formats"
import type { ReaderFailure } from "../../lib/contract-reader/reader-messages"

/** Said beside each result, on paper, and at the end of each list. */
export const LIMIT = "General information. We haven’t read your contract and don’t act for you yet."

/** Why a file wasn't read, and what to do about it. */
export const FAILURES: Readonly<Record<ReaderFailure, string>> = {
  "too-large": "That file is over 40 MB. Ask the agent for a smaller PDF, or send it to us.",
  "too-many-pages": "That file has more than 400 pages. Choose the contract on its own, or send it to us.",
  "too-slow": "We stopped after a minute. Choose a smaller PDF, or send it to us.",
  "not-a-pdf": "That isn’t a PDF. Choose the contract as a PDF.",
  "word-file": "That’s a Word file. Save it as a PDF, or send it to us.",
  password: "We can’t read it without its password. Ask whoever sent it to you.",
  broken: "That PDF is damaged or incomplete. Download it again, or ask the agent for another copy.",
  "unsupported-browser":
    "Your browser can’t read it here. Try a newer one, or go through it yourself, as it says below.",
  "not-loaded": "The reader isn’t here. Connect to the internet and press “Get ready” again.",
}

/** Consecutive numbers as first and last. */
const groupRuns = (numbers: readonly number[]): [first: number, last: number][] =>
  [...new Set(numbers)]
    .sort((a, b) => a - b)
    .reduce<[number, number][]>((runs, number) => {
      const run = runs.at(-1)
      if (run && run[1] === number - 1) run[1] = number
      else runs.push([number, number])
      return runs
    }, [])

/** `page 3`, `pages 3 and 9` or `pages 3 to 5 and 9`. */
export function formatPages(numbers: readonly number[]): string {
  const runs = groupRuns(numbers).flatMap(([first, last]) =>
    last - first > 1 ? [`${first} to ${last}`] : first === last ? [`${first}`] : [`${first}`, `${last}`],
  )
  return `${new Set(numbers).size === 1 ? "page" : "pages"} ${formatList(runs)}`
}

type Pages = Pick<ContractFindings, "pageCount" | "unreadablePages">

/** What the contract says of an item, in our words. What it says itself is in the finding. */
export function describeAnswer(
  { answer, value, mentions, blanks = [] }: Finding,
  { pageCount, unreadablePages }: Pages,
): string {
  const pages = mentions.map(({ page }) => page)
  const readableCount = pageCount - unreadablePages.length
  switch (answer) {
    case "found":
      if (value === undefined || new Set(pages).size === 1) return `Page ${pages[0]} says:`
      return `${formatPages(pages).replace("p", "P")} say:`
    case "blank":
      return blanks.length === 0
        ? `Left blank on ${formatPages(pages)}`
        : `Partly left blank on ${formatPages(pages)}: ${formatList(blanks)}`
    case "unsure":
      if (pages.length === 0) return "We can’t tell whether it’s there"
      return `Mentioned on ${formatPages(pages)}. We can’t tell what applies`
    case "missing": {
      const where = readableCount === 1 ? "one page" : `${readableCount} pages`
      const missing = `We didn’t find it${unreadablePages.length === 0 ? "" : ` in the ${where} we could read`}`
      return pages.length === 0 ? missing : `${missing}. It’s mentioned on ${formatPages(pages)}`
    }
  }
}

const ANSWER_WORDS: Readonly<Record<Answer, string>> = {
  blank: "left blank",
  unsure: "not clear",
  missing: "not found",
  found: "found",
}

/** `1 left blank, 5 found`: what's in a fold. */
export const countAnswers = (findings: readonly Finding[]): string =>
  Object.entries(ANSWER_WORDS)
    .map(([answer, words]) => ({ count: findings.filter(finding => finding.answer === answer).length, words }))
    .flatMap(({ count, words }) => (count > 0 ? [`${count} ${words}`] : []))
    .join(", ")

/** What share of the price a deposit in dollars is, if both are found: forms print a share of their own beside it. */
export function describeDepositShare(findings: readonly Finding[]): string | undefined {
  const share = calculateDepositShare(findings)
  const [deposit, price] = ["deposit", "price"].map(id => findings.find(({ item }) => item === id)?.value)
  if (share === undefined || isShareOfPrice(deposit ?? "")) return undefined
  const percent = Math.round(share * 1000) / 10
  const isExact = Math.abs(share * 100 - percent) < 1e-9
  return `That’s ${isExact ? "" : "about "}${percent}% of the price, ${price}.`
}

/** What we couldn't see in this file, a sentence each. */
export const listFileLimits = ({ unreadablePages, markedPages, draftPage }: ContractFindings): string[] => [
  ...(draftPage === undefined ? [] : [`Page ${draftPage} says it’s a draft. Ask whether it’s the one you’d sign.`]),
  ...(unreadablePages.length === 0
    ? []
    : [
        `We couldn’t read ${formatPages(unreadablePages)}: the text is a picture or comes out garbled. Look at ${unreadablePages.length === 1 ? "it" : "them"} yourself.`,
      ]),
  ...(markedPages.length === 0
    ? []
    : [`Something was added by hand on ${formatPages(markedPages)}. We can’t read handwriting, drawings or stamps.`]),
]

/** What's never seen in any file. */
export const GENERAL_LIMITS = [
  "We can’t see drawn ticks, crossed-out words or signatures. Look at each page we name.",
  "If we didn’t find something, it may still be there.",
]
