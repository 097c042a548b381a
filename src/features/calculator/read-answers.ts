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
  /** `null` where nothing is given. */
  amounts: Record<keyof typeof AMOUNTS, Cents | null>
  days: Record<"contractDate" | "otherDate", IsoDate | null>
  /** What the price is compared with; `null` where nothing is given. */
  otherPrice: Cents | null
  /** In the order of the form. */
  errors: readonly FieldError[]
}

/** The form's own way out of a price that is not known, which the calculator does not have. */
const withoutEscape = (message: string) => message.replace(", or choose “I don’t know yet”", "")

function parseJobAnswers(values: FormValues, today: IsoDate): { job: JobAnswers | null; errors: FieldError[] } {
  const read = parseJob(buildJobWire({ ...values, stage: "looking" }), today)
  if (read.ok) return { job: read.value, errors: [] }
  return { job: null, errors: read.errors.map(error => ({ ...error, message: withoutEscape(error.message) })) }
}

/** A day of any year, since a day without figures gets an answer of its own. `null` when all three boxes are empty. */
function parseAnswerDay(values: FormValues, name: string): { day: IsoDate | null; errors: FieldError[] } {
  const [day = "", month = "", year = ""] = ["day", "month", "year"].map(part => getText(values, `${name}.${part}`))
  if (!(day + month + year).trim()) return { day: null, errors: [] }
  const read = parseDay({ day, month, year })
  return read.ok
    ? { day: read.value, errors: [] }
    : { day: null, errors: [{ field: name, code: read.code, message: read.message }] }
}

const NO_DAY = { day: null, errors: [] }

/** Another price for the same job, by the rules of its own. `null` when the box is empty. */
function parseOtherPrice(values: FormValues, job: JobAnswers | null): { price: Cents | null; errors: FieldError[] } {
  const wrong = (code: string, message: string) => ({
    price: null,
    errors: [{ field: "otherPrice", code, message: withoutEscape(message) }],
  })
  const text = getText(values, "otherPrice")
  if (!text.trim()) return { price: null, errors: [] }
  const read = parsePrice(text)
  if (!read.ok) return wrong(read.code, read.message)
  const building = job?.constructionCost ?? null
  if (building !== null && read.cents <= building) return wrong("over-price", "Enter a price above the building costs")
  return { price: read.cents, errors: [] }
}

/** What the visitor has answered so far, each part by itself, so that one mistake does not take away the rest. */
export function readAnswers(values: FormValues, today: IsoDate): CalculatorAnswers {
  const { job, errors } = parseJobAnswers(values, today)
  const contract = isOwnQuestionAsked("contractDate", values) ? parseAnswerDay(values, "contractDate") : NO_DAY
  const otherPrice = parseOtherPrice(values, job)
  const other = parseAnswerDay(values, "otherDate")
  const wrong: FieldError[] = []
  const amount = (field: keyof typeof AMOUNTS): Cents | null => {
    if (!isOwnQuestionAsked(field, values)) return null
    const read = parseAmount(getText(values, field))
    if (read === undefined) wrong.push({ field, code: "format", message: AMOUNTS[field] })
    return read ?? null
  }
  const funds = { deposit: amount("deposit"), loanAmount: amount("loanAmount") }
  wrong.push(...otherPrice.errors, ...other.errors)
  const amounts = {
    ...funds,
    otherFee: amount("otherFee"),
    otherSearches: amount("otherSearches"),
    otherPlatform: amount("otherPlatform"),
  }
  return {
    job,
    amounts,
    days: { contractDate: contract.day, otherDate: other.day },
    otherPrice: otherPrice.price,
    errors: [...errors, ...contract.errors, ...wrong],
  }
}
