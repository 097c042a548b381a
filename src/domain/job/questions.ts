import { isObject, type Answers } from "../parse/wire"
import { OUR_STATES } from "../states"
import {
  isBuying,
  isBuyingBuilt,
  isBuyingDwelling,
  isBuyingPriced,
  isDwelling,
  isFirstHomeInPart,
  isForeignInPart,
  isPriced,
  isSelling,
  isSigned,
  mayLeaveOutBuilding,
  mayRelievePart,
  mayRelievePensioners,
  never,
  wantsCall,
  type Condition,
} from "./asked-when"
import type { Kinds, Question, Questions } from "./question"

export type { Question, Questions } from "./question"

/**
 * The questions of the quote form, in the order in which it asks them. Plain data without the rules that read an answer,
 * so that a page can carry it. What is sent and in which order errors are listed, what is asked and what is dropped,
 * the types, the calculator's answers and the webhook's schema follow from it.
 *
 * To add a question about the job, in four files:
 *
 * 1. Here: its key, in its place, with what it takes, when it's asked, and its answer when it's left open. With
 *    `calculator` the calculator asks it too, and begins with that answer.
 * 2. In `components/form/question-words`: its words, in the part of the form where it stands. The field follows from
 *    them. The compiler names a question without words, and an option without a label.
 * 3. `npx tsx tools/write-docs.ts` writes it into `docs/webhook/quote.requested.v1.schema.json`, where you describe it, and
 *    into `docs/prices.openapi.json`.
 *
 * A test names a step that's forgotten, and a place in the form that isn't the table's. What the answer costs is up to
 * `domain/fees` and its neighbours. A question about a property that's sold too has its field in `property-fields`.
 */

/** A unit is in a strata scheme; land without a building is not asked, and neither are farms and shops. */
const getUsualStrata = (answers: Answers): Answer => {
  if (answers.propertyType === "unit") return "yes"
  return isDwelling(answers) ? "unsure" : "no"
}

/** A question of fact. */
const YES_NO_UNSURE = ["yes", "no", "unsure"] as const
const yesNo = { options: YES_NO_UNSURE, otherwise: "unsure" } as const

/** What is asked of every buyer whose job can be priced. */
const ofBuyers = { askedWhen: isBuyingPriced, countsWhen: isBuying } as const

/** What is asked of every property, bought or sold. */
const PROPERTY = {
  state: { options: OUR_STATES, choose: "Choose the state that the property is in", calculator: OUR_STATES[0] },
  propertyType: {
    options: ["house", "townhouse", "unit", "land", "rural", "commercial"],
    choose: "Choose the kind of property",
    calculator: "house",
  },
  /** Strata scheme (NSW), owners corporation (VIC), body corporate (QLD). */
  strata: { options: YES_NO_UNSURE, otherwise: getUsualStrata, askedWhen: isDwelling },
  /** Contract price. */
  price: { kind: "price", calculator: "" },
  stage: { options: ["looking", "offer", "signed", "auction"], choose: "Choose how far along you are" },
  contractDate: { kind: "contractDay", askedWhen: isSigned },
  settlementDate: { kind: "day", otherwise: null, askedWhen: isSigned },
} as const satisfies Record<string, Question>

/**
 * Step 1 of the form: the job. Holds nothing that tells who asks, so it may be priced before any contact detail. The
 * property's keys describe the purchase when `side` is `both`.
 */
