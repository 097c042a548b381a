import { isObject, type Answers } from "../parse/wire"
import { OUR_STATES } from "../states"
import {
  isBuying,
  isBuyingBuiltProperty,
  isBuyingDwelling,
  isBuyingAndPricedAutomatically,
  isDwelling,
  isFirstHomeForSomeBuyers,
  hasSomeForeignBuyers,
  isPricedAutomatically,
  isSelling,
  isSigned,
  canExcludeBuildingCosts,
  hasPartialFirstHomeRelief,
  hasPensionerRelief,
  never,
  wantsPhoneContact,
  type Condition,
} from "./asked-when"
import type { Kinds, Question, Questions } from "./question"

export type { Question, Questions } from "./question"

/**
 * The questions of the quote form, in the order in which it asks them. They're plain data without the rules that read answers,
 * so that a page can load them. The keys of a request, the order of errors, which questions are asked and which answers are
 * dropped, the types, the calculator's answers and the webhook's schema are derived from them.
 *
 * To add a question about the job, change four files:
 *
 * 1. Here, add its key in the form's order, with the answers it accepts, when it's asked, and the answer to assume when it's
 * left open. With `calculator` the calculator asks it too, and begins with that answer.
 * 2. In `components/form/question-words`, add its words to the right part of the form. The field is built from them. The
 * compiler reports a question without words, and an option without a label.
 * 3. Run `npx tsx tools/write-docs.ts`, which adds it to `docs/webhook/quote.requested.v1.schema.json`, where you describe it,
 * and to `docs/prices.openapi.json`.
 *
 * A test reports a step that's missing, and an order in the form that differs from this table. `domain/fees` and the folders
 * next to it decide what an answer costs. The field for a question that's also asked about the property sold is in
 * `property-fields`.
 */

/** Yes for a unit, and unsure for other homes. It isn't asked for land, farms and shops. */
const getUsualStrataAnswer = (answers: Answers): Answer => {
  if (answers.propertyType === "unit") return "yes"
  return isDwelling(answers) ? "unsure" : "no"
}

const YES_NO_UNSURE = ["yes", "no", "unsure"] as const
const yesNo = { options: YES_NO_UNSURE, otherwise: "unsure" } as const

/** For a question to all buyers: it's asked if the job can be priced automatically, and its answer is used whenever the visitor buys. */
const ofBuyers = { askedWhen: isBuyingAndPricedAutomatically, countsWhen: isBuying } as const

const PROPERTY = {
  state: { options: OUR_STATES, choose: "Choose the state that the property is in", calculator: OUR_STATES[0] },
  propertyType: {
    options: ["house", "townhouse", "unit", "land", "rural", "commercial"],
    choose: "Choose the kind of property",
    calculator: "house",
  },
  /** Strata scheme (NSW), owners corporation (VIC), body corporate (QLD). */
  strata: { options: YES_NO_UNSURE, otherwise: getUsualStrataAnswer, askedWhen: isDwelling },
  price: { kind: "price", calculator: "" },
  stage: { options: ["looking", "offer", "signed", "auction"], choose: "Choose where you’re up to" },
  contractDate: { kind: "contractDay", askedWhen: isSigned },
  settlementDate: { kind: "day", otherwise: null, askedWhen: isSigned },
} as const satisfies Record<string, Question>

