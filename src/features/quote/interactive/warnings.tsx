import { suggestEmailCorrection } from "../../../domain/lead/email"
import { checkPostcodeForState } from "../../../domain/job/postcode"
import { actsIn } from "../../../domain/states"
import { variant } from "../../../theme/variant"
import { useFieldBinding } from "../../../components/form/field-binding"
import { typeAnswer } from "../../../components/form/form-answers"

/** Suggests the address that the visitor probably meant. The typed address is still accepted. */
export function EmailSuggestion() {
  const suggestion = suggestEmailCorrection(useFieldBinding("email").text)
  return (
    suggestion && (
      <p className={variant("text.note")} role="status">
        Did you mean{" "}
        <button
          type="button"
          className={variant("buttons.quiet")}
          onClick={({ currentTarget: { form } }) => form && typeAnswer(form, "email", suggestion)}
        >
          {suggestion}
        </button>
        ?
      </p>
    )
  )
}

/** Warns if a postcode doesn't seem to match the state. Places near a border share postcodes, so it's only a warning. */
export function PostcodeWarning() {
  const state = useFieldBinding("state").text
  const postcode = useFieldBinding("postcode").text.trim()
  const warning = actsIn(state) && /^\d{4}$/.test(postcode) ? checkPostcodeForState(postcode, state) : null
  return (
    warning && (
      <p className={variant("text.note")} role="status">
        {warning}
      </p>
    )
  )
}
