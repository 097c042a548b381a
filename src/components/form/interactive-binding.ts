import { useForm, useFormState } from "react-final-form"
import type { FieldError } from "../../domain/parse/parse-result"
import { createFieldBinding, type FieldBinding, type FormBinding } from "./field-binding"
import { getText, type FormValues } from "./form-values"

/** Binds fields to answers that react-final-form keeps. */
export const createInteractiveBinding = (formId: string, errors: readonly FieldError[]): FormBinding => ({
  ...{ formId, errors, dependents: "when-asked" },
  useField: useLiveField,
  useValues: useLiveValues,
})

const useLiveValues = () => useFormState<FormValues>({ subscription: { values: true } }).values

/**
 * Doesn't use final-form's `useField`, which unregisters a field when its screen unmounts: if another screen has the same
 * field, that would reset it to its initial value.
 */
function useLiveField(name: string, initial = ""): FieldBinding {
  const { change } = useForm()
  return createFieldBinding(name, getText(useLiveValues(), name) || initial, change)
}
