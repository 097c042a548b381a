import { useId, type ReactNode } from "react"
import { Button } from "../../components/button/button"
import { STATE_OPTIONS } from "../../components/form/our-states"
import { actsIn, type State } from "../../domain/states"
import { variant } from "../../theme/variant"

type QuestionProps = { question: string; children: ReactNode }

/** A question that each of its buttons answers. */
function Question({ question, children }: QuestionProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={variant("form.legend")}>
        {question}
      </p>
      <div className={variant("form.actions")}>{children}</div>
    </div>
  )
}

export const StateQuestion = ({ onAnswer }: { onAnswer: (state: State) => void }) => (
  <Question question="Which state is the property in?">
    {STATE_OPTIONS.map(({ value, label }) => (
      <Button key={value} look="secondary" onClick={() => actsIn(value) && onAnswer(value)}>
        {label}
      </Button>
    ))}
  </Question>
)

type ContractQuestionProps = {
  /** Numbers of the first pages of each contract in the file. */
  frontPages: readonly number[]
  pageCount: number
  onAnswer: (pages: [first: number, last: number]) => void
}

/** Asks which contract to look at. What comes before the first front page belongs to the first contract. */
export const ContractQuestion = ({ frontPages, pageCount, onAnswer }: ContractQuestionProps) => (
  <Question question="There’s more than one contract in this file. Which one should we look at?">
    {frontPages.map((front, i) => {
      const first = i === 0 ? 1 : front
      const last = (frontPages[i + 1] ?? pageCount + 1) - 1
      return (
        <Button key={front} look="secondary" onClick={() => onAnswer([first, last])}>
          {`Pages ${first} to ${last}`}
        </Button>
      )
    })}
  </Question>
)
