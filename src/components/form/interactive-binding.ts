import { useForm, useFormState } from "react-final-form"
import type { ChangeEvent } from "react"
import type { FieldError } from "../../domain/parse/parse-result"
import type { FieldBinding, FormBinding } from "./field-binding"
import { getText, type FormValues } from "./form-values"

/** Fields whose answers react-final-form holds. */
export const interactiveBinding = (formId: string, errors: readonly FieldError[]): FormBinding => ({
  formId,
  dependents: "when-asked",
  useField: useLiveField,
  useValues: useLiveValues,
  errorOf: name => errors.find(error => error.field === name)?.message,
})

const useLiveValues = () => useFormState<FormValues>({ subscription: { values: true } }).values

/**
 * Not by `useField`, whose field ends with the screen that it's on: where another screen has the same field, it would put
 * back what the form began with.
 */
function useLiveField(name: string, initial = ""): FieldBinding {
  const { change } = useForm()
  const text = getText(useLiveValues(), name) || initial
  const handlersOf = (otherwise = "") => ({
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change(name, target.type === "checkbox" && "checked" in target && !target.checked ? otherwise : target.value),
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
