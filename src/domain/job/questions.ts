import type { IsoDate } from "../iso-date"
import type { Cents } from "../money/money"
import { isObject, type Answers } from "../parse/wire"
import { isState, STATES, type State } from "../states"

/**
 * The questions of the quote form, in the order in which it asks them. Plain data without the rules that read an answer,
 * so that a page can carry it. What is sent and in which order errors are listed, what is asked and what is dropped,
 * the types, the calculator's answers and the webhook's schema follow from it.
 *
 * To add a question about the job:
 *
 * 1. Here: its key, in its place, with what it takes, when it's asked, and its answer when it's left open. With
 *    `calculator` the calculator asks it too, and begins with that answer.
 * 2. In `components/form/detail-fields.tsx` its words. The calculator shows the same fields.
 * 3. `npx tsx tools/webhook-docs.ts` writes it into `docs/webhook/quote.requested.v1.schema.json`; describe it there.
 * 4. In `domain/lead/quote-request.test.ts` what is made of it.
 *
 * The compiler or a test names whatever is forgotten. What the answer costs is up to `domain/fees` and its neighbours.
 */
export type Question = {
  /** When it's asked, given the other answers about the same property; always when there's no such rule. */
  askedWhen?: (answers: Answers) => boolean
  /**
   * When an answer counts that was given all the same; as `askedWhen` when there's no such rule. Without JavaScript the
   * form asks a buyer everything, and whoever prices a farm or a shop by hand must not be told something else.
   */
  countsWhen?: (answers: Answers) => boolean
  /**
   * The answer when it's left open, or not asked. Without it an answer is required of whoever is asked. A function may
   * look at required answers only.
   */
  otherwise?: string | boolean | null | ((answers: Answers) => string)
  /** What the calculator begins with; blank for nothing. Without it the calculator doesn't ask. */
  calculator?: string
} & (
  | {
      options: readonly string[]
      /** How to mend an answer that is none of the options, where they aren't yes, no and not sure. */
      choose?: string
    }
  | { kind: keyof Kinds }
)

/** What becomes of an answer of each kind that people type. */
type Kinds = {
  /** Cents including GST; `null` while it isn't known, which is an answer too. */
  price: Cents | null
  money: Cents
  /** Whole percent, 1 to 99. */
  percent: number
  /** A day about which a contract date is judged: not in the future, nor long ago. */
  contractDay: IsoDate
  day: IsoDate
  text: string
  /** `typed` is what the visitor wrote; `e164` is `null` when it could not be read as a number. */
  phone: { typed: string; e164: string | null }
  tick: boolean
}

type Condition = (answers: Answers) => boolean

const isBuying: Condition = ({ side }) => side === "buying" || side === "both"
const isDwelling: Condition = ({ propertyType: type }) => type === "house" || type === "townhouse" || type === "unit"
/** A farm or a shop is priced by hand, so what makes a price exact isn't asked. */
const isPriced: Condition = ({ propertyType: type }) => type !== "rural" && type !== "commercial"
const isBuyingPriced: Condition = answers => isBuying(answers) && isPriced(answers)
const isSigned: Condition = ({ stage }) => stage === "signed"
const isBuyingDwelling: Condition = answers => isBuying(answers) && isDwelling(answers)
/** Where duty may leave out what is built after the contract. Its words in `detail-fields.tsx` name the state. */
const LEAVES_OUT_BUILDING: Record<State, boolean> = { NSW: false, VIC: true, QLD: false }
const mayLeaveOutBuilding: Condition = ({ state, offThePlan }) =>
  offThePlan === "yes" && isState(state) && LEAVES_OUT_BUILDING[state]
const isForeignInPart: Condition = answers => isBuyingPriced(answers) && answers.foreign === "some"
const isBuyingBuilt: Condition = answers => isBuying(answers) && answers.propertyType !== "land"
const isSelling: Condition = ({ side }) => side === "selling"
const wantsCall: Condition = ({ contactBy }) => contactBy === "call" || contactBy === "text"

/** A unit is in a strata scheme; land without a building is not asked, and neither are farms and shops. */
const usualStrata = (answers: Answers): Answer => {
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
  state: { options: STATES, choose: "Choose the state that the property is in", calculator: "NSW" },
  propertyType: {
    options: ["house", "townhouse", "unit", "land", "rural", "commercial"],
    choose: "Choose the kind of property",
    calculator: "house",
  },
  /** Strata scheme (NSW), owners corporation (VIC), body corporate (QLD). */
  strata: { options: YES_NO_UNSURE, otherwise: usualStrata, askedWhen: isDwelling },
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
  firstHome: { ...yesNo, ...ofBuyers, calculator: "no" },
  liveIn: { ...yesNo, ...ofBuyers, calculator: "yes" },
  newHome: {
    options: ["new", "established", "land"],
    choose: "Choose new home, established home or vacant land",
    otherwise: null,
    ...ofBuyers,
    calculator: "established",
  },
  pensioner: { ...yesNo, ...ofBuyers, calculator: "no" },
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
    askedWhen: isForeignInPart,
    countsWhen: answers => isBuying(answers) && answers.foreign === "some",
    calculator: "",
  },
  /** Building costs after the contract date. */
  constructionCost: {
    kind: "money",
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
 * Step 2 of the form: the person. Whoever can't be shown only what is asked, for want of JavaScript, may answer more. A
 * detail that is given so is kept.
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
  postcode: { kind: "text", otherwise: null },
  note: { kind: "text", otherwise: null },
  /** Express consent to marketing: a box that begins unticked. */
  marketing: { kind: "tick", otherwise: false },
} as const satisfies Record<string, Question>

export type Questions = Readonly<Record<string, Question>>

const isAskedIn = (questions: Questions, key: string, answers: Answers): boolean =>
  !Object.hasOwn(questions, key) || (questions[key]?.askedWhen?.(answers) ?? true)

/**
 * True when the form asks for `name`, given the other answers. What is no question of the table, such as a calculator's
 * own, always is.
 *
 * @param name A wire key, dotted for the property sold: `sale.strata`.
 */
export function isAsked(name: string, answers: Answers): boolean {
  const [key = "", ofSale] = name.split(".")
  if (key !== "sale") return isAskedIn(JOB_QUESTIONS, key, answers) && isAskedIn(PERSON_QUESTIONS, key, answers)
  const sale = isObject(answers.sale) ? answers.sale : {}
  return isSaleAsked(answers) && (ofSale === undefined || isAskedIn(SALE_QUESTIONS, ofSale, sale))
}

const counts = (questions: Questions, key: string, answers: Answers): boolean =>
  questions[key]?.countsWhen?.(answers) ?? isAskedIn(questions, key, answers)

/** `answers` without those to questions of the job that don't arise in this case: they count for nothing. */
export function answersThatCount(answers: Answers): Answers {
  const kept = Object.entries(answers).filter(([key]) => counts(JOB_QUESTIONS, key, answers))
  const { sale } = answers
  if (!isObject(sale)) return Object.fromEntries(kept)
  const ofSale = Object.entries(sale).filter(([key]) => counts(SALE_QUESTIONS, key, sale))
  return { ...Object.fromEntries(kept), sale: Object.fromEntries(ofSale) }
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
