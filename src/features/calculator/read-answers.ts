import type { IsoDate } from "../../domain/iso-date"
import { parsePrice } from "../../domain/job/price"
import { parseCalendarDate } from "../../domain/parse/day"
import { parseJob } from "../../domain/lead/quote-request"
import type { FieldError } from "../../domain/parse/parse-result"
import type { JobAnswers } from "../../domain/job/questions"
import type { Cents } from "../../domain/money/money"
import type { IsAnswered } from "../../domain/quote/lines"
import { parseDollarAmount } from "../../domain/money/written-amount"
import { getAnswerText, type FormValues } from "../../components/form/form-values"
import { buildJobWire } from "../../components/form/wire"
import { NOT_OFFERED, shouldAskCalculatorQuestion } from "./calculator-questions"

const AMOUNTS = {
  deposit: "Enter the deposit in dollars, like $85,000",
  loanAmount: "Enter the loan in dollars, like $680,000",
  otherFee: "Enter their fee in dollars, like $1,200",
  otherSearches: "Enter what they charge for searches in dollars, like $350",
  otherPlatform: "Enter their settlement and platform fees in dollars, like $150",
} as const

export type CalculatorAnswers = {
  /** The job, without its contract date. `null` while an answer that the job needs is missing or invalid. */
  job: JobAnswers | null
  /** True for a question that has an answer, be it "not sure". */
  isAnswered: IsAnswered
  /** `null` if the field is empty. */
  amounts: Record<keyof typeof AMOUNTS, Cents | null>
  days: Record<"contractDate" | "otherDate", IsoDate | null>
  /** The price to compare with; `null` if the field is empty. */
  otherPrice: Cents | null
  /** The mistakes, in the order of the form. */
  errors: readonly FieldError[]
}

/** Drops the choices from a message that the quote form has and the calculator doesn't. */
const dropQuoteFormChoices = (message: string) =>
  message.replace(", or choose “I don’t know yet”", "").replace("buying, selling or both", "buying or selling")

/** Reads what the visitor has answered so far. Each part is read by itself, so that one mistake doesn't lose the rest. */
export function readCalculatorAnswers(values: FormValues, today: IsoDate): CalculatorAnswers {
  const side = values.side === NOT_OFFERED ? "not offered" : values.side
  const wire = buildJobWire({ ...values, side, stage: "looking" })
  const result = parseJob(wire, today)
  const job = result.ok ? result.value : null
  const errors: FieldError[] = result.ok ? [] : [...result.errors]

  function addFieldError(field: string, code: string, message: string): null {
    errors.push({ field, code, message })
    return null
  }

  /** Reads a date of any year, since a date without figures is reported later. `null` if all three boxes are empty. */
  function readDateField(name: keyof CalculatorAnswers["days"]): IsoDate | null {
    const [day = "", month = "", year = ""] = ["day", "month", "year"].map(part =>
      getAnswerText(values, `${name}.${part}`),
    )
    if (!shouldAskCalculatorQuestion(name, values) || !(day + month + year).trim()) return null
    const result = parseCalendarDate({ day, month, year })
    return result.ok ? result.value : addFieldError(name, result.code, result.message)
  }

  function readAmountField(field: keyof typeof AMOUNTS): Cents | null {
    if (!shouldAskCalculatorQuestion(field, values)) return null
    const amount = parseDollarAmount(getAnswerText(values, field))
    return amount === undefined ? addFieldError(field, "format", AMOUNTS[field]) : amount
  }

  function readOtherPrice(): Cents | null {
    const text = getAnswerText(values, "otherPrice")
    if (!text.trim()) return null
    const result = parsePrice(text)
    if (!result.ok) return addFieldError("otherPrice", result.code, result.message)
    if (job?.constructionCost && result.cents <= job.constructionCost)
      return addFieldError("otherPrice", "over-price", "Enter a price above the building costs")
    return result.cents
  }

  // Read in the order of the form, because each one may add its mistake to the list.
  const contractDate = readDateField("contractDate")
  const funds = { deposit: readAmountField("deposit"), loanAmount: readAmountField("loanAmount") }
  const otherPrice = readOtherPrice()
  const otherDate = readDateField("otherDate")
  const amounts = {
    ...funds,
    otherFee: readAmountField("otherFee"),
    otherSearches: readAmountField("otherSearches"),
    otherPlatform: readAmountField("otherPlatform"),
  }
  const messages = errors.map(error => ({ ...error, message: dropQuoteFormChoices(error.message) }))
  return {
    job,
    isAnswered: name => wire[name] !== undefined,
    amounts,
    days: { contractDate, otherDate },
    otherPrice,
    errors: messages,
  }
}
