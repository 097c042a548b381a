import * as v from "valibot"
import type { IsoDate } from "../iso-date"
import { parseRecentContractDate, parseCalendarDate } from "../parse/day"
import {
  answer,
  choice,
  err,
  listFieldErrors,
  formatIssueMessage,
  createMissingKeyMessage,
  notText,
  ok,
  parseWithSchema,
  refuseField,
  textAnswer,
  type Parsed,
  type ParseResult,
} from "../parse/parse-result"
import { toAsciiDigits } from "../parse/text"
import { isObject, createFlatShape, type Answers, type Shape } from "../parse/wire"
import { actsIn, isState, OUR_STATES, OUR_STATES_IN_WORDS, type State } from "../states"
import { parsePostcode } from "./postcode"
import { ENTER_PRICE, parsePrice } from "./price"
import {
  isSaleAsked,
  JOB_QUESTIONS,
  SALE_QUESTIONS,
  type JobAnswers,
  type Question,
  type Questions,
  type SaleAnswers,
} from "./questions"

/** Answers that name a state or territory which this site never covers. */
const ELSEWHERE = ["other", "ACT", "SA", "WA", "TAS", "NT"]

/** For a state in which the firm doesn't act, the error says where to ask instead. */
const parsePropertyState = (text: string): ParseResult<State> => {
  if (actsIn(text)) return ok(text)
  if (!isState(text) && !ELSEWHERE.includes(text)) return err("choice", JOB_QUESTIONS.state.choose)
  return err(
    "other-state",
    `We act in ${OUR_STATES_IN_WORDS} only. The law society of the property's own state or territory lists solicitors there who do conveyancing`,
  )
}

const ENTER_PERCENT = "Enter a whole percent from 1 to 99"

const parseWholePercent = (value: unknown, enter = ENTER_PERCENT): ParseResult<number> => {
  if (typeof value !== "string" && typeof value !== "number") return notText
  const percent = /^([1-9]\d?) ?%?$/.exec(toAsciiDigits(String(value)).trim())
  return percent ? ok(Number(percent[1])) : err("percent", enter)
}

/** Codes of the errors for which the only advice is how to write an amount. */
const UNCLEAR: ReadonlySet<string> = new Set(["required", "format", "two-numbers"])

/** A rule that reads an amount in cents. `enter` replaces the message about a price if the amount isn't a price. */
const createAmountRule = (enter?: string) =>
  textAnswer(text => {
    const price = parsePrice(text)
    if (price.ok) return ok(price.cents)
    return enter && UNCLEAR.has(price.code) ? err(price.code, enter) : price
  })

const ENTER: Readonly<Record<string, string>> = {
  price: ENTER_PRICE,
  percent: ENTER_PERCENT,
  contractDay: "Enter the date of the contract, like 3 March 2026",
}

const YES_NO = "Choose yes, no or not sure"

type Rule = v.GenericSchema<unknown, unknown>

/** The rule that reads an answer to `question`. @throws Error for a kind that only the second step of the form has. */
function getAnswerSchema(question: Question, today: IsoDate): Rule {
  if ("options" in question)
    return question.options === OUR_STATES
      ? textAnswer(parsePropertyState)
      : choice(question.options, question.choose ?? YES_NO)
  if (question.kind === "price") return v.nullable(createAmountRule())
  if (question.kind === "money") return createAmountRule(question.enter)
  if (question.kind === "postcode") return textAnswer(parsePostcode)
  if (question.kind === "percent") return answer(value => parseWholePercent(value, question.enter))
  if (question.kind === "contractDay") return answer(value => parseRecentContractDate(value, today))
  if (question.kind === "day") return answer(parseCalendarDate)
  throw new Error(`no rule reads a job's answer of the kind ${question.kind}`)
}

type AnswerGroup = { questions: Questions; answers: Answers; today: IsoDate; under?: string; isForm?: boolean }

const isSettlementOnOrAfterContract = ({ contractDate, settlementDate }: Answers): boolean =>
  typeof contractDate !== "string" || typeof settlementDate !== "string" || contractDate <= settlementDate

