import { Checkbox, RadioField } from "../../components/form/choice-fields"
import { submitId } from "../../components/form/form-values"
import { STATE_OPTIONS } from "../../components/form/our-states"
import type { Circumstance } from "../../domain/documents-to-send/document-to-send"
import { variant } from "../../theme/variant"
import { FORM_ID } from "./answers"
import { CIRCUMSTANCE_WORDS, PARTY_WORDS, PROPERTY_WORDS, STAGE_WORDS } from "./words"

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** The questions that narrow the list. None is about a person. */
export function DocumentQuestions({ circumstances }: { circumstances: readonly Circumstance[] }) {
  return (
    <>
      <RadioField name="side" label="Are you buying or selling?" options={optionsOf(PARTY_WORDS)} short />
      <RadioField name="state" label="Where is the property?" options={STATE_OPTIONS} />
      <RadioField name="property" label="What kind of property is it?" options={optionsOf(PROPERTY_WORDS)} />
      <RadioField name="stage" label="Has the contract been signed?" options={optionsOf(STAGE_WORDS)} short />
      {circumstances.length > 0 && (
        <fieldset className={variant("form.fieldset")}>
          <legend className={variant("form.legend")}>What applies to you?</legend>
          <p className={variant("form.hint")}>If you’re not sure about one, tick it.</p>
          {circumstances.map(name => (
            <Checkbox key={name} name={name} label={CIRCUMSTANCE_WORDS[name].label} />
          ))}
        </fieldset>
      )}
      <div className={variant("form.actions")}>
        <button id={submitId(FORM_ID)} type="submit" className={variant("buttons.primary")} data-late-click="">
          Show my list
        </button>
      </div>
    </>
  )
}
