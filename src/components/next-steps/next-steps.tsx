import { variant } from "../../theme/variant"
import { IDENTITY_CHECK } from "./identity-check"

export function NextSteps({ firmName }: { firmName: string }) {
  return (
    <section className={variant("layout.stack")} aria-labelledby="next-steps">
      <h2 id="next-steps" className={variant("text.h3")}>
        What happens next
      </h2>
      <ol className={variant("stages.list")}>
        <li className={variant("stages.stage")}>
          <h3 className={variant("text.h4")}>We contact you</h3>
          <p>Someone at {firmName} will reply the way you asked: by email, phone or text.</p>
        </li>
        <li className={variant("stages.stage")}>
          <h3 className={variant("text.h4")}>You read a costs agreement</h3>
          <p>It says what we do and what it costs. Nothing is charged until you have agreed to it.</p>
        </li>
        <li className={variant("stages.stage")}>
          <h3 className={variant("text.h4")}>We check who you are and start</h3>
          <p>{IDENTITY_CHECK}</p>
        </li>
      </ol>
    </section>
  )
}
