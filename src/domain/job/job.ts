import * as v from "valibot"
import type { IsoDate } from "../iso-date"
import {
  answer,
  choice,
  errorsOf,
  err,
  missing,
  notText,
  parseWith,
  ok,
  type Parsed,
  type ParseResult,
} from "../parse/parse-result"
import { isObject, keys, type Answers, type Shape } from "../parse/wire"
import { ANSWERS, BUYER_COUNTS, ENTITIES, FOREIGN, HOME_AGES, SIDES, type JobAnswers } from "./job-types"
import { price, propertySchema } from "./property"

const DAY = keys(["day", "month", "year"])
const PROPERTY: Shape = {
  ...keys(["state", "propertyType", "strata", "price", "stage"]),
  contractDate: DAY,
  settlementDate: DAY,
}

/** What only a buyer is asked. */
const BUYER_KEYS =
  "offThePlan firstHome liveIn newHome foreign foreignSharePercent pensioner constructionCost buyers entity loan".split(
    " ",
  )

/** The keys that the job of a request may have, those of the property sold among them. */
export const JOB_KEYS: Shape = {
  side: true,
  ...PROPERTY,
  ...keys([...BUYER_KEYS, "mortgageOnSale"]),
  sale: { ...PROPERTY, mortgageOnSale: true },
}

const without = (answers: Answers, dropped: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => !dropped.includes(key)))

const HAS_STRATA: readonly unknown[] = ["house", "townhouse", "unit"]

/** `property` without the answers to questions that the form does not ask about it. */
const visibleOfProperty = (property: Answers): Answers =>
  without(property, [
    ...(HAS_STRATA.includes(property.propertyType) ? [] : ["strata"]),
    ...(property.stage === "signed" ? [] : ["contractDate", "settlementDate"]),
  ])

/** `answers` without those to questions that the form hides in this case: a hidden answer counts for nothing. */
export function visibleAnswers(answers: Answers): Answers {
  const { side, state, propertyType, offThePlan, foreign, sale } = answers
  const built = propertyType !== "land"
  const kept = without(visibleOfProperty(answers), [
    ...(side === "selling" ? BUYER_KEYS : ["mortgageOnSale"]),
    ...(built ? [] : ["offThePlan"]),
    ...(built && offThePlan === "yes" && state === "VIC" ? [] : ["constructionCost"]),
    ...(foreign === "some" ? [] : ["foreignSharePercent"]),
  ])
  return isObject(sale) ? { ...kept, sale: visibleOfProperty(sale) } : kept
}

const YES_NO = "Choose yes, no or not sure"
const ENTER_SHARE = "Enter the foreign buyers' share as a whole percent from 1 to 99"

const parseShare = (sent: unknown): ParseResult<number> => {
  if (typeof sent !== "string" && typeof sent !== "number") return notText
  const share = /^([1-9]\d?) ?%?$/.exec(String(sent).trim())
  return share ? ok(Number(share[1])) : err("percent", ENTER_SHARE)
}

const yesNo = (otherwise: (typeof ANSWERS)[number]) => v.optional(choice(ANSWERS, YES_NO), otherwise)

/** A mortgage on the property sold. Asked of every seller. */
const mortgageOnSale = yesNo("unsure")

/**
 * What is asked of the job besides the property. A question left open is `unsure`, except that one person buys, in
 * their own name and with a loan: the loan's registration is better in the total than missing from it.
 */
const jobSchema = (answers: Answers) => {
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

const saleError = (code: string, message: string): Parsed<null> => ({
  ok: false,
  errors: [{ field: "sale", code, message }],
})

const saleOnly = v.object({ mortgageOnSale }, missing({}))

/** The property sold: needed when the visitor buys and sells, refused otherwise. */
function saleOf({ side, sale }: Answers, today: IsoDate): Parsed<JobAnswers["sale"]> {
  if (side !== "both")
    return sale === undefined
      ? { ok: true, value: null }
      : saleError("not-asked", "Describe a sale only when you buy and sell")
  if (sale === undefined) return saleError("required", "Describe the property that you sell")
  if (typeof sale !== "object" || sale === null || Array.isArray(sale))
    return saleError("type", "This must be a group of answers")
  const property = parseWith(propertySchema({ ...sale }, today), sale, "sale")
  const rest = parseWith(saleOnly, sale, "sale")
  if (property.ok && rest.ok) return { ok: true, value: { ...property.value, ...rest.value } }
  return { ok: false, errors: errorsOf(property, rest) }
}

/** The job of a form, given the answers to the questions it asks. @param today The day by which contract dates are judged. */
export function jobOf(answers: Answers, today: IsoDate): Parsed<JobAnswers> {
  const property = parseWith(propertySchema(answers, today), answers)
  const job = parseWith(jobSchema(answers), answers)
  const sale = saleOf(answers, today)
  if (!property.ok || !job.ok || !sale.ok) return { ok: false, errors: errorsOf(property, job, sale) }
  const value: JobAnswers = { ...job.value, ...property.value, sale: sale.value }
  if (value.price !== null && value.constructionCost !== null && value.constructionCost >= value.price)
    return {
      ok: false,
      errors: [{ field: "constructionCost", code: "over-price", message: "Enter building costs below the price" }],
    }
  return { ok: true, value }
}
