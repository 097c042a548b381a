import type { Answers } from "../../domain/parse/wire"
import type { FieldError } from "../../domain/parse/parse-result"
import type { FormBinding } from "./field-binding"
import { getText } from "./form-values"

type StaticBindingOptions = {
  formId: string
  dependents: FormBinding["dependents"]
  /** What's in the fields at first: the page's own state and side, or what was posted. */
  values: Answers
  errors?: readonly FieldError[]
}

/** Binds fields that no script manages: they're filled in once, and then the browser keeps the answers. */
export function createStaticBinding({ formId, dependents, values, errors = [] }: StaticBindingOptions): FormBinding {
  return {
    formId,
    dependents,
    errors,
    useField: (name, initial = "") => {
      const text = getText(values, name) || initial
      return {
        text,
        textProps: () => ({ name, defaultValue: text }),
        choiceProps: option => ({ name, value: option, defaultChecked: text === option }),
      }
    },
    useValues: () => values,
  }
}
