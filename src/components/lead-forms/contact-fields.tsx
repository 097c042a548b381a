import { paths } from "../../domain/paths"
import { variant } from "../../theme/variant"
import { Conditional } from "../form/conditional"
import { WAYS } from "../form/person-fields"
import { RadioField } from "../form/choice-fields"
import { TextareaField, TextField } from "../form/text-fields"
import type { LeadFormParts } from "./lead-form-parts"

/** A copy of the rule's own figure, which would bring the rules into the first load. */
export const MESSAGE_LIMIT = 4000

function ContactFields({ firmName }: { firmName: string }) {
  return (
    <>
      <TextField name="name" label="Full name" hint="So we know what to call you." autoComplete="name" plain />
      <TextField name="email" label="Email" hint="So we can answer." type="email" autoComplete="email" plain />
      <RadioField name="contactBy" label="How should we answer?" options={WAYS} />
      <Conditional name="phone" when="If you would like a call or a text">
        <TextField
          name="phone"
          label="Phone"
          hint="So we can answer you. It goes on no sales list."
          type="tel"
          autoComplete="tel"
          plain
        />
      </Conditional>
      <TextareaField
        name="message"
        label="Your message"
        hint="Up to 4,000 characters. Leave out bank details and passwords."
        limit={MESSAGE_LIMIT}
      />
      <p className={variant("text.muted")}>
        {firmName} reads what you write here to answer you, and gives it to no other firm.{" "}
        <a href={paths.privacyPolicy}>Read our privacy policy</a>.
      </p>
    </>
  )
}

/** A message to the firm. */
export const contactForm: LeadFormParts = {
  id: "contact-form",
  action: paths.api.contact,
  heading: "Send us a message",
  button: "Send message",
  names: ["name", "email", "contactBy", "phone", "message"],
  initial: { contactBy: "email" },
  Fields: ContactFields,
}
