import { Fragment, useRef } from "react"
import { isHomeClosedToForeignBuyers } from "../../domain/job/asked-when"
import { STATE_FEATURES } from "../../domain/state-features"
import { variant } from "../../theme/variant"
import { Notice } from "../notice/notice"
import { Conditional } from "./conditional"
import { useFormBinding } from "./field-binding"
import { getAnswerText } from "./form-values"
import { QuestionField, useAnswersSoFar, useStateWording } from "./question-field"
import { BUILD_HINT, BUYER_WORDS, FIRST_HOME, OWNER_WORDS, type DetailQuestion } from "./question-words"

/** The options in a state that decides the concession for each buyer: the answer is how many buyers qualify. */
const FIRST_HOME_HOW_MANY = { yes: "All of us", some: "Some of us", no: "None of us", unsure: "Not sure" }

const BUYER_NAMES = Object.keys(BUYER_WORDS) as (keyof typeof BUYER_WORDS)[]

/** The names of the questions in `OwnerFields`. A mistake in one of them opens the section they're in. */
export const OWNER_NAMES = Object.keys(OWNER_WORDS) as (keyof typeof OWNER_WORDS)[]

const NAMES: readonly DetailQuestion[] = [...BUYER_NAMES, ...OWNER_NAMES, "loan"]

/** Questions that make the estimate more exact. They're hidden until the visitor opens them or an answer is invalid. */
export function DetailFields() {
  const wrong = useStaysOpenAfterMistake(NAMES)
  return (
    <>
      <Conditional name="firstHome" when="For a purchase">
        <details className={variant("form.more")} open={wrong || undefined}>
          <summary>Refine my estimate (optional)</summary>
          <div>
            <BuyerFields />
            <OwnerFields />
            <QuestionField name="loan" />
          </div>
        </details>
      </Conditional>
      <Conditional name="mortgageOnSale" when="For a sale">
        <QuestionField name="mortgageOnSale" />
      </Conditional>
    </>
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

/** Questions about the buyers and the purchase: the answers that affect duty most. */
export function BuyerFields() {
  return BUYER_NAMES.map(name => {
    if (name === "firstHome") return <FirstHomeField key={name} />
    if (name === "liveIn") return <LiveInField key={name} />
    return <QuestionField key={name} name={name} />
  })
}

/** Questions about who will own the property, and what else can change the duty. */
export function OwnerFields() {
  const answers = useAnswersSoFar()
  return OWNER_NAMES.map(name => (
    <Fragment key={name}>
      <QuestionField name={name} />
      {name === "foreignSharePercent" && (!answers || isHomeClosedToForeignBuyers(answers)) && (
        <EstablishedHomesNotice />
      )}
    </Fragment>
  ))
}

function FirstHomeField() {
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

function LiveInField() {
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
        law until at least 31 March 2027. Ask us before you make an offer or bid.
      </p>
      <p>
        Source:{" "}
        <a href="https://www.ato.gov.au/about-ato/new-legislation/in-detail/international/banning-foreign-purchases-of-established-dwellings">
          Australian Taxation Office
        </a>
        , checked on 21 November 2026.
      </p>
    </Notice>
  )
}
