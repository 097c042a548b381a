import { answer, createReading } from "./answer"
import { listLines, listSections, type ContractParts } from "./contract-parts"
import { calculateDepositShare } from "./deposit-share"
import type { Finding } from "./findings"
import { isLabel, PATTERNS } from "./label-words"
import { readLabelled } from "./labels"
import { parseDeposit, parseMoney, type Parsed } from "./parse-values"
import { joinParts, readFront } from "./read-front"
import { plainText } from "./text-lines"

const MAX_DEPOSIT_SHARE = 0.2

export const findPrice = (parts: ContractParts): Finding => answer("price", readFront(parts, "price", parseMoney))

/** A part of the deposit, which some forms print behind its amount: `$1,000 | Initial deposit payable on`. */
function readDepositPart(parts: ContractParts, label: "initial-deposit" | "balance-deposit"): Finding {
  const behind = listSections(parts, "front").flatMap(({ lines }) =>
    readLabelled(label, lines).flatMap(text => {
      const at = text.line.cells.findIndex(cell => PATTERNS[label].test(plainText(cell.text)))
      const before = text.line.cells.slice(0, at)
      const labelAt = before.findLastIndex(cell => isLabel(cell.text))
      const cells = before.slice(labelAt + 1)
      // An amount behind another label, or before a label with an amount of its own, is another one.
      const isOther = labelAt >= 0 && !PATTERNS.deposit.test(plainText(before[labelAt]?.text ?? ""))
      const amount = isOther || typeof parsePart(text.text) !== "string" ? "" : cells.map(cell => cell.text).join(" ")
      const sentence = plainText(text.line.text)
      return amount === ""
        ? []
        : (createReading({ ...text, cells, text: amount, sentence, isSeparate: true, isRow: false }, parsePart) ?? [])
    }),
  )
  return answer("deposit", behind.length > 0 ? behind : readFront(parts, label, parsePart))
}

const parsePart = (text: string): Parsed => (/^nil\.?$/i.test(text.trim()) ? { value: "Nil" } : parseMoney(text))

/** Finds the deposit, in one part or two. More than a fifth of the price isn't sure. */
export function findDeposit(parts: ContractParts): Finding {
  const whole = answer("deposit", readFront(parts, "deposit", parseDeposit))
  const initial = readDepositPart(parts, "initial-deposit")
  const rest = readDepositPart(parts, "balance-deposit")
  // A second part whose label is there but can't be read may hold more money.
  const isTwoParts = listLines(parts, "front").some(({ text }) =>
    /^(?:item )?[\d. ]{0,5}balance(?: (?:of )?(?:the )?deposit|$| \$)/i.test(text),
  )
  if (initial.answer === "found" && rest.answer === "missing" && isTwoParts)
    return { item: "deposit", answer: "unsure", mentions: initial.mentions }
  const isOnePart = rest.answer === "missing" || (initial.answer === "found" && rest.value === "Nil")
  const inParts = joinParts("deposit", {
    "initial deposit": initial.answer === "missing" && !isOnePart ? whole : initial,
    ...(!isOnePart && { "balance deposit": rest }),
  })
  // A part that's blank beside a deposit that's filled in may be another word for it.
  const isRival = inParts.answer === "blank" && initial.answer !== "missing" && whole.answer === "found"
  const byParts: Finding = isRival ? { item: "deposit", answer: "unsure", mentions: inParts.mentions } : inParts
  const finding = initial.answer === "missing" && rest.answer !== "found" ? whole : byParts
  const share = calculateDepositShare([finding, findPrice(parts)]) ?? 0
  return share > MAX_DEPOSIT_SHARE ? { item: "deposit", answer: "unsure", mentions: finding.mentions } : finding
}