/** Settlement mustn't be before the contract, which is checked once both days can be read. */
function parseAnswersToQuestions({ questions, answers, today, under, isForm = false }: AnswerGroup): Parsed<Answers> {
  const rules = Object.entries(questions).map(([key, question]) => {
    const rule = getAnswerSchema(question, today)
    const mayBeOpen = question.otherwise !== undefined && !(isForm && question.beforePrice)
    const isRequired = !mayBeOpen && (question.askedWhen?.(answers) ?? true)
    return [key, isRequired ? rule : v.optional(rule)] as const
  })
  const words = Object.entries(questions).flatMap(([key, question]) => {
    const enter = "options" in question ? (question.choose ?? YES_NO) : (question.enter ?? ENTER[question.kind])
    return enter === undefined ? [] : [[key, enter] as const]
  })
  const schema = v.pipe(
    v.object(Object.fromEntries(rules), createMissingKeyMessage(Object.fromEntries(words))),
    v.forward(
      v.partialCheck(
        [["contractDate"], ["settlementDate"]],
        isSettlementOnOrAfterContract,
        formatIssueMessage("before-contract", "Enter a settlement date that isn’t before the contract date"),
      ),
      ["settlementDate"],
    ),
  )
  return parseWithSchema(schema, answers, under)
}

function fillInDefaultAnswers(questions: Questions, answers: Answers): Answers {
  const usualAnswers = Object.entries(questions).map(([key, { otherwise = null }]) => [
    key,
    answers[key] ?? (typeof otherwise === "function" ? otherwise(answers) : otherwise),
  ])
  return Object.fromEntries(usualAnswers)
}

// The types are safe to assert here: they're derived from the same tables as the rules that read the answers.
const completeJob = (answers: Answers, sale: SaleAnswers | null) =>
  ({ ...fillInDefaultAnswers(JOB_QUESTIONS, answers), sale }) as JobAnswers
const completeSale = (answers: Answers) => fillInDefaultAnswers(SALE_QUESTIONS, answers) as SaleAnswers

type KnownAnswers = Partial<JobAnswers> & Pick<JobAnswers, "side" | "state" | "propertyType" | "price" | "stage">

/** Builds a job from the known answers, with the usual answer to every other question. */
export const buildJob = ({ sale = null, ...knownAnswers }: KnownAnswers): JobAnswers => completeJob(knownAnswers, sale)

const DAY = createFlatShape(["day", "month", "year"])

const getShapeOfQuestions = (questions: Questions): Shape =>
  Object.fromEntries(
    Object.entries(questions).map(([key, question]) => [
      key,
      "kind" in question && /day$/i.test(question.kind) ? DAY : true,
    ]),
  )

export const JOB_KEYS: Shape = { ...getShapeOfQuestions(JOB_QUESTIONS), sale: getShapeOfQuestions(SALE_QUESTIONS) }

function parseSaleAnswers(answers: Answers, today: IsoDate): Parsed<SaleAnswers | null> {
  const { sale } = answers
  if (!isSaleAsked(answers))
    return sale === undefined
      ? { ok: true, value: null }
      : refuseField("sale", "not-asked", "Describe a sale only when you buy and sell")
  if (sale === undefined) return refuseField("sale", "required", "Describe the property that you sell")
  if (!isObject(sale)) return refuseField("sale", "type", "This must be a group of answers")
  const result = parseAnswersToQuestions({ questions: SALE_QUESTIONS, answers: sale, today, under: "sale" })
  return result.ok ? { ok: true, value: completeSale(result.value) } : result
}

/**
 * Reads the job from the answers to the questions that a form asks.
 *
 * @param today The day by which contract dates are judged.
 * @param isForm True for the interactive form, which shows no price before certain questions are answered.
 */
export function parseConveyancingJob(answers: Answers, today: IsoDate, isForm = false): Parsed<JobAnswers> {
  const job = parseAnswersToQuestions({ questions: JOB_QUESTIONS, answers, today, isForm })
  const sale = parseSaleAnswers(answers, today)
  if (!job.ok || !sale.ok) return { ok: false, errors: listFieldErrors(job, sale) }
  const value = completeJob(job.value, sale.value)
  if (value.price !== null && value.constructionCost !== null && value.constructionCost >= value.price)
    return refuseField("constructionCost", "over-price", "Enter building costs below the price")
  return { ok: true, value }
}
