import { Button } from "../../components/button/button"
import { saveConsentChoice } from "../../lib/consent"
import { variant } from "../../theme/variant"

/** The buttons to accept or reject analytics, which have the same size and look. */
export function ConsentButtons() {
  return (
    <div className={variant("consent.answers")}>
      <Button look="secondary" onClick={() => saveConsentChoice("refused")}>
        Reject analytics
      </Button>
      <Button look="secondary" onClick={() => saveConsentChoice("granted")}>
        Accept analytics
      </Button>
    </div>
  )
}
