import type { ChangeEvent } from "react"
import type { FieldError } from "../../domain/parse/parse-result"
import type { FormBinding } from "../../components/form/field-binding"
import { textAt, type FormValues } from "../../components/form/form-values"

type Held = {
  formId: string
  values: FormValues
  /** The errors to show. */
  errors: readonly FieldError[]
  onChange: (name: string, text: string) => void
  onLeave: (name: string) => void
}

/** Fields whose answers the calculator holds. */
export const answersBinding = ({ formId, values, errors, onChange, onLeave }: Held): FormBinding => ({
  formId,
  dependents: "when-asked",
  useField: name => {
    const text = textAt(values, name)
    const handlers = {
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(name, target.value),
      onBlur: () => onLeave(name),
    }
    return {
      text,
      textProps: () => ({ name, value: text, ...handlers }),
      choiceProps: option => ({ name, value: option, checked: text === option, ...handlers }),
    }
  },
  useValues: () => values,
  errorOf: name => errors.find(error => error.field === name)?.message,
})
