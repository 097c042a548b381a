import type { Answers } from "../../domain/parse/wire"
import { SALE_QUESTIONS } from "../../domain/job/questions"
import { getText } from "./form-values"

const ORDER = Object.keys(SALE_QUESTIONS)
const KIND = "propertyType"

/**
 * True when a script shows the question `name` already. Of the property sold, two questions come first: the others follow
 * once its kind is known, which takes no further press. It's only a matter of when: all that's asked is asked in the end.
 */
export function isRevealed(name: string, values: Answers): boolean {
  const [group, key = ""] = name.split(".")
  return group !== "sale" || ORDER.indexOf(key) <= ORDER.indexOf(KIND) || getText(values, `sale.${KIND}`) !== ""
}
