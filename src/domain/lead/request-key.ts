import { JOB_QUESTIONS, PERSON_QUESTIONS, SALE_QUESTIONS, type Questions } from "../job/questions"
import { isObject } from "../parse/wire"
import type { RequestContext } from "./quote-request-types"

/** The keys whose values may differ when the same request is sent twice. */
const IGNORED_KEYS = [
  "formStamp",
  "turnstileToken",
  "honeypot",
  "formVersion",
  "ratesVersion",
  "attribution",
  "form",
] satisfies (keyof RequestContext)[]
const IGNORED: ReadonlySet<string> = new Set(IGNORED_KEYS)

/**
 * The questions that existed when the first request keys were made. Never add to this list: a request that's sent before a
 * question is added, and again afterwards, must get the same key.
 */
export const FIRST_QUESTIONS: ReadonlySet<string> = new Set(
  (
    "side state propertyType strata offThePlan price stage contractDate settlementDate firstHome liveIn newHome " +
    "pensioner foreign foreignSharePercent constructionCost buyers entity loan mortgageOnSale " +
    "name email sendEmailQuote contactBy phone bestTime postcode note marketing"
  ).split(" "),
)

const ALL_QUESTIONS: Questions = { ...SALE_QUESTIONS, ...JOB_QUESTIONS, ...PERSON_QUESTIONS }

function isNewQuestionUnanswered(key: string, value: unknown, answers: unknown, questions: Questions): boolean {
  if (FIRST_QUESTIONS.has(key) || !Object.hasOwn(questions, key) || !isObject(answers)) return false
  const otherwise = questions[key]?.otherwise ?? null
  return value === (typeof otherwise === "function" ? otherwise(answers) : otherwise)
}

const sortObjectKeys = (value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

/**
 * A text that's the same each time one request is sent, whatever the order of its keys, even if the site's form got
 * another question before the visitor tried again.
 */
export const normaliseRequestForKey = (request: object, questions: Questions = ALL_QUESTIONS): string =>
  JSON.stringify(request, function (this: unknown, key, value: unknown) {
    return IGNORED.has(key) ||
      // The first keys didn't include that there's no partner to share with.
      (key === "partnerConsent" && value === null) ||
      isNewQuestionUnanswered(key, value, this, questions)
      ? undefined
      : sortObjectKeys(value)
  })