/**
 * Step 1 of the form: the job. Nothing in it identifies the visitor, so it can be priced before they give contact details. When
 * `side` is `both`, the keys about the property describe the purchase.
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
    countsWhen: isBuyingBuiltProperty,
    calculator: "",
  },
  price: PROPERTY.price,
  stage: PROPERTY.stage,
  contractDate: PROPERTY.contractDate,
  settlementDate: PROPERTY.settlementDate,
  postcode: { kind: "postcode", otherwise: null },
  mortgageOnSale: {
    ...yesNo,
    askedWhen: answers => isSelling(answers) && isPricedAutomatically(answers),
    countsWhen: isSelling,
    calculator: "",
  },
  foreign: {
    options: ["none", "some", "all", "unsure"],
    choose: "Choose none, some, all or not sure",
    otherwise: "unsure",
    beforePrice: true,
    ...ofBuyers,
    calculator: "none",
  },
  foreignSharePercent: {
    kind: "percent",
    enter: "Enter the foreign buyers' share as a whole percent from 1 to 99",
    askedWhen: hasSomeForeignBuyers,
    countsWhen: answers => isBuying(answers) && answers.foreign === "some",
    calculator: "",
  },
  liveIn: { ...yesNo, ...ofBuyers, beforePrice: true, calculator: "" },
  /** `some`: not every buyer is a first home buyer. Each state has its own rules on which buyers must be, and on whose past counts. */
  firstHome: {
    options: ["yes", "some", "no", "unsure"],
    offeredWhen: { some: hasPartialFirstHomeRelief },
    choose: "Choose yes, only some of us, no or not sure",
    otherwise: "unsure",
    beforePrice: true,
    ...ofBuyers,
    calculator: "",
  },
  firstHomeSharePercent: {
    kind: "percent",
    enter: "Enter the first home buyers' share as a whole percent from 1 to 99, or leave it empty",
    otherwise: null,
    askedWhen: answers => isBuyingAndPricedAutomatically(answers) && isFirstHomeForSomeBuyers(answers),
    countsWhen: answers => isBuying(answers) && isFirstHomeForSomeBuyers(answers),
    calculator: "",
  },
  pensioner: {
    ...yesNo,
    beforePrice: true,
    askedWhen: answers => isBuyingAndPricedAutomatically(answers) && hasPensionerRelief(answers),
    countsWhen: isBuying,
    calculator: "no",
  },
  newHome: {
    options: ["new", "established", "land"],
    /** Never offered, since the kind of property already says that it's land. */
    offeredWhen: { land: never },
    choose: "Choose new home, established home or vacant land",
    otherwise: null,
    askedWhen: isBuyingDwelling,
    countsWhen: isBuying,
    calculator: "",
  },
  constructionCost: {
    kind: "money",
    enter: "Enter the building costs in dollars, like $300,000, or leave it empty",
    otherwise: null,
    askedWhen: answers => isBuyingDwelling(answers) && canExcludeBuildingCosts(answers),
    countsWhen: answers => isBuyingBuiltProperty(answers) && canExcludeBuildingCosts(answers),
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
    choose: "Choose who’s buying",
    otherwise: "people",
    ...ofBuyers,
    calculator: "people",
  },
  /** Assumed to be yes when it's left open: it's better to include the loan's registration in the total than to leave it out. */
  loan: { options: YES_NO_UNSURE, otherwise: "yes", ...ofBuyers, calculator: "yes" },
} as const satisfies Record<string, Question>

/** The questions about the property sold by someone who also buys: asked after the rest of the job, under the key `sale`. */
export const SALE_QUESTIONS = { ...PROPERTY, mortgageOnSale: yesNo } as const satisfies Record<string, Question>

/** True when the form asks about a property sold as well as the one bought. */
export const isSaleAsked: Condition = ({ side }) => side === "both"

/**
 * Step 2 of the form: the person. Without JavaScript the form shows every question, so a request may contain answers that
 * weren't needed: they're stored all the same.
 */
export const PERSON_QUESTIONS = {
  name: { kind: "text" },
  email: { kind: "text" },
  /** Whether to send the quote by email: a box that begins ticked. */
  sendEmailQuote: { kind: "tick", otherwise: true },
  contactBy: {
    options: ["email", "call", "text"],
    choose: "Choose email, a call or a text message",
    otherwise: "email",
  },
  phone: { kind: "phone", otherwise: null, askedWhen: wantsPhoneContact },
  bestTime: {
    options: ["morning", "afternoon", "evening"],
    choose: "Choose morning, afternoon or evening",
    otherwise: null,
    askedWhen: wantsPhoneContact,
  },
  note: { kind: "text", otherwise: null },
  /** Express consent to marketing: a box that begins unticked. */
  marketing: { kind: "tick", otherwise: false },
} as const satisfies Record<string, Question>

