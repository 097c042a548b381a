import {
  isAsked,
  isOffered,
  JOB_QUESTIONS,
  PERSON_QUESTIONS,
  SALE_QUESTIONS,
  type Question,
  type Questions,
} from "../../domain/job/questions"
import { textAt, type FormValues } from "./form-values"

/** What the function is sent: the keys of a quote request, as typed. */
export type Wire = Record<string, unknown>

/** Only what is asked, so that an answer which a later one made void is not sent. */
function answersAt(values: FormValues, questions: Questions, prefix = ""): Wire {
  return Object.fromEntries(
    Object.entries(questions)
      .filter(([name]) => isAsked(prefix + name, values))
      .map(([name, question]) => [name, answerAt(values, prefix + name, question)] as const)
      .filter(([, answer]) => answer !== undefined),
  )
}

function answerAt(values: FormValues, path: string, question: Question): unknown {
  const kind = "kind" in question ? question.kind : "option"
  const typed = textAt(values, path)
  const text = isOffered(path, typed, values) ? typed : ""
  if (kind === "price" && textAt(values, `${path}Unknown`) === "yes") return null
  // A box that begins ticked says no without its tick; any other says nothing.
  if (kind === "tick" && question.otherwise === true && text) return text === "yes"
  if (kind !== "day" && kind !== "contractDay") return text || undefined
  const [day = "", month = "", year = ""] = ["day", "month", "year"].map(part => textAt(values, `${path}.${part}`))
  return day || month || year ? { day, month, year } : undefined
}

/** Step 1 as the rules read it. */
export function jobWire(values: FormValues): Wire {
  const job = answersAt(values, JOB_QUESTIONS)
  return isAsked("sale", values) ? { ...job, sale: answersAt(values, SALE_QUESTIONS, "sale.") } : job
}

/** Step 2, with the tick for a partner and the honeypot. */
export function personWire(values: FormValues): Wire {
  const partnerConsent = textAt(values, "partnerConsent")
  return {
    ...answersAt(values, PERSON_QUESTIONS),
    ...(partnerConsent && { partnerConsent }),
    reference_code: textAt(values, "reference_code"),
  }
}
