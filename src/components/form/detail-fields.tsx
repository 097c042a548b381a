import { isClosedToForeigners, mayLeaveOutBuilding, mayRelievePart, mayRelievePensioners } from "../../domain/job/asked-when"
import type { JOB_QUESTIONS } from "../../domain/job/questions"
import { isOptionOffered } from "../../domain/job/questions"
import { STATE_FEATURES } from "../../domain/state-features"
import { OUR_STATES, type State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { Notice } from "../notice/notice"
import {
  BUILD_HINT,
  FIRST_HOME,
  FIRST_HOME_HINT,
  FIRST_HOME_SHARE_HINT,
  FOREIGN_HINT,
  inEveryState,
  LIVE_IN_HINT,
  type ByState,
} from "./buyer-words"
import { Conditional } from "./conditional"
import { useFormBinding } from "./field-binding"
import { getText } from "./form-values"
import { ONLY_STATE, stateToldBy } from "./our-states"
import { RadioField, YesNoField, type Option } from "./choice-fields"
import { useStaysOpen } from "./stays-open"
import { MoneyField, TextField } from "./text-fields"

type Labels<Key extends keyof typeof JOB_QUESTIONS> = (typeof JOB_QUESTIONS)[Key] extends {
  options: readonly (infer Answer extends string)[]
}
  ? Record<Answer, string>
  : never

const FIRST_HOME_YES_NO: Labels<"firstHome"> = { yes: "Yes", some: "For some of us", no: "No", unsure: "Not sure" }

/** Queensland's relief is each buyer's own, so there the answer is how many of them. */
const FIRST_HOME_HOW_MANY: Labels<"firstHome"> = {
  yes: "All of us",
  some: "Some of us",
  no: "None of us",
  unsure: "Not sure",
}

const HOME_AGES: Labels<"newHome"> = {
  new: "A new home",
  established: "An established home",
  land: "Vacant land",
}

const FOREIGN: Labels<"foreign"> = {
  none: "None of us",
  some: "Some of us",
  all: "All of us",
  unsure: "Not sure",
}

const BUYERS: Labels<"buyers"> = { "1": "One", "2": "Two", "3+": "Three or more" }

const ENTITIES: Labels<"entity"> = {
  people: "People",
  company: "A company",
  trust: "A trust",
  smsf: "A self-managed super fund",
}

const optionsOf = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The questions of `OwnerFields`: a mistake in one opens the part that they stand in. */
export const OWNER_NAMES = ["pensioner", "foreign", "foreignSharePercent", "constructionCost", "buyers", "entity"]

const NAMES = ["firstHome", "firstHomeSharePercent", "liveIn", "newHome", ...OWNER_NAMES, "loan"]

/** Questions that arise in some states only: where the firm acts in none of them, no page asks. */
const MAY_RELIEVE_PART = OUR_STATES.some(state => mayRelievePart({ state }))
export const MAY_ASK_PENSIONERS = OUR_STATES.some(state => mayRelievePensioners({ state }))
const MAY_LEAVE_OUT_BUILDING = OUR_STATES.some(state => mayLeaveOutBuilding({ state, offThePlan: "yes" }))

/** Questions that only make the figure exact: closed until asked for, open while one of them is wrong. */
export function DetailFields() {
  const { errorOf } = useFormBinding()
  const wrong = useStaysOpen(NAMES.some(name => errorOf(name) !== undefined))
  return (
    <>
      <Conditional name="firstHome" when="For a purchase">
        <details className={variant("form.more")} open={wrong || undefined}>
          <summary>Refine my estimate (optional)</summary>
          <div>
            <BuyerFields />
            <OwnerFields />
            <LoanField />
          </div>
        </details>
      </Conditional>
      <Conditional name="mortgageOnSale" when="For a sale">
        <MortgageOnSaleField />
      </Conditional>
    </>
  )
}

/** Who buys what: the answers that decide most about duty. */
export function BuyerFields() {
  return (
    <>
      <FirstHomeFields />
      <LiveInField />
      <NewHomeField />
    </>
  )
}

/** Who will own it, and what else can change the duty. */
export function OwnerFields() {
  return (
    <>
      <PensionerField />
      <ForeignFields />
      <ConstructionCostField />
      <BuyersField />
      <EntityField />
    </>
  )
}

/** The answers so far, as far as a form can act on them: without a script, whatever they are may have changed since. */
function useAnswersSoFar() {
  const { dependents, useValues } = useFormBinding()
  const values = useValues()
  return dependents === "when-asked" ? values : null
}

/** Words of the purchase's state, or of each of the firm's where the form can't tell which it is. */
function useWordsOfState(): { state: State | null; wordsOf: (words: ByState) => string } {
  const state = stateToldBy(getText(useAnswersSoFar() ?? {}, "state"))
  return state ? { state, wordsOf: words => words[state] } : { state: null, wordsOf: inEveryState }
}

/** The options of a question that the answers so far allow. */
function useOfferedOptions(name: string, labels: Readonly<Record<string, string>>): Option[] {
  const answers = useAnswersSoFar() ?? (ONLY_STATE && { state: ONLY_STATE })
  const options = optionsOf(labels)
  return answers ? options.filter(({ value }) => isOptionOffered(name, value, answers)) : options
}

/** Whether it's a first home, as the state counts that, and how much of it the first home buyers take. */
export function FirstHomeFields() {
  const { state, wordsOf } = useWordsOfState()
  const options = useOfferedOptions("firstHome", state && STATE_FEATURES[state].firstHomeRelief === "of each buyer" ? FIRST_HOME_HOW_MANY : FIRST_HOME_YES_NO)
  return (
    <>
      <RadioField
        name="firstHome"
        label={state ? FIRST_HOME[state] : "Is this a first home?"}
        hint={wordsOf(FIRST_HOME_HINT)}
        options={options}
      />
      {MAY_RELIEVE_PART && (
        <Conditional name="firstHomeSharePercent" when="If it’s the first home for some buyers">
          <PercentField
            name="firstHomeSharePercent"
            label="What percentage will the first home buyers own? (optional)"
            hint={wordsOf(FIRST_HOME_SHARE_HINT)}
          />
        </Conditional>
      )}
    </>
  )
}

/** Whether they will live there; on vacant land, in what they build. */
export function LiveInField() {
  const { wordsOf } = useWordsOfState()
  const answers = useAnswersSoFar()
  const isLand = getText(answers ?? {}, "propertyType") === "land"
  const hint = wordsOf(isLand ? BUILD_HINT : LIVE_IN_HINT)
  return (
    <YesNoField
      name="liveIn"
      label={isLand ? "Will you build a home on it and live there?" : "Will you live in it?"}
      hint={answers ? hint : `${hint} If it’s vacant land: ${wordsOf(BUILD_HINT)}`}
    />
  )
}

/** Whether the home is new. */
export function NewHomeField() {
  const options = useOfferedOptions("newHome", HOME_AGES)
  return (
    <Conditional name="newHome" when="For a house, a townhouse or a unit">
      <RadioField
        name="newHome"
        label="Is the home new or established?"
        hint="A new home is one that nobody has lived in or bought as a home before."
        options={options}
      />
    </Conditional>
  )
}

/** Whether a buyer has a concession card, where that changes the duty. */
export function PensionerField() {
  if (!MAY_ASK_PENSIONERS) return null
  return (
    <Conditional name="pensioner" when={ONLY_STATE ? undefined : "If you buy in Victoria"}>
      <YesNoField name="pensioner" label="Does any buyer have a pensioner concession card?" />
    </Conditional>
  )
}

/** Whether foreign persons buy, as the state counts that, how much of it, and when federal law is in their way. */
export function ForeignFields() {
  const { wordsOf } = useWordsOfState()
  const answers = useAnswersSoFar()
  return (
    <>
      <RadioField
        name="foreign"
        label="Is any buyer a foreign person?"
        hint={wordsOf(FOREIGN_HINT)}
        options={optionsOf(FOREIGN)}
      />
      <Conditional name="foreignSharePercent" when="If some buyers are foreign persons">
        <PercentField name="foreignSharePercent" label="What percentage will foreign buyers own?" />
      </Conditional>
      {(!answers || isClosedToForeigners(answers)) && <EstablishedHomesNotice />}
    </>
  )
}

/** Federal law, apart from duty: its test of who is foreign is another than the state's. */
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

/** Building costs that Victoria may leave out. */
export function ConstructionCostField() {
  if (!MAY_LEAVE_OUT_BUILDING) return null
  return (
    <Conditional
      name="constructionCost"
      when={ONLY_STATE ? "If you buy off the plan" : "If you buy off the plan in Victoria"}
    >
      <MoneyField
        name="constructionCost"
        label="What will be built after the contract date, in dollars? (optional)"
        hint="The vendor’s statement or the contract gives the building cost. Victoria may take it off the value."
      />
    </Conditional>
  )
}

export function BuyersField() {
  return <RadioField name="buyers" label="How many buyers are there?" options={optionsOf(BUYERS)} />
}

export function EntityField() {
  return <RadioField name="entity" label="Who will own it?" options={optionsOf(ENTITIES)} />
}

export function LoanField() {
  return <YesNoField name="loan" label="Will you borrow to buy it?" />
}

export function MortgageOnSaleField() {
  return <YesNoField name="mortgageOnSale" label="Is there a loan on the property you’re selling?" />
}

function PercentField(props: { name: string; label: string; hint?: string }) {
  return <TextField {...props} inputMode="numeric" autoComplete="off" />
}
