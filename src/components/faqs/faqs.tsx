import { variant } from "../../theme/variant"
import { Icon } from "../icon/icon"

type Props = { questions: readonly { id: string; question: string; answer: string }[] }

/** Questions that open to their answers, with or without a script. A link to the id of an answer opens it. */
export function Faqs({ questions }: Props) {
  return (
    <div className={variant("disclosure.list")}>
      {questions.map(({ id, question, answer }) => (
        <details key={question} className={variant("disclosure.item")}>
          <summary>
            {question}
            <Icon name="chevron" />
          </summary>
          {answer.split(/\n{2,}/).map((paragraph, i) => (
            <p key={paragraph} id={i === 0 ? id : undefined}>
              {paragraph}
            </p>
          ))}
        </details>
      ))}
    </div>
  )
}
