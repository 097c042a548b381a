import type { State } from "../states"
import reliableAnswers from "./tables/reliable-answers.json"
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
export const RELIABLE_ANSWERS = reliableAnswers as Readonly<Record<string, Partial<Record<State, MeasuredAnswer[]>>>>

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
