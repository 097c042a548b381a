import { Fragment, useRef } from "react"
import { isHomeClosedToForeignBuyers } from "../../domain/job/asked-when"
import { STATE_FEATURES } from "../../domain/state-features"
import { variant } from "../../theme/variant"
import { Notice } from "../notice/notice"
import { Conditional } from "./conditional"
import { useFormBinding } from "./field-binding"
import { getAnswerText } from "./form-values"
import { QuestionField, useAnswersSoFar, useStateWording } from "./question-field"
import { BUILD_HINT, BUYER_WORDS, FIRST_HOME, PURCHASE_WORDS } from "./question-words"

/** The options in a state that decides the concession for each buyer: the answer is how many buyers qualify. */
const FIRST_HOME_HOW_MANY = { yes: "All of us", some: "Some of us", no: "None of us", unsure: "Not sure" }

const BUYER_NAMES = Object.keys(BUYER_WORDS) as (keyof typeof BUYER_WORDS)[]

/** The names of the questions in `PurchaseFields`. A mistake in one of them opens the section they're in. */
export const PURCHASE_NAMES = Object.keys(PURCHASE_WORDS) as (keyof typeof PURCHASE_WORDS)[]

/** The questions about the buyers, and a closed part with what else makes the estimate more exact. */
export function DetailFields() {
  const wrong = useStaysOpenAfterMistake(PURCHASE_NAMES)
  return (
    <Conditional name="firstHome" when="For a purchase">
      <BuyerFields />
      <details className={variant("form.more")} open={wrong || undefined}>
        <summary>Refine my estimate (optional)</summary>
        <div>
          <PurchaseFields />
        </div>
      </details>
    </Conditional>
  )
}

/**
 * For questions that are hidden until the visitor opens them: true from the first mistake in them. Hiding them again once
 * the mistake is fixed would remove the field that the visitor is typing in.
 */
export function useStaysOpenAfterMistake(names: readonly string[]): boolean {
  const { errors = [] } = useFormBinding()
  const wasWrong = useRef(false)
  wasWrong.current ||= errors.some(({ field }) => names.includes(field))
  return wasWrong.current
}

/** Questions about the buyers: the answers that affect duty most. They decide on a surcharge and on each saving. */
export function BuyerFields() {
  return BUYER_NAMES.map(name => {
    if (name === "firstHome") return <FirstHomeField key={name} />
    if (name === "liveIn") return <LiveInField key={name} />
    return <QuestionField key={name} name={name} />
  })
}

/** What else makes a purchase's estimate more exact. */
export function PurchaseFields() {
  const answers = useAnswersSoFar()
  return PURCHASE_NAMES.map(name => (
    <Fragment key={name}>
      <QuestionField name={name} />
      {name === "newHome" && (!answers || isHomeClosedToForeignBuyers(answers)) && <EstablishedHomesNotice />}
    </Fragment>
  ))
}

export function FirstHomeField() {
  const { state } = useStateWording()
  const { label, options } = BUYER_WORDS.firstHome
  return (
    <QuestionField
      name="firstHome"
      label={state ? FIRST_HOME[state] : label}
      options={state && STATE_FEATURES[state].firstHomeRelief === "of each buyer" ? FIRST_HOME_HOW_MANY : options}
    />
  )
}

export function LiveInField() {
  const { getWords } = useStateWording()
  const answers = useAnswersSoFar()
  const { label, hint } = BUYER_WORDS.liveIn
  if (!answers)
    return <QuestionField name="liveIn" hint={`${getWords(hint)} If it’s vacant land: ${getWords(BUILD_HINT)}`} />
  const isLand = getAnswerText(answers, "propertyType") === "land"
  return (
    <QuestionField
      name="liveIn"
      label={isLand ? "Will you build a home on it and live there?" : label}
      hint={isLand ? BUILD_HINT : hint}
    />
  )
}

/** Explains a federal law that's separate from duty. Its test of who is foreign differs from the states' tests. */
function EstablishedHomesNotice() {
  return (
    <Notice kind="law" title="Foreign buyers and established homes">
      <p>
        Since 1 April 2025, most foreign persons can’t buy a home that has been lived in or sold before. That’s federal
        law until at least 30 June 2029. Ask us before you make an offer or bid.
      </p>
      <p>
        Source:{" "}
        <a href="https://www.ato.gov.au/individuals-and-families/investments-and-assets/foreign-resident-investments/foreign-investment-in-australia/types-of-property-a-foreign-person-can-buy">
          Australian Taxation Office
        </a>
        , checked on 29 November 2026.
      </p>
    </Notice>
  )
}
