import { getAnswerText, withAnswerText, type FormValues } from "../../components/form/form-values"
import { isQuestionAsked, JOB_QUESTIONS, type Questions } from "../../domain/job/questions"
import { findOption, type Answers } from "../../domain/parse/wire"

/** The `id` of the calculator's form, and the prefix of its fields' ids. */
export const CALCULATOR_ID = "calculator"

/** The questions that the calculator shares with the quote form, and the initial answer of each; empty if it has none. */
const INITIAL_ANSWERS: readonly (readonly [name: string, answer: string])[] = Object.entries(JOB_QUESTIONS).flatMap(
  ([name, question]) => ("calculator" in question ? [[name, question.calculator] as const] : []),
)

const isBuying = (answers: Answers) => isQuestionAsked("firstHome", answers)

/** The questions only the calculator asks. It asks every buyer for the contract date, because duty depends on it. */
export const OWN_QUESTIONS = {
  deposit: { kind: "money", askedWhen: isBuying },
  loanAmount: { kind: "money", askedWhen: answers => isQuestionAsked("loan", answers) && answers.loan !== "no" },
  contractDate: { kind: "day", askedWhen: isBuying },
  otherPrice: { kind: "price" },
  otherDate: { kind: "day" },
  otherFee: { kind: "money" },
  otherSearches: { kind: "money" },
  otherPlatform: { kind: "money" },
} as const satisfies Questions

/** True when the calculator asks one of its own questions, given the other answers. */
export function shouldAskCalculatorQuestion(name: keyof typeof OWN_QUESTIONS, answers: Answers): boolean {
  const question: Questions[string] = OWN_QUESTIONS[name]
  return question.askedWhen?.(answers) ?? true
}

/** The questions that are in view. All others are under what's assumed. */
const IN_VIEW = ["price", "state", "firstHome"]

/** The names of all questions under what's assumed. The comparisons have their own places. */
export const ASSUMED_NAMES: readonly string[] = [
  ...INITIAL_ANSWERS.map(([name]) => name).filter(name => !IN_VIEW.includes(name)),
  ...Object.keys(OWN_QUESTIONS).filter(name => !name.startsWith("other")),
]

/** True once the answer to whether it's a first home makes living there count: the question then follows at once. */
export const isLiveInRevealed = (answers: Answers): boolean =>
  answers.firstHome === "yes" || answers.firstHome === "some"

/** The names of the questions under what's assumed that are asked, given the other answers. */
const listAssumedNames = (answers: Answers): readonly string[] =>
  ASSUMED_NAMES.filter(name => {
    const own: Questions = OWN_QUESTIONS
    if (own[name]) return own[name].askedWhen?.(answers) ?? true
    return isQuestionAsked(name, answers) && !(name === "liveIn" && isLiveInRevealed(answers))
  })

/** How many questions there are under what's assumed. */
export const countAssumed = (answers: Answers): number => listAssumedNames(answers).length

/** True if an answer under what's assumed isn't the calculator's own, as in a link. */
export function hasChangedAssumption(answers: FormValues, defaults: FormValues): boolean {
  const texts = (values: FormValues, name: string) =>
    [name, `${name}.day`, `${name}.month`, `${name}.year`].map(part => getAnswerText(values, part))
  return listAssumedNames(answers).some(name =>
    texts(answers, name).some((text, at) => text !== "" && text !== texts(defaults, name)[at]),
  )
}

/** The names of the answers that the page's address may contain. All are about the job, and none says who the visitor is. */
const QUERY_NAMES = [
  ...INITIAL_ANSWERS.map(([name]) => name),
  ...Object.entries(OWN_QUESTIONS).flatMap(([name, { kind }]) =>
    kind === "day" ? ["day", "month", "year"].map(part => `${name}.${part}`) : [name],
  ),
]

const LONGEST_ANSWER = 40

/** The side that the quote form offers and the calculator doesn't, because the calculator works out one property at a time. */
export const NOT_OFFERED = "both"

/** The answer to the question `name` that `text` is, whatever its capitals. An answer that isn't offered stays as it is. */
function readAnswerFromQuery(name: string, text: string): string {
  const question: Questions[string] | undefined = (JOB_QUESTIONS as Questions)[name]
  return (question && "options" in question && findOption(question.options, text)) || text.slice(0, LONGEST_ANSWER)
}

/**
 * Reads answers from an address's query, in a GET form's format. One that the calculator doesn't offer is a mistake like one
 * that's typed: with the calculator's own answer instead, a shared link would show another job's total.
 */
export function parseCalculatorAnswersFromQuery(search: string): FormValues {
  const query = new URLSearchParams(search)
  return QUERY_NAMES.reduce<FormValues>((values, name) => {
    const text = query.get(name)?.trim()
    return text ? withAnswerText(values, name, readAnswerFromQuery(name, text)) : values
  }, {})
}

/** The query for `values`, without its question mark. */
export function formatCalculatorAnswersAsQuery(values: FormValues): string {
  const answers = QUERY_NAMES.map(name => [name, getAnswerText(values, name)] as [string, string]).filter(
    ([, text]) => text !== "",
  )
  return new URLSearchParams(answers).toString()
}

/** The answers that the calculator assumes at first. They show as chosen in the form, so that visitors can change them. */
export const getDefaultAnswers = (state?: string, side?: string): FormValues => ({
  ...Object.fromEntries(INITIAL_ANSWERS.filter(([, answer]) => answer !== "")),
  ...(state && { state }),
  ...(side && { side }),
})

type AnswerSources = { state?: string; side?: string; search: string }

/**
 * The calculator's own defaults, or the answers in the address. What an address leaves open stays open, as in the quote and
 * the prices for programs, except for the answers without which nothing can be worked out.
 */
export function getInitialAnswers({ state, side, search }: AnswerSources): FormValues {
  const answers = parseCalculatorAnswersFromQuery(search)
  const defaults = Object.entries(getDefaultAnswers(state, side))
  const isLink = Object.keys(answers).length > 0
  return { ...Object.fromEntries(isLink ? defaults.filter(([name]) => isRequired(name)) : defaults), ...answers }
}

/** True for a question that the rules have no usual answer to. */
const isRequired = (name: string): boolean => !("otherwise" in ((JOB_QUESTIONS as Questions)[name] ?? {}))
