import type { Item } from "../figures/figures"
import type { PerState, State } from "../states"

const STRATA_ONLY_IF: PerState<string> = {
  NSW: "If it’s in a strata scheme",
  VIC: "If it has an owners corporation",
  QLD: "If it has a body corporate",
}

/** When an item is charged, as the start of a sentence; `undefined` for what its own words already say. */
export function describeItemCondition(when: Item["when"], state: State): string | undefined {
  switch (when) {
    case "strata":
      return STRATA_ONLY_IF[state]
    case "off-the-plan":
      return "If you buy off the plan"
    case "entity":
      return "If a company, trust or super fund buys"
    case "foreign":
      return "If any buyer is a foreign person"
    case "loan":
      return "If you borrow to buy"
    case "mortgage":
      return "If there’s a loan on the property you’re selling"
    case "always":
    case "on-request":
      return undefined
    default: {
      const unreachable: never = when
      return unreachable
    }
  }
}

/** The same for lines of duty, by their keys. */
export const DUTY_ONLY_IF: Readonly<Record<string, string>> = {
  "foreign-duty": "If every buyer is a foreign person (less if only some are)",
  "first-home": "If it’s a first home and you qualify",
  "home-concession": "If you’ll live there and you qualify",
  pensioner: "If you have a concession card and you qualify",
  "off-the-plan": "If you buy off the plan and you qualify",
}
