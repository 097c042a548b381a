import type { Item } from "../figures/figures"
import type { JobAnswers } from "../job/questions"
import type { PerState, State } from "../states"

/** When an item is charged, as the start of a sentence; `null` where the item's own words already say so. */
const ITEM_ONLY_IF: Readonly<Record<Item["when"], string | PerState<string> | null>> = {
  strata: {
    NSW: "If it’s in a strata scheme",
    VIC: "If it has an owners corporation",
    QLD: "If it has a body corporate",
  },
  "off-the-plan": "If you buy off the plan",
  entity: "If a company, trust or super fund buys",
  foreign: "If any buyer is a foreign person",
  loan: "If you borrow to buy",
  mortgage: "If there’s a loan on the property you’re selling",
  always: null,
  "on-request": null,
}

export function describeFeeCondition(when: Item["when"], state: State): string | null {
  const words = ITEM_ONLY_IF[when]
  return typeof words === "string" || words === null ? words : words[state]
}

/**
 * The question that decides whether a line applies, by the line of duty or the condition of a fee. Unless someone was asked it,
 * they see no such line: a surcharge frightens, and a saving raises hopes.
 */
export const DECIDED_BY: Readonly<Record<string, keyof JobAnswers>> = {
  foreign: "foreign",
  "foreign-duty": "foreign",
  "first-home": "firstHome",
  "home-concession": "liveIn",
  pensioner: "pensioner",
}

/** When a line of duty applies, as the start of a sentence, by the line's key. */
export const DUTY_ONLY_IF: Readonly<Record<string, string>> = {
  "foreign-duty": "If every buyer is a foreign person (less if only some are)",
  "first-home": "If it’s a first home and you qualify",
  "home-concession": "If you’ll live there and you qualify",
  pensioner: "If you have a concession card and you qualify",
  "off-the-plan": "If you buy off the plan and you qualify",
}
