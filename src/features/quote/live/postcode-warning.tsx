import { postcodeWarning } from "../../../domain/lead/postcode"
import { isState } from "../../../domain/states"
import { variant } from "../../../theme/variant"
import { useFieldBinding } from "../../../components/form/field-binding"

/** Asks about a postcode that looks unlike the state. Border places share postcodes, so it only asks. */
export function PostcodeWarning() {
  const state = useFieldBinding("state").text
  const postcode = useFieldBinding("postcode").text.trim()
  const warning = isState(state) && /^\d{4}$/.test(postcode) ? postcodeWarning(postcode, state) : null
  return (
    warning && (
      <p className={variant("text.note")} role="status">
        {warning}
      </p>
    )
  )
}
