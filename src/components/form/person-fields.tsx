import type { ReactNode } from "react"
import type { PartnerSharing } from "../../domain/lead/partner-sharing"
import { paths } from "../../domain/paths"
import type { PerState } from "../../domain/states"
import { variant } from "../../theme/variant"
import { CheckboxField, RadioField } from "./choice-fields"
import { Conditional } from "./conditional"
import { useFormBinding } from "./field-binding"
import { getText } from "./form-values"
import { NOTE_LIMIT } from "./note-limit"
import { stateToldBy } from "./our-states"
import { TextareaField, TextField } from "./text-fields"

/** How the firm may answer. */
export const WAYS = [
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

type Props = {
  firmName: string
  /** Said below the email address, for example that it may hold a slip. */
  afterEmail?: ReactNode
  /** Whether the box for a copy by email begins ticked. */
  sendEmailQuote?: boolean
  /** The partner that the visitor may share the request with. */
  sharing?: PartnerSharing | null
}

/** Step 2: the person. Each detail says what it is for. */
export function PersonFields({ firmName, afterEmail, sendEmailQuote = true, sharing }: Props) {
  const state = stateToldBy(getText(useFormBinding().useValues(), "state"))
  return (
    <>
      <TextField name="name" label="Full name" hint="So we know what to call you." autoComplete="name" plain />
      <TextField
        name="email"
        label="Email"
        hint="So we can reply to you about this quote."
        type="email"
        autoComplete="email"
        plain
      />
      {afterEmail}
      <CheckboxField name="sendEmailQuote" label="Email me a copy of this quote" initial={sendEmailQuote} />
      <RadioField name="contactBy" label="How should we answer questions about it?" options={WAYS} />
      <Conditional name="phone" when="If you’d like a call or a text">
        <TextField
          name="phone"
          label="Phone"
          hint="So we can call or text you about this quote. We won’t use it for marketing."
          type="tel"
          autoComplete="tel"
          plain
        />
        <RadioField
          name="bestTime"
          label="Best time (optional)"
          hint={state ? CLOCKS[state] : "In the time of the property’s state"}
          options={TIMES}
        />
      </Conditional>
      <TextareaField
        name="note"
        label="Anything we should know? (optional)"
        hint="Up to 1,000 characters."
        limit={NOTE_LIMIT}
      />
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
