import { variant } from "../../theme/variant"
import { Icon } from "../icon/icon"

type Props = { questions: readonly { question: string; answer: string }[] }

/** Questions that open to their answers, with or without a script. */
export function Faqs({ questions }: Props) {
  return (
    <div className={variant("disclosure.list")}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={variant("disclosure.item")}>
          <summary>
            {question}
            <Icon name="chevron" />
          </summary>
          {answer.split(/\n{2,}/).map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ))}
    </div>
  )
}