export const JOB_QUESTIONS = {
  side: {
    options: ["buying", "selling", "both"],
    choose: "Choose whether you are buying, selling or both",
    calculator: "buying",
  },
  state: PROPERTY.state,
  propertyType: PROPERTY.propertyType,
  strata: PROPERTY.strata,
  offThePlan: {
    options: YES_NO_UNSURE,
    otherwise: ({ propertyType }) => (propertyType === "land" ? "no" : "unsure"),
    askedWhen: isBuyingDwelling,
    countsWhen: isBuyingBuilt,
    calculator: "no",
  },
  price: PROPERTY.price,
  stage: PROPERTY.stage,
  contractDate: PROPERTY.contractDate,
  settlementDate: PROPERTY.settlementDate,
  postcode: { kind: "postcode", otherwise: null },
  /** `some`: not every buyer is a first home buyer. Which buyers count, and whose past, is up to the state. */
  firstHome: {
    options: ["yes", "some", "no", "unsure"],
    offeredWhen: { some: mayRelievePart },
    choose: "Choose yes, some of us, no or not sure",
    otherwise: "unsure",
    ...ofBuyers,
    calculator: "no",
  },
  /** How much of the purchase the first home buyers take. */
  firstHomeSharePercent: {
    kind: "percent",
    enter: "Enter the first home buyers' share as a whole percent from 1 to 99, or leave it empty",
    otherwise: null,
    askedWhen: answers => isBuyingPriced(answers) && isFirstHomeInPart(answers),
    countsWhen: answers => isBuying(answers) && isFirstHomeInPart(answers),
    calculator: "",
  },
  liveIn: { ...yesNo, ...ofBuyers, calculator: "yes" },
  newHome: {
    options: ["new", "established", "land"],
    /** The kind of property says it already. */
    offeredWhen: { land: never },
    choose: "Choose new home, established home or vacant land",
    otherwise: null,
    askedWhen: isBuyingDwelling,
    countsWhen: isBuying,
    calculator: "established",
  },
  pensioner: {
    ...yesNo,
    askedWhen: answers => isBuyingPriced(answers) && mayRelievePensioners(answers),
    countsWhen: isBuying,
    calculator: "no",
  },
  foreign: {
    options: ["none", "some", "all", "unsure"],
    choose: "Choose none, some, all or not sure",
    otherwise: "unsure",
    ...ofBuyers,
    calculator: "none",
  },
  /** How much of the purchase foreign persons take. */
  foreignSharePercent: {
    kind: "percent",
    enter: "Enter the foreign buyers' share as a whole percent from 1 to 99",
    askedWhen: isForeignInPart,
    countsWhen: answers => isBuying(answers) && answers.foreign === "some",
    calculator: "",
  },
  /** Building costs after the contract date. */
  constructionCost: {
    kind: "money",
    enter: "Enter the building costs in dollars, like $300,000, or leave it empty",
    otherwise: null,
    askedWhen: answers => isBuyingDwelling(answers) && mayLeaveOutBuilding(answers),
    countsWhen: answers => isBuyingBuilt(answers) && mayLeaveOutBuilding(answers),
    calculator: "",
  },
  buyers: {
    options: ["1", "2", "3+"],
    choose: "Choose 1, 2, or 3 or more",
    otherwise: "1",
    ...ofBuyers,
    calculator: "1",
  },
  entity: {
    options: ["people", "company", "trust", "smsf"],
    choose: "Choose who buys: people, a company, a trust or a super fund",
    otherwise: "people",
    ...ofBuyers,
    calculator: "people",
  },
  /** Left open it is yes: the loan's registration is better in the total than missing from it. */
  loan: { options: YES_NO_UNSURE, otherwise: "yes", ...ofBuyers, calculator: "yes" },
  mortgageOnSale: {
    ...yesNo,
    askedWhen: answers => isSelling(answers) && isPriced(answers),
    countsWhen: isSelling,
    calculator: "yes",
  },
} as const satisfies Record<string, Question>

/** The property sold beside a purchase: asked after the rest of the job, under the key `sale`. */
export const SALE_QUESTIONS = { ...PROPERTY, mortgageOnSale: yesNo } as const satisfies Record<string, Question>

/** True when the form asks about a property sold beside the one that is bought. */
export const isSaleAsked: Condition = ({ side }) => side === "both"

/**
 * Step 2 of the form: the person. Without JavaScript the form shows every question, so it may be sent with answers that it
 * didn't need to ask for: they're stored all the same.
 */
