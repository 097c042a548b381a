import { paths } from "../../domain/paths"
import { variant } from "../../theme/variant"
import { RadioField } from "../form/choice-fields"
import { TextareaField, TextField } from "../form/text-fields"
import type { LeadFormParts } from "./lead-form-parts"

/** A copy of the rule's own figure, which would bring the rules into the first load. */
export const FEEDBACK_LIMIT = 2000

const RATINGS = [
  { value: "5", label: "Very well" },
  { value: "4", label: "Well" },
  { value: "3", label: "So-so" },
  { value: "2", label: "Badly" },
  { value: "1", label: "Very badly" },
]

function FeedbackFields() {
  return (
    <>
      <RadioField name="rating" label="How well did this site serve you?" options={RATINGS} />
      <TextField
        name="page"
        label="Which page is it about? (optional)"
        hint="Its name or its address."
        autoComplete="off"
        plain
      />
      <TextareaField
        name="message"
        label="What should we know? (optional)"
        hint="Up to 2,000 characters. What was missing, wrong or hard to understand?"
        limit={FEEDBACK_LIMIT}
      />
      <TextField
        name="email"
        label="Email (optional)"
        hint="Only if you would like an answer."
        type="email"
        autoComplete="email"
        plain
      />
      <p className={variant("text.muted")}>
        We use what you write to make the site better. <a href={paths.privacyPolicy}>Read our privacy policy</a>.
      </p>
    </>
  )
}

/** How the site served somebody. */
export const feedbackForm: LeadFormParts = {
  id: "feedback-form",
  action: paths.api.feedback,
  heading: "Give feedback",
  button: "Send feedback",
  names: ["rating", "page", "message", "email"],
  initial: {},
  Fields: FeedbackFields,
}
