import type { NextStepFacts } from "../../domain/urgency/published"
import { variant } from "../../theme/variant"
import { formatContractAdvice, formatReply, IDENTITY_CHECK } from "./step-words"

type Props = {
  firmName: string
  /** `null` once the request is no longer stored. */
  facts: NextStepFacts | null
  /** False where the page has already said by when we reply. */
  withReply?: boolean
}

export function NextSteps({ firmName, facts, withReply = true }: Props) {
  return (
    <section className={variant("layout.stack")} aria-labelledby="next-steps">
      <h2 id="next-steps" className={variant("text.h3")}>
        What happens next
      </h2>
      <ol className={variant("stages.list")}>
        {withReply && (
          <li className={variant("stages.stage")}>
            <h3 className={variant("text.h4")}>We contact you</h3>
            <p>{formatReply(firmName, facts?.contactBy, facts?.replyBy)}</p>
          </li>
        )}
        <li className={variant("stages.stage")}>
          <h3 className={variant("text.h4")}>You read a costs agreement</h3>
          <p>It says what we do and what it costs. We won’t charge anything until you’ve agreed to it.</p>
        </li>
        <li className={variant("stages.stage")}>
          <h3 className={variant("text.h4")}>We check who you are and start</h3>
          <p>
            {IDENTITY_CHECK} {formatContractAdvice(facts?.isSigned ?? null)}
          </p>
        </li>
      </ol>
    </section>
  )
}
