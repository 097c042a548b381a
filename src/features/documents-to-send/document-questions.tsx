import { Checkbox, RadioField } from "../../components/form/choice-fields"
import { STATE_OPTIONS } from "../../components/form/our-states"
import { TextField } from "../../components/form/text-fields"
import type { Circumstance } from "../../domain/documents-to-send/document-to-send"
import { variant } from "../../theme/variant"
import { FORM_ID } from "./answers"
import { CIRCUMSTANCE_WORDS, PARTY_WORDS, PROPERTY_WORDS, STAGE_WORDS } from "./words"
import { SubmitButton } from "../../components/form/submit-button"

const listRadioOptions = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

type Props = {
  circumstances: readonly Circumstance[]
  /** True if the list has documents whose due date depends on settlement. */
  asksSettlement?: boolean
}

/** The questions that narrow the list of documents and set their due dates. None asks about a person. */
export function DocumentQuestions({ circumstances, asksSettlement = false }: Props) {
  return (
    <>
      <RadioField name="side" label="Are you buying or selling?" options={listRadioOptions(PARTY_WORDS)} short />
      <RadioField name="state" label="Where is the property?" options={STATE_OPTIONS} />
      <RadioField name="property" label="What kind of property is it?" options={listRadioOptions(PROPERTY_WORDS)} />
      <RadioField name="stage" label="Has the contract been signed?" options={listRadioOptions(STAGE_WORDS)} short />
      {circumstances.length > 0 && (
        <fieldset className={variant("form.fieldset")}>
          <legend className={variant("form.legend")}>What applies to you?</legend>
          <p className={variant("form.hint")}>If you’re not sure about one, tick it.</p>
          {circumstances.map(name => (
            <Checkbox key={name} name={name} label={CIRCUMSTANCE_WORDS[name].label} />
          ))}
        </fieldset>
      )}
      {asksSettlement && (
        <TextField
          name="settlement"
          label="When is settlement? (optional)"
          hint="To put reminders in your calendar. Type a date, like 3 March 2027."
        />
      )}
      <div className={variant("form.actions")}>
        <SubmitButton formId={FORM_ID}>Show my list</SubmitButton>
      </div>
    </>
  )
}
