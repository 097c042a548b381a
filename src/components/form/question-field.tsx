import { isOptionOffered, JOB_QUESTIONS, type Question } from "../../domain/job/questions"
import { OUR_STATES, type State } from "../../domain/states"
import { RadioField, YesNoField } from "./choice-fields"
import { Conditional } from "./conditional"
import { useFormBinding, type Option } from "./field-binding"
import { getAnswerText } from "./form-values"
import { ONLY_STATE, findStateForWording } from "./our-states"
import {
  DETAIL_WORDS,
  formatWordingForEveryState,
  type ByState,
  type DetailQuestion,
  type QuestionWords,
} from "./question-words"
import { MoneyField, TextField } from "./text-fields"

/** The answers so far, if a script keeps them up to date; otherwise null, because they may have changed since. */
export function useAnswersSoFar() {
  const { dependents, values } = useFormBinding()
  return dependents === "when-asked" ? values : null
}

/** Wording for the purchase's state, or for each of the firm's states if the form can't know which it is. */
export function useStateWording(): { state: State | null; getWords: (words: ByState) => string } {
  const state = findStateForWording(getAnswerText(useAnswersSoFar() ?? {}, "state"))
  return state ? { state, getWords: words => words[state] } : { state: null, getWords: formatWordingForEveryState }
}

function useOfferedOptions(name: string, labels: Readonly<Record<string, string>>): Option[] {
  const answers = useAnswersSoFar() ?? (ONLY_STATE && { state: ONLY_STATE })
  const options = Object.entries(labels).map(([value, label]) => ({ value, label }))
  return answers ? options.filter(({ value }) => isOptionOffered(name, value, answers)) : options
}

export function isQuestionAskedByFirm(name: DetailQuestion): boolean {
  const { where }: QuestionWords = DETAIL_WORDS[name]
  return !where || OUR_STATES.some(state => where({ state, offThePlan: "yes" }))
}

type Props = Partial<Pick<QuestionWords, "label" | "hint" | "options">> & { name: DetailQuestion }

/** The field of a question, with its kind and wording. Wording that depends on other answers is passed as props. */
export function QuestionField({ name, ...changes }: Props) {
  const { getWords } = useStateWording()
  const { label, hint, options, ...words }: QuestionWords = { ...DETAIL_WORDS[name], ...changes }
  const offeredOptions = useOfferedOptions(name, options ?? {})
  if (!isQuestionAskedByFirm(name)) return null
  const fieldProps = { name, label, hint: typeof hint === "object" ? getWords(hint) : hint }
  const field = options ? (
    <RadioField {...fieldProps} options={offeredOptions} />
  ) : (
    renderFieldWithoutOptions(fieldProps)
  )
  return "when" in words ? (
    <Conditional name={name} when={words.when}>
      {field}
    </Conditional>
  ) : (
    field
  )
}

function renderFieldWithoutOptions(props: { name: DetailQuestion; label: string; hint?: string }) {
  const question: Question = JOB_QUESTIONS[props.name]
  if ("options" in question) return <YesNoField {...props} />
  if (question.kind === "money") return <MoneyField {...props} />
  return <TextField {...props} inputMode="numeric" autoComplete="off" />
}
