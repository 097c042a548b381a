import { withAnswerText, type FormValues } from "../../../components/form/form-values"
import { JOB_QUESTIONS, type Question, type Questions } from "../../../domain/job/questions"
import { parseCalendarDate } from "../../../domain/parse/day"
import { findOption } from "../../../domain/parse/wire"

/** Where the page of key dates and the list of documents to send ask the same question by another name. */
const OTHER_NAMES = new Map([
  ...["day", "month", "year"].map(part => [part, `contractDate.${part}`] as const),
  ["property", "propertyType"],
  ["live-in", "liveIn"],
  ["off-the-plan", "offThePlan"],
  ["mortgage", "mortgageOnSale"],
  ["concession-card", "pensioner"],
])

/** Ticks that stand for an option of the question who will own it. */
const OWNERS = ["company", "trust"]

const LONGEST_ANSWER = 40

/** The answer as the form has it, for an option in small letters too; `null` if the form doesn't offer it. */
function findOfferedAnswer(question: Question, part: string | undefined, text: string): string | null {
  if ("options" in question) return findOption(question.options, text) ?? null
  const isDay = question.kind === "day" || question.kind === "contractDay"
  const isRightPart = isDay ? ["day", "month", "year"].includes(part ?? "") : part === undefined
  return isRightPart ? text.slice(0, LONGEST_ANSWER) : null
}

/** The date of settlement that the page of key dates has in one box; it may also be a number of days, which the form doesn't ask. */
function readSettlementDate(text: string | null): FormValues {
  const date = parseCalendarDate(text ?? "")
  if (!date.ok) return {}
  const [year, month, day] = date.value.split("-")
  return { settlementDate: { day, month, year } }
}

/**
 * Reads the answers about the job in an address, in the names of this form and the calculator, of the key dates, or of the
 * documents to send. Leaves out what the form doesn't ask or offer.
 */
export function parseAnswersFromAddress(search: string): FormValues {
  const query = new URLSearchParams(search)
  const questions: Questions = JOB_QUESTIONS
  // Of several answers to one question the first counts, as in the other tools.
  const values = [...query].reverse().reduce<FormValues>(
    (all, [queryName, queryText]) => {
      const isOwner = OWNERS.includes(queryName) && queryText === "yes"
      const [name, text] = isOwner ? ["entity", queryName] : [OTHER_NAMES.get(queryName) ?? queryName, queryText]
      const [key = "", part] = name.split(".")
      const question = Object.hasOwn(questions, key) ? questions[key] : undefined
      const answer = question && text ? findOfferedAnswer(question, part, text) : null
      return answer === null ? all : withAnswerText(all, name, answer)
    },
    readSettlementDate(query.get("settlement")),
  )
  // Only a signed contract has a date.
  return values.contractDate ? { stage: "signed", ...values } : values
}
