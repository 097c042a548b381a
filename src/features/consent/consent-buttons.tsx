import { Button } from "../../components/button/button"
import { choose } from "../../lib/consent"
import { variant } from "../../theme/variant"

/** The buttons to accept or reject analytics, which have the same size and look. */
export function ConsentButtons() {
  return (
    <div className={variant("consent.answers")}>
      <Button look="secondary" onClick={() => choose("refused")}>
        Reject analytics
      </Button>
      <Button look="secondary" onClick={() => choose("granted")}>
        Accept analytics
      </Button>
    </div>
  )
}
