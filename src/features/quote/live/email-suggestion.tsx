import { useForm } from "react-final-form"
import { emailSuggestion } from "../../../domain/lead/email"
import { variant } from "../../../theme/variant"
import { useFieldBinding } from "../../../components/form/field-binding"

/** Offers the address that was probably meant. The one that was typed stays good. */
export function EmailSuggestion() {
  const { change } = useForm()
  const meant = emailSuggestion(useFieldBinding("email").text)
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
