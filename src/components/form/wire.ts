import {
  isQuestionAsked,
  isOptionOffered,
  JOB_QUESTIONS,
  PERSON_QUESTIONS,
  SALE_QUESTIONS,
  type Question,
  type Questions,
} from "../../domain/job/questions"
import { getAnswerText, type FormValues } from "./form-values"

/** The JSON that's sent to the function: the keys of a quote request, with the answers as typed. */
export type Wire = Record<string, unknown>

/** Includes only the answers to questions that are asked, so that an answer that no longer applies isn't sent. */
function buildAnswersWire(values: FormValues, questions: Questions, prefix = ""): Wire {
  return Object.fromEntries(
    Object.entries(questions)
      .filter(([name]) => isQuestionAsked(prefix + name, values))
      .map(([name, question]) => [name, buildAnswerWire(values, prefix + name, question)] as const)
      .filter(([, answer]) => answer !== undefined),
  )
}

function buildAnswerWire(values: FormValues, path: string, question: Question): unknown {
  const kind = "kind" in question ? question.kind : "option"
  const typedText = getAnswerText(values, path)
  const text = isOptionOffered(path, typedText, values) ? typedText : ""
  if (kind === "price" && getAnswerText(values, `${path}Unknown`) === "yes") return null
  // A box that starts ticked sends `no` when it's unticked. Any other unticked box sends nothing.
  if (kind === "tick" && question.otherwise === true && text) return text === "yes"
  if (kind !== "day" && kind !== "contractDay") return text || undefined
  const [day = "", month = "", year = ""] = ["day", "month", "year"].map(part =>
    getAnswerText(values, `${path}.${part}`),
  )
  return day || month || year ? { day, month, year } : undefined
}

/** The answers of step 1, as the rules read them. */
export function buildJobWire(values: FormValues): Wire {
  const job = buildAnswersWire(values, JOB_QUESTIONS)
  return isQuestionAsked("sale", values) ? { ...job, sale: buildAnswersWire(values, SALE_QUESTIONS, "sale.") } : job
}

/** The answers of step 2, including the consent to share with a partner and the honeypot. */
export function buildPersonWire(values: FormValues): Wire {
  const partnerConsent = getAnswerText(values, "partnerConsent")
  return {
    ...buildAnswersWire(values, PERSON_QUESTIONS),
    ...(partnerConsent && { partnerConsent }),
    reference_code: getAnswerText(values, "reference_code"),
  }
}
