import type { State } from "../states"
import type { Answer, ContractFindings, Finding } from "./findings"

export type MeasuredAnswer = Exclude<Answer, "unsure">

/** How often an answer has to be right on contracts that the rules weren't made with, as a share. */
export const REQUIRED_PRECISION: Readonly<Record<MeasuredAnswer, number>> = { found: 0.98, blank: 0.95, missing: 0.98 }

/** In how many cases an item has to be found, in all states together, before its "found" is relied on. */
export const LEAST_CASES = 200

/**
 * By item and state, the answers that reached that on the even-numbered layouts of `src/testing/contracts/held-out` (measured
 * on 2026-11-29; a test measures it anew). No other answer is given.
 */
export const RELIABLE_ANSWERS: Readonly<Record<string, Readonly<Partial<Record<State, readonly MeasuredAnswer[]>>>>> = {
  edition: { NSW: ["found"], VIC: ["found"], QLD: ["found"] },
  seller: { VIC: ["found"], QLD: ["found"] },
  buyer: { NSW: ["found", "blank"], VIC: ["found", "blank"], QLD: ["found"] },
  land: { NSW: ["found"], VIC: ["found"] },
  price: { NSW: ["found", "blank"], VIC: ["found"], QLD: ["found", "blank"] },
  deposit: { NSW: ["found", "blank"], VIC: ["found", "blank"], QLD: ["found", "blank"] },
  "contract-date": { NSW: ["blank"], VIC: ["found", "blank"], QLD: ["found", "blank"] },
  "settlement-date": { NSW: ["found"], VIC: ["found"], QLD: ["found", "blank"] },
  finance: { NSW: ["missing"], QLD: ["blank"] },
  inspection: { NSW: ["missing"], QLD: ["blank"] },
  "cooling-off": { NSW: ["found", "missing"], VIC: ["found"], QLD: ["found"] },
  waiver: { NSW: ["blank", "missing"], QLD: ["missing"] },
  "special-conditions": { NSW: ["found", "missing"], VIC: ["found"] },
  "deposit-release": { VIC: ["missing"], QLD: ["missing"] },
  "sunset-date": { NSW: ["missing"], VIC: ["missing"], QLD: ["missing"] },
  "default-interest": { NSW: ["missing"], VIC: ["missing"], QLD: ["missing"] },
  inclusions: { NSW: ["found"], VIC: ["found"], QLD: ["found", "blank", "missing"] },
  "title-search": { NSW: ["found", "missing"], VIC: ["found"], QLD: ["found", "missing"] },
  plan: { NSW: ["missing"], VIC: ["missing"], QLD: ["missing"] },
  "instrument-88b": { NSW: ["missing"] },
  "planning-certificate": { NSW: ["missing"], VIC: ["missing"] },
  "sewer-diagram": { NSW: ["missing"] },
  "pool-certificate": { NSW: ["missing"], QLD: ["missing"] },
  "building-insurance": { NSW: ["missing"] },
  "strata-documents": { NSW: ["missing"], VIC: ["missing"], QLD: ["missing"] },
  "rates-certificates": { VIC: ["missing"] },
  "due-diligence-checklist": { VIC: ["missing"] },
  "owner-builder-report": { VIC: ["missing"] },
  s32b: { VIC: ["missing"] },
  s32f: { VIC: ["missing"] },
  s32g: { VIC: ["missing"] },
  "form-2": { QLD: ["missing"] },
  "form-2-part-1": { QLD: ["missing"] },
  "form-2-part-2": { QLD: ["missing"] },
  "form-2-part-3": { QLD: ["missing"] },
  "form-2-part-4": { QLD: ["missing"] },
  "form-2-part-5": { QLD: ["missing"] },
  "form-2-part-6": { QLD: ["missing"] },
}

/** An answer that isn't relied on becomes one that only says on which pages the item is mentioned. */
function hideUnreliableAnswer(finding: Finding, state: State): Finding {
  const { item, answer, mentions } = finding
  const isReliable = answer === "unsure" || RELIABLE_ANSWERS[item]?.[state]?.includes(answer)
  return isReliable ? finding : { item, answer: "unsure", mentions }
}

export const hideUnreliableAnswers = (contract: ContractFindings): ContractFindings => {
  const { state, findings } = contract
  return state ? { ...contract, findings: findings.map(finding => hideUnreliableAnswer(finding, state)) } : contract
}
