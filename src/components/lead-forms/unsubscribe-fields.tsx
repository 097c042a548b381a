import { paths } from "../../domain/paths"
import { TextField } from "../quote-fields/text-field"
import type { LeadFormParts } from "./lead-form-parts"

const UnsubscribeFields = () => (
  <TextField
    name="email"
    label="E-mail"
    hint="The address that should get no more e-mails. We ask for nothing else."
    type="email"
    autoComplete="email"
    plain
  />
)

/** No more e-mail. */
export const unsubscribeForm: LeadFormParts = {
  id: "unsubscribe-form",
  action: paths.api.unsubscribe,
  heading: "Stop our e-mails",
  button: "Stop e-mails",
  names: ["email"],
  initial: {},
  Fields: UnsubscribeFields,
}
