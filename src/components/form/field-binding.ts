import type { FieldError } from "../../domain/parse/parse-result"
import type { Answers } from "../../domain/parse/wire"
import { createContext, useContext, type ChangeEvent } from "react"
import { getFieldId } from "./form-values"

type Control = HTMLInputElement | HTMLTextAreaElement

type Handlers = {
  onChange?: (event: ChangeEvent<Control>) => void
  onBlur?: () => void
}

type TextProps = Handlers & { name: string; value?: string; defaultValue?: string }
type ChoiceProps = Handlers & { name: string; value: string; checked?: boolean; defaultChecked?: boolean }

/** Connects one field to whatever keeps the answers. */
export type FieldBinding = {
  /** What's in the field; empty when nothing does. */
  text: string
  textProps: () => TextProps
  /** For the radio or box with the value `option`. A box's value is `otherwise` once it's unticked. */
  choiceProps: (option: string, otherwise?: string) => ChoiceProps
}

/** Binds the field `name`, whose answer is `text`, to whatever keeps the answers. */
export const createFieldBinding = (
  name: string,
  text: string,
  onChange: (name: string, text: string) => void,
  onLeave?: (name: string) => void,
): FieldBinding => {
  const onBlur = onLeave && (() => onLeave(name))
  return {
    text,
    textProps: () => ({ name, value: text, onChange: ({ target }) => onChange(name, target.value), onBlur }),
    choiceProps: (option, otherwise = "") => ({
      ...{ name, value: option, checked: text === option, onBlur },
      onChange: ({ target }) => onChange(name, "checked" in target && !target.checked ? otherwise : option),
    }),
  }
}

/**
 * Where the fields get their answers from. One set of fields serves the page before its script runs, the interactive form,
 * and the page that a function answers with.
 */
export type FormBinding = {
  formId: string
  /** How a field that depends on other answers appears while no script can show or hide it. */
  dependents: "in-noscript" | "always" | "when-asked"
  /** `initial` is in the field until something else is. */
  useField: (name: string, initial?: string) => FieldBinding
  useValues: () => Answers
  /** The errors to show. */
  errors: readonly FieldError[]
  /**
   * Formats how `text` was read as an amount of money, in dollars: `$850,000`; `null` if it isn't an amount. Undefined if
   * no script is running.
   */
  formatUnderstood?: (name: string, text: string) => string | null
  /** True if the form announces the total itself, so that no field announces its amount. */
  announcesTotal?: boolean
}

const FormBindingContext = createContext<FormBinding | null>(null)

export const FormBindingProvider = FormBindingContext.Provider

/** @throws Error outside a `FormBindingProvider`. */
export function useFormBinding(): FormBinding {
  const binding = useContext(FormBindingContext)
  if (!binding) throw new Error("a field needs a FormBindingProvider around it")
  return binding
}

export type BoundField = FieldBinding & {
  id: string
  hintId: string
  errorId: string
  error: string | undefined
  /** The ids that describe the control, for `aria-describedby`. */
  describedBy: (has: { hint: boolean }) => string | undefined
}

export function useFieldBinding(name: string, initial?: string): BoundField {
  const { formId, useField, errors } = useFormBinding()
  const binding = useField(name, initial)
  const id = getFieldId(formId, name)
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const error = errors.find(({ field }) => field === name)?.message
  const describedBy = ({ hint }: { hint: boolean }) =>
    [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined
  return { ...binding, id, hintId, errorId, error, describedBy }
}