const isTableQuestionAsked = (questions: Questions, key: string, answers: Answers): boolean =>
  !Object.hasOwn(questions, key) || (questions[key]?.askedWhen?.(answers) ?? true)

/**
 * True when the form asks for `name`, given the other answers. A name that isn't a question in the tables, such as one of the
 * calculator's own, always counts as asked.
 *
 * @param name A key of the request, dotted for the property sold: `sale.strata`.
 */
export function isQuestionAsked(name: string, answers: Answers): boolean {
  const [key = "", saleKey] = name.split(".")
  if (key !== "sale")
    return isTableQuestionAsked(JOB_QUESTIONS, key, answers) && isTableQuestionAsked(PERSON_QUESTIONS, key, answers)
  const sale = isObject(answers.sale) ? answers.sale : {}
  return isSaleAsked(answers) && (saleKey === undefined || isTableQuestionAsked(SALE_QUESTIONS, saleKey, sale))
}

/** True when the form offers `option` as an answer to the job's question `name`, given the other answers. */
export function isOptionOffered(name: string, option: string, answers: Answers): boolean {
  const questions: Questions = JOB_QUESTIONS
  const question = Object.hasOwn(questions, name) ? questions[name] : undefined
  return !question || !("options" in question) || (question.offeredWhen?.[option]?.(answers) ?? true)
}

const isAnswerRelevant = (questions: Questions, key: string, answers: Answers): boolean =>
  questions[key]?.countsWhen?.(answers) ?? isTableQuestionAsked(questions, key, answers)

/** `answers` without those to questions about the job that don't apply in this case, since such answers don't count. */
export function removeIrrelevantAnswers(answers: Answers): Answers {
  const relevantEntries = Object.entries(answers).filter(([key]) => isAnswerRelevant(JOB_QUESTIONS, key, answers))
  const { sale } = answers
  if (!isObject(sale)) return Object.fromEntries(relevantEntries)
  const saleEntries = Object.entries(sale).filter(([key]) => isAnswerRelevant(SALE_QUESTIONS, key, sale))
  return { ...Object.fromEntries(relevantEntries), sale: Object.fromEntries(saleEntries) }
}

/** Request keys of the questions in the order of the form. Keys of the property sold are dotted and follow `sale` itself. */
export const FIELDS: readonly string[] = [
  ...Object.keys(JOB_QUESTIONS),
  "sale",
  ...Object.keys(SALE_QUESTIONS).map(key => `sale.${key}`),
  ...Object.keys(PERSON_QUESTIONS),
]

/** The type of an answer: one of the question's options, or the type of its kind; also `null` if there may be no answer. */
type AnswerTo<Q> =
  | (Q extends { options: readonly (infer Option)[] } ? Option : never)
  | (Q extends { kind: infer Kind extends keyof Kinds } ? Kinds[Kind] : never)
  | (Q extends { otherwise: infer Open } ? Extract<Open, null> : Q extends { askedWhen: Condition } ? null : never)

type AnswersTo<Table> = { -readonly [Key in keyof Table]: AnswerTo<Table[Key]> }

export type SaleAnswers = AnswersTo<typeof SALE_QUESTIONS>

export type PropertyAnswers = Omit<SaleAnswers, "mortgageOnSale">

/** `sale` is `null` unless `side` is `both`. */
export type JobAnswers = AnswersTo<typeof JOB_QUESTIONS> & { sale: SaleAnswers | null }

export type PersonAnswers = AnswersTo<typeof PERSON_QUESTIONS>

export type Answer = (typeof YES_NO_UNSURE)[number]
