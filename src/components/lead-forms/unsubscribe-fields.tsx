import { paths } from "../../domain/paths"
import { TextField } from "../form/text-fields"
import type { LeadFormParts } from "./lead-form-parts"

const UnsubscribeFields = () => (
  <TextField
    name="email"
    label="Email"
    hint="The address that should get no more emails."
    type="email"
    autoComplete="email"
    plain
  />
)

/** No more email. */
export const unsubscribeForm: LeadFormParts = {
  id: "unsubscribe-form",
  action: paths.api.unsubscribe,
  heading: "Stop our emails",
  button: "Stop emails",
  names: ["email"],
  initial: {},
  Fields: UnsubscribeFields,
}
