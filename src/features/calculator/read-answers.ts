import type { IsoDate } from "../../domain/iso-date"
import { parsePrice } from "../../domain/job/price"
import { parseDay } from "../../domain/parse/day"
import { parseJob } from "../../domain/lead/quote-request"
import type { FieldError } from "../../domain/parse/parse-result"
import type { JobAnswers } from "../../domain/job/questions"
import type { Cents } from "../../domain/money/money"
import { parseAmount } from "../../domain/money/written-amount"
import { getText, type FormValues } from "../../components/form/form-values"
import { buildJobWire } from "../../components/form/wire"
import { isOwnQuestionAsked } from "./calculator-questions"

const AMOUNTS = {
  deposit: "Enter the deposit in dollars, like $85,000",
  loanAmount: "Enter the loan in dollars, like $680,000",
  otherFee: "Enter their fee in dollars, like $1,200",
  otherSearches: "Enter what they charge for searches in dollars, like $350",
  otherPlatform: "Enter their settlement and platform fees in dollars, like $150",
} as const

export type CalculatorAnswers = {
  /** The job without its contract date; `null` while an answer about it is missing or wrong. */
  job: JobAnswers | null
  /** `null` if the field is empty. */
  amounts: Record<keyof typeof AMOUNTS, Cents | null>
  days: Record<"contractDate" | "otherDate", IsoDate | null>
  /** The price to compare with; `null` if the field is empty. */
  otherPrice: Cents | null
  /** In the order of the form. */
  errors: readonly FieldError[]
}

/** Drops the hint about “I don’t know yet” from a message: the quote form has that choice, and the calculator doesn't. */
const dropUnknownPrice = (message: string) => message.replace(", or choose “I don’t know yet”", "")

function parseJobAnswers(values: FormValues, today: IsoDate): { job: JobAnswers | null; errors: FieldError[] } {
  const result = parseJob(buildJobWire({ ...values, stage: "looking" }), today)
  if (result.ok) return { job: result.value, errors: [] }
  return { job: null, errors: result.errors.map(error => ({ ...error, message: dropUnknownPrice(error.message) })) }
}

/** A day in any year, since a day without figures is reported later. `null` if all three boxes are empty. */
function parseAnswerDay(values: FormValues, name: string): { day: IsoDate | null; errors: FieldError[] } {
  const [day = "", month = "", year = ""] = ["day", "month", "year"].map(part => getText(values, `${name}.${part}`))
  if (!(day + month + year).trim()) return { day: null, errors: [] }
  const result = parseDay({ day, month, year })
  return result.ok
    ? { day: result.value, errors: [] }
    : { day: null, errors: [{ field: name, code: result.code, message: result.message }] }
}

const NO_DAY = { day: null, errors: [] }

/** The other price for the same job. `null` if the box is empty. */
function parseOtherPrice(values: FormValues, job: JobAnswers | null): { price: Cents | null; errors: FieldError[] } {
  const wrong = (code: string, message: string) => ({
    price: null,
    errors: [{ field: "otherPrice", code, message: dropUnknownPrice(message) }],
  })
  const text = getText(values, "otherPrice")
  if (!text.trim()) return { price: null, errors: [] }
  const result = parsePrice(text)
  if (!result.ok) return wrong(result.code, result.message)
  const building = job?.constructionCost ?? null
  if (building !== null && result.cents <= building)
    return wrong("over-price", "Enter a price above the building costs")
  return { price: result.cents, errors: [] }
}

/** Reads what the visitor has answered so far. Each part is read by itself, so that one mistake doesn't lose the rest. */
export function readAnswers(values: FormValues, today: IsoDate): CalculatorAnswers {
  const { job, errors } = parseJobAnswers(values, today)
  const contract = isOwnQuestionAsked("contractDate", values) ? parseAnswerDay(values, "contractDate") : NO_DAY
  const otherPrice = parseOtherPrice(values, job)
  const other = parseAnswerDay(values, "otherDate")
  const wrong: FieldError[] = []
  const readAmount = (field: keyof typeof AMOUNTS): Cents | null => {
    if (!isOwnQuestionAsked(field, values)) return null
    const result = parseAmount(getText(values, field))
    if (result === undefined) wrong.push({ field, code: "format", message: AMOUNTS[field] })
    return result ?? null
  }
  const funds = { deposit: readAmount("deposit"), loanAmount: readAmount("loanAmount") }
  wrong.push(...otherPrice.errors, ...other.errors)
  const amounts = {
    ...funds,
    otherFee: readAmount("otherFee"),
    otherSearches: readAmount("otherSearches"),
    otherPlatform: readAmount("otherPlatform"),
  }
  return {
    job,
    amounts,
    days: { contractDate: contract.day, otherDate: other.day },
    otherPrice: otherPrice.price,
    errors: [...errors, ...contract.errors, ...wrong],
  }
}
