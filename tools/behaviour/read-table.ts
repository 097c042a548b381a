import { createHash } from "node:crypto"

export type Proof = { file: string; title: string }

/** A sentence of the specification or a fault of the fault plan, with its tests or the reason why no test can prove it. */
export type Row = { section: string; number: number; sentence: string; proofs: Proof[]; reason: string | null }

const NO_TEST = "No test: "

export function parseSpecificationTables(markdown: string): Row[] {
  return markdown.split("\n").flatMap(line => {
    const cells = line.split(/(?<!\\)\|/).map(cell => cell.replaceAll("\\|", "|").trim())
    const [, place = "", sentence = "", proved = ""] = cells
    const [, section, number] = /^(\d+|[A-Z])\.(\d+)$/.exec(place) ?? []
    if (!section || !number) return []
    return [
      { section, number: Number(number), sentence, proofs: parseTestNames(proved), reason: parseNoTestReason(proved) },
    ]
  })
}

const parseTestNames = (cell: string): Proof[] =>
  [...cell.matchAll(/`([^`]+?) :: ([^`]+)`/g)].map(([, file = "", title = ""]) => ({ file, title }))

const parseNoTestReason = (cell: string): string | null =>
  cell.startsWith(NO_TEST) ? cell.slice(NO_TEST.length) : null

/** A hash of the letters and digits only, so that it doesn't change with spacing, punctuation or markup. */
export const hashLettersAndDigits = (text: string): string =>
  createHash("sha256")
    .update(text.replace(/[^A-Za-z0-9]/g, ""))
    .digest("hex")
