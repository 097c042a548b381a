import * as v from "valibot"
import { price } from "./property"
import { ANSWERS, BUYER_COUNTS, ENTITIES, FOREIGN, HOME_AGES, SIDES } from "./quote-request-types"
import { answer, choice, fault, missing, notText, read, type Reading } from "./reading"
import type { Answers } from "./wire"

const YES_NO = "Choose yes, no or not sure"
const ENTER_SHARE = "Enter the foreign buyers' share as a whole percent from 1 to 99"

const parseShare = (sent: unknown): Reading<number> => {
  if (typeof sent !== "string" && typeof sent !== "number") return notText
  const share = /^([1-9]\d?) ?%?$/.exec(String(sent).trim())
  return share ? read(Number(share[1])) : fault("percent", ENTER_SHARE)
}

const yesNo = (otherwise: (typeof ANSWERS)[number]) => v.optional(choice(ANSWERS, YES_NO), otherwise)

/** A mortgage on the property sold. Asked of every seller. */
export const mortgageOnSale = yesNo("unsure")

/**
 * What is asked of the job besides the property. A question left open is `unsure`, except that one person buys, in
 * their own name and with a loan: the loan's registration is better in the total than missing from it.
 */
export const jobSchema = (answers: Answers) => {
  const share = answer(parseShare)
  return v.object(
    {
      side: choice(SIDES, "Choose whether you are buying, selling or both"),
      offThePlan: yesNo(answers.propertyType === "land" ? "no" : "unsure"),
      firstHome: yesNo("unsure"),
      liveIn: yesNo("unsure"),
      newHome: v.nullish(choice(HOME_AGES, "Choose new home, established home or vacant land"), null),
      foreign: v.optional(choice(FOREIGN, "Choose none, some, all or not sure"), "unsure"),
      foreignSharePercent: answers.foreign === "some" ? share : v.nullish(share, null),
      pensioner: yesNo("unsure"),
      constructionCost: v.nullish(price, null),
      buyers: v.optional(choice(BUYER_COUNTS, "Choose 1, 2, or 3 or more"), "1"),
      entity: v.optional(choice(ENTITIES, "Choose who buys: people, a company, a trust or a super fund"), "people"),
      loan: yesNo("yes"),
      mortgageOnSale,
    },
    missing({ side: "Choose whether you are buying, selling or both", foreignSharePercent: ENTER_SHARE }),
  )
}
