import { useForm, useFormState } from "react-final-form"
import type { ChangeEvent } from "react"
import type { FieldError } from "../../domain/parse/parse-result"
import type { FieldBinding, FormBinding } from "./field-binding"
import { getText, type FormValues } from "./form-values"

/** Fields whose answers react-final-form holds. */
export const createInteractiveBinding = (formId: string, errors: readonly FieldError[]): FormBinding => ({
  formId,
  dependents: "when-asked",
  useField: useLiveField,
  useValues: useLiveValues,
  errorOf: name => errors.find(error => error.field === name)?.message,
})

const useLiveValues = () => useFormState<FormValues>({ subscription: { values: true } }).values

/**
 * Doesn't use final-form's `useField`, which unregisters a field when its screen unmounts: if another screen has the same
 * field, that would reset it to its initial value.
 */
function useLiveField(name: string, initial = ""): FieldBinding {
  const { change } = useForm()
  const text = getText(useLiveValues(), name) || initial
  const getHandlers = (otherwise = "") => ({
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change(name, target.type === "checkbox" && "checked" in target && !target.checked ? otherwise : target.value),
  })
  return {
    text,
    textProps: () => ({ name, value: text, ...getHandlers() }),
    choiceProps: (option, otherwise) => ({
      name,
      value: option,
      checked: text === option,
      ...getHandlers(otherwise),
    }),
  }
}