export const PERSON_QUESTIONS = {
  name: { kind: "text" },
  email: { kind: "text" },
  /** Whether the quote is to be sent by email: a box that begins ticked. */
  sendEmailQuote: { kind: "tick", otherwise: true },
  contactBy: {
    options: ["email", "call", "text"],
    choose: "Choose email, a call or a text message",
    otherwise: "email",
  },
  phone: { kind: "phone", otherwise: null, askedWhen: wantsCall },
  bestTime: {
    options: ["morning", "afternoon", "evening"],
    choose: "Choose morning, afternoon or evening",
    otherwise: null,
    askedWhen: wantsCall,
  },
  note: { kind: "text", otherwise: null },
  /** Express consent to marketing: a box that begins unticked. */
  marketing: { kind: "tick", otherwise: false },
} as const satisfies Record<string, Question>

const isKeyAsked = (questions: Questions, key: string, answers: Answers): boolean =>
  !Object.hasOwn(questions, key) || (questions[key]?.askedWhen?.(answers) ?? true)

/**
 * True when the form asks for `name`, given the other answers. What is no question of the table, such as a calculator's
 * own, always is.
 *
 * @param name A wire key, dotted for the property sold: `sale.strata`.
 */
export function isQuestionAsked(name: string, answers: Answers): boolean {
  const [key = "", saleKey] = name.split(".")
  if (key !== "sale") return isKeyAsked(JOB_QUESTIONS, key, answers) && isKeyAsked(PERSON_QUESTIONS, key, answers)
  const sale = isObject(answers.sale) ? answers.sale : {}
  return isSaleAsked(answers) && (saleKey === undefined || isKeyAsked(SALE_QUESTIONS, saleKey, sale))
}

/** True when the form offers `option` as an answer to the job's question `name`, given the other answers. */
export function isOptionOffered(name: string, option: string, answers: Answers): boolean {
  const questions: Questions = JOB_QUESTIONS
  const question = Object.hasOwn(questions, name) ? questions[name] : undefined
  return !question || !("options" in question) || (question.offeredWhen?.[option]?.(answers) ?? true)
}

const countsInCase = (questions: Questions, key: string, answers: Answers): boolean =>
  questions[key]?.countsWhen?.(answers) ?? isKeyAsked(questions, key, answers)

/** `answers` without those to questions of the job that don't arise in this case: they count for nothing. */
export function filterRelevantAnswers(answers: Answers): Answers {
  const relevantEntries = Object.entries(answers).filter(([key]) => countsInCase(JOB_QUESTIONS, key, answers))
  const { sale } = answers
  if (!isObject(sale)) return Object.fromEntries(relevantEntries)
  const saleEntries = Object.entries(sale).filter(([key]) => countsInCase(SALE_QUESTIONS, key, sale))
  return { ...Object.fromEntries(relevantEntries), sale: Object.fromEntries(saleEntries) }
}

/** Wire keys of the questions in the order of the form. Those of the property sold are dotted, behind `sale` itself. */
export const FIELDS: readonly string[] = [
  ...Object.keys(JOB_QUESTIONS),
  "sale",
  ...Object.keys(SALE_QUESTIONS).map(key => `sale.${key}`),
  ...Object.keys(PERSON_QUESTIONS),
]

/** What an answer is made of: a word of the options, or what the kind says; `null` too, where there may be none. */
type AnswerTo<Q> =
  | (Q extends { options: readonly (infer Option)[] } ? Option : never)
  | (Q extends { kind: infer Kind extends keyof Kinds } ? Kinds[Kind] : never)
  | (Q extends { otherwise: infer Open } ? Extract<Open, null> : Q extends { askedWhen: Condition } ? null : never)

type AnswersTo<Table> = { -readonly [Key in keyof Table]: AnswerTo<Table[Key]> }

/** The property sold beside a purchase, as the rules have read it. */
export type SaleAnswers = AnswersTo<typeof SALE_QUESTIONS>

/** What is asked of every property, bought or sold. */
export type PropertyAnswers = Omit<SaleAnswers, "mortgageOnSale">

/** The job as the rules have read it. `sale` is `null` unless `side` is `both`. */
export type JobAnswers = AnswersTo<typeof JOB_QUESTIONS> & { sale: SaleAnswers | null }

/** Step 2 as the rules have read it. */
export type PersonAnswers = AnswersTo<typeof PERSON_QUESTIONS>

export type Answer = (typeof YES_NO_UNSURE)[number]
