import type { ReactNode } from "react"
import { NOTE_MAX } from "../../domain/lead/limits"
import type { PartnerSharing } from "../../domain/lead/partner-sharing"
import { paths } from "../../domain/paths"
import type { PerState } from "../../domain/states"
import { variant } from "../../theme/variant"
import { CheckboxField, RadioField } from "./choice-fields"
import { Conditional } from "./conditional"
import { useFormBinding } from "./field-binding"
import { getAnswerText } from "./form-values"
import { findStateForWording } from "./our-states"
import { EmailField, NameField, PhoneField, TextareaField } from "./text-fields"

const WAYS = [
  { value: "email", label: "Email me" },
  { value: "call", label: "Call me" },
  { value: "text", label: "Text me" },
]

const CLOCKS: PerState<string> = {
  NSW: "Sydney time",
  VIC: "Melbourne time",
  QLD: "Brisbane time, without daylight saving",
}

const TIMES = [
  { value: "morning", label: "Morning" },
  { value: "afternoon", label: "Afternoon" },
  { value: "evening", label: "Evening" },
]

export const NAME_HINT = "So we know what to call you."

type ContactByProps = { label: string; phoneHint: string; children?: ReactNode }

export const ContactByFields = ({ label, phoneHint, children }: ContactByProps) => (
  <>
    <RadioField name="contactBy" label={label} options={WAYS} />
    <Conditional name="phone" when="If you’d like a call or a text">
      <PhoneField hint={`${phoneHint} We won’t use it for marketing.`} />
      {children}
    </Conditional>
  </>
)

type Props = {
  firmName: string
  /** Shown below the email address, such as a suggestion for a typing mistake. */
  afterEmail?: ReactNode
  /** Whether the box for a copy by email starts ticked. */
  sendEmailQuote?: boolean
  sharing?: PartnerSharing | null
}

export const NoteField = () => (
  <TextareaField
    name="note"
    label="Anything we should know? (optional)"
    hint="Up to 1,000 characters."
    limit={NOTE_MAX}
  />
)

/** Step 2: questions about the person. Each one says what its answer is used for. */
export function PersonFields({ firmName, afterEmail, sendEmailQuote = true, sharing }: Props) {
  const state = findStateForWording(getAnswerText(useFormBinding().values, "state"))
  return (
    <>
      <NameField hint={NAME_HINT} />
      <EmailField hint="So we can reply to you about this quote." />
      {afterEmail}
      <CheckboxField name="sendEmailQuote" label="Email me a copy of this quote" initial={sendEmailQuote} />
      <ContactByFields label="How should we contact you?" phoneHint="So we can call or text you about this quote.">
        <RadioField
          name="bestTime"
          label="Best time (optional)"
          hint={state ? CLOCKS[state] : "In the property’s local time"}
          options={TIMES}
        />
      </ContactByFields>
      <NoteField />
      <CheckboxField
        name="marketing"
        label={`${firmName} may also send me guides and news. I can stop them at any time.`}
      />
      {sharing && (
        <CheckboxField
          name="partnerConsent"
          value={sharing.slug}
          label={`Share this request and my contact details with ${sharing.name} ${sharing.purpose}`}
        />
      )}
      <p className={variant("text.muted")}>
        {firmName} reads what you write here to prepare your quote and to talk to you about it, and gives it to no other
        firm{sharing && ` unless you tick the box for ${sharing.name}`}.{" "}
        <a href={paths.privacyPolicy}>Read our privacy policy</a>
        {sharing && (
          <>
            {" "}
            and <a href={paths.collectionStatement(sharing.slug)}>what {sharing.name} is told</a>
          </>
        )}
        .
      </p>
    </>
  )
}
