import { getText, withText, type FormValues } from "../../components/form/form-values"
import { isQuestionAsked, JOB_QUESTIONS, type Questions } from "../../domain/job/questions"
import type { Answers } from "../../domain/parse/wire"

/** The `id` of the calculator's form, and the beginning of its fields' ids. */
export const CALCULATOR_ID = "calculator"

/** What the calculator begins with in each question of the quote form that it asks too; blank for nothing. */
const BEGINNINGS: readonly (readonly [name: string, answer: string])[] = Object.entries(JOB_QUESTIONS).flatMap(
  ([name, question]) => ("calculator" in question ? [[name, question.calculator] as const] : []),
)

const isBuying = (answers: Answers) => isQuestionAsked("firstHome", answers)

/** Its own questions. The contract's day is asked of every buyer here, since duty follows it. */
export const OWN_QUESTIONS = {
  deposit: { kind: "money", askedWhen: isBuying },
  loanAmount: { kind: "money", askedWhen: answers => isQuestionAsked("loan", answers) && answers.loan === "yes" },
  contractDate: { kind: "day", askedWhen: isBuying },
  otherPrice: { kind: "price" },
  otherDate: { kind: "day" },
  otherFee: { kind: "money" },
  otherSearches: { kind: "money" },
  otherPlatform: { kind: "money" },
} as const satisfies Questions

/** True when the calculator asks one of its own questions, given the other answers. */
export function isOwnQuestionAsked(name: keyof typeof OWN_QUESTIONS, answers: Answers): boolean {
  const question: Questions[string] = OWN_QUESTIONS[name]
  return question.askedWhen?.(answers) ?? true
}

/** What may be in the address: answers about the job. Nothing here tells who asks. */
const NAMES = [
  ...BEGINNINGS.map(([name]) => name),
  ...Object.entries(OWN_QUESTIONS).flatMap(([name, { kind }]) =>
    kind === "day" ? ["day", "month", "year"].map(part => `${name}.${part}`) : [name],
  ),
]

const LONGEST = 40

/** What the quote form offers and the calculator doesn't: its one price is of one property. */
const NOT_OFFERED = "both"

/** True for what someone may type or choose here as the answer to `name`. */
function isAnswerOffered(name: string, text: string): boolean {
  const question: Questions[string] | undefined = (JOB_QUESTIONS as Questions)[name]
  return !question || !("options" in question) || (text !== NOT_OFFERED && question.options.includes(text))
}

/** The answers in the query of an address, as a GET form writes them too. What isn't offered here is left out. */
export function parseQuery(search: string): FormValues {
  const query = new URLSearchParams(search)
  return NAMES.reduce<FormValues>((values, name) => {
    const text = query.get(name)
    return text && isAnswerOffered(name, text) ? withText(values, name, text.slice(0, LONGEST)) : values
  }, {})
}

/** The query that stands for `values`, without its question mark. */
export function formatQuery(values: FormValues): string {
  const given = NAMES.map(name => [name, getText(values, name)] as [string, string]).filter(([, text]) => text !== "")
  return new URLSearchParams(given).toString()
}

/** What the calculator takes for granted until told otherwise; each of it is seen, chosen, in the form. */
export const startingAnswers = (state?: string, side?: string): FormValues => ({
  ...Object.fromEntries(BEGINNINGS.filter(([, answer]) => answer !== "")),
  ...(state && { state }),
  ...(side && { side }),
})

type Known = { state?: string; side?: string; search: string; typed: FormValues }

/** What is answered so far: by the calculator itself, then in the query of the address, then in the static form. */
export const initialAnswers = ({ state, side, search, typed }: Known): FormValues => ({
  ...startingAnswers(state, side),
  ...parseQuery(search),
  ...typed,
})
