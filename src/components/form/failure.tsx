import { variant } from "../../theme/variant"
import { ReachUs, type FirmContact } from "../reach-us/reach-us"

/** Said when nobody can tell whether the firm has what was sent. Nothing that was typed is lost. */
export function Failure({ firm }: { firm: FirmContact }) {
  return (
    <div className={variant("form.summary")} role="alert">
      <h2>We could not send it</h2>
      <p>
        What you typed is still here, so you can try again. Or reach us directly: <ReachUs firm={firm} />.
      </p>
    </div>
  )
}
