import * as v from "valibot"
import type { IsoDate } from "../iso-date"
import { parseContractDay, parseDay } from "../parse/day"
import { answer, choice, err, issueText, missing, ok, typed, type ParseResult } from "../parse/parse-result"
import type { Answers } from "../parse/wire"
import { isState, type State } from "../states"
import { ANSWERS, PROPERTY_TYPES, STAGES, type Answer, type PropertyAnswers, type PropertyType } from "./job-types"
import { ENTER_PRICE, parsePrice } from "./price"

const CHOOSE = {
  state: "Choose the state that the property is in",
  propertyType: "Choose the kind of property",
  stage: "Choose how far along you are",
}
const ENTER_CONTRACT_DATE = "Enter the date of the contract, like 3 March 2026"

const ELSEWHERE = ["other", "ACT", "SA", "WA", "TAS", "NT"]

const parseState = (text: string): ParseResult<State> => {
  if (isState(text)) return ok(text)
  if (!ELSEWHERE.includes(text)) return err("choice", CHOOSE.state)
  return err(
    "other-state",
    "We act in New South Wales, Victoria and Queensland only. The law society of the property's own state or territory lists solicitors there who do conveyancing",
  )
}

/** A price in cents from what somebody typed. */
export const price = typed(text => {
  const parsed = parsePrice(text)
  return parsed.ok ? ok(parsed.cents) : parsed
})

/** A unit is in a strata scheme; land without a building is not asked, and neither are farms and shops. */
const usualStrata = (type: PropertyType): Answer => {
  if (type === "unit") return "yes"
  return type === "house" || type === "townhouse" ? "unsure" : "no"
}

/** What is asked of a property, given what was answered. Two days are judged together once both can be read. */
export function propertySchema(answers: Answers, today: IsoDate) {
  const contractDay = answer(sent => parseContractDay(sent, today))
  const required = { ...CHOOSE, price: ENTER_PRICE, contractDate: ENTER_CONTRACT_DATE }
  return v.pipe(
    v.object(
      {
        state: typed(parseState),
        propertyType: choice(PROPERTY_TYPES, CHOOSE.propertyType),
        strata: v.optional(choice(ANSWERS, "Choose yes, no or not sure")),
        price: v.nullable(price),
        stage: choice(STAGES, CHOOSE.stage),
        contractDate: answers.stage === "signed" ? contractDay : v.optional(contractDay),
        settlementDate: v.optional(answer(parseDay)),
      },
      missing(required),
    ),
    v.forward(
      v.partialCheck(
        [["contractDate"], ["settlementDate"]],
        ({ contractDate, settlementDate }) => !contractDate || !settlementDate || contractDate <= settlementDate,
        issueText("before-contract", "Enter a settlement date that is not before the contract date"),
      ),
      ["settlementDate"],
    ),
    v.transform((property): PropertyAnswers => ({
      ...property,
      strata: property.strata ?? usualStrata(property.propertyType),
      contractDate: property.contractDate ?? null,
      settlementDate: property.settlementDate ?? null,
    })),
  )
}
