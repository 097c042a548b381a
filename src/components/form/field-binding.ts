import { createContext, useContext, type ComponentType, type ReactNode, type RefObject } from "react"
import type { FieldError } from "../../domain/parse/parse-result"
import type { Answers } from "../../domain/parse/wire"
import { getFieldId, getAnswerText } from "./form-values"

export type Option = {
  value: string
  label: string
  /** A line drawing above the label of a tile, 28 px wide and high. It says nothing that the label doesn't. */
  drawing?: ReactNode
}

/**
 * Where the fields get their answers from. The same fields are used by the page before its script runs, by the
 * interactive form, and by the page with which a function answers. A field is filled in once, when it's drawn; from then on
 * the browser has the answer, and an interactive form reads it (`useFormAnswers`).
 */
export type FormBinding = {
  formId: string
  /** How a field that depends on other answers appears while no script can show or hide it. */
  dependents: "in-noscript" | "always" | "when-asked"
  values: Answers
  /**
   * Draws the drawings of a group's options in their empty places, once the form is interactive. It's for a form that the
   * HTML of nearly every page has, without its drawings.
   */
  LateDrawings?: ComponentType<{ group: RefObject<HTMLElement>; options: readonly Option[] }>
  /** The errors to show. */
  errors?: readonly FieldError[]
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

export type BoundField = ReturnType<typeof useFieldBinding>

/** The props of a field's controls. `initial` is the field's text until there's an answer. */
export function useFieldBinding(name: string, initial = "") {
  const { formId, values, errors = [] } = useFormBinding()
  const text = getAnswerText(values, name) || initial
  const id = getFieldId(formId, name)
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const error = errors.find(({ field }) => field === name)?.message
  return {
    /** The text in the field; empty if there's none. */
    text,
    id,
    hintId,
    errorId,
    error,
    /* With a placeholder, styles can tell a box that's empty: in print, the calculator leaves it out. */
    textProps: { name, defaultValue: text, placeholder: " " },
    /** The props of the radio button or box with the value `option`. */
    getChoiceProps: (option: string) => ({ name, value: option, defaultChecked: text === option }),
    /** The ids that describe the control, for `aria-describedby`. */
    describedBy: ({ hint }: { hint: boolean }) =>
      [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined,
  }
}
