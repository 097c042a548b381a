import { readFileSync, rmSync } from "node:fs"
import { dirname } from "node:path"
import type { Practice } from "../../src/domain/content/practices"
import { type Answers, parseRebrandAnswers } from "../rebrand/answers"
import { findFalseClaimsInContent } from "../rebrand/mentions/check-mentions"
import { formatFinding } from "../rebrand/mentions/seen-text"
import { createRebrandedContentCopy } from "../rebrand/prepare"
import { runMainAndPrintError } from "../run-command"

const BEGUN_WITH = "tools/rebrand/firms/victoria.yaml"

const createPractice = (
  state: Practice["state"],
  as: Practice["as"] = "licensed conveyancer",
  practitioner: Practice["practitioner"] = "conveyancer",
): Practice => ({ state, as, registration: { register: "The register", number: "1" }, practitioner })

const FIRMS: Readonly<Record<string, Answers["states"]>> = {
  "a licensed conveyancer in New South Wales": [createPractice("NSW")],
  "a licensed conveyancer in New South Wales and Victoria": [createPractice("NSW"), createPractice("VIC")],
  "a licensed conveyancer in Victoria that's a law practice in Queensland": [
    createPractice("VIC"),
    createPractice("QLD", "law practice", "lawyer"),
  ],
}

async function findTextProblemsAfterRebrand(states: Answers["states"]): Promise<string[]> {
  const result = parseRebrandAnswers(readFileSync(BEGUN_WITH, "utf8"))
  if (!result.ok) throw new Error(`${BEGUN_WITH} isn't right`)
  const address = `1 Test Street, Testtown ${states[0]?.state ?? ""} 2000`
  const answers = { ...result.value, states, address, mark: undefined, fees: undefined }
  const input = { given: answers, read: { ok: true as const, value: answers }, readMark: () => "" }
  const copy = await createRebrandedContentCopy("content", input, async (_file, text) => text)
  if (!copy.ok) return copy.problems
  const findings = findFalseClaimsInContent(".", copy.content).map(formatFinding)
  rmSync(dirname(copy.content), { recursive: true })
  return findings
}

/** A number as the argument chooses one of the firms. */
async function checkTextsAfterTestRebrands(): Promise<void> {
  const [seed] = process.argv.slice(2).map(Number)
  const firms = Object.entries(FIRMS).filter((_, n, all) => seed === undefined || n === Math.abs(seed) % all.length)
  for (const [firm, states] of firms) {
    const wrong = await findTextProblemsAfterRebrand(states)
    if (wrong.length > 0) process.exitCode = 1
    process.stdout.write(`As ${firm}: ${wrong.length} wrong\n${wrong.map(line => `  ${line}\n`).join("")}`)
  }
}

void runMainAndPrintError(checkTextsAfterTestRebrands)
