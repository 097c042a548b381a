import { useField, useFormState } from "react-final-form"
import type { ChangeEvent } from "react"
import type { FieldError } from "../../domain/parse/parse-result"
import type { FieldBinding, FormBinding } from "./field-binding"
import type { FormValues } from "./form-values"

/** Fields whose answers react-final-form holds. */
export const interactiveBinding = (formId: string, errors: readonly FieldError[]): FormBinding => ({
  formId,
  dependents: "when-asked",
  useField: useLiveField,
  useValues: useLiveValues,
  errorOf: name => errors.find(error => error.field === name)?.message,
})

const useLiveValues = () => useFormState<FormValues>({ subscription: { values: true } }).values

function useLiveField(name: string, initial = ""): FieldBinding {
  const { input } = useField<unknown>(name, { subscription: { value: true }, parse: (text: unknown) => text })
  const text = (typeof input.value === "string" ? input.value : "") || initial
  const handlersOf = (otherwise = "") => ({
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      input.onChange(target.type === "checkbox" && "checked" in target && !target.checked ? otherwise : target.value),
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
  })
  return {
    text,
    textProps: () => ({ name, value: text, ...handlersOf() }),
    choiceProps: (option, otherwise) => ({
      name,
      value: option,
      checked: text === option,
      ...handlersOf(otherwise),
    }),
  }
}
