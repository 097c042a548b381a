import { useForm } from "react-final-form"
import { suggestEmail } from "../../../domain/lead/email"
import { checkPostcode } from "../../../domain/job/postcode"
import { actsIn } from "../../../domain/states"
import { variant } from "../../../theme/variant"
import { useFieldBinding } from "../../../components/form/field-binding"

/** Offers the address that was probably meant. The one that was typed stays good. */
export function EmailSuggestion() {
  const { change } = useForm()
  const meant = suggestEmail(useFieldBinding("email").text)
  return (
    meant && (
      <p className={variant("text.note")} role="status">
        Did you mean{" "}
        <button type="button" className={variant("buttons.quiet")} onClick={() => change("email", meant)}>
          {meant}
        </button>
        ?
      </p>
    )
  )
}

/** Asks about a postcode that looks unlike the state. Border places share postcodes, so it only asks. */
export function PostcodeWarning() {
  const state = useFieldBinding("state").text
  const postcode = useFieldBinding("postcode").text.trim()
  const warning = actsIn(state) && /^\d{4}$/.test(postcode) ? checkPostcode(postcode, state) : null
  return (
    warning && (
      <p className={variant("text.note")} role="status">
        {warning}
      </p>
    )
  )
}
