import { getValueAtPath, isObject, type Answers } from "../../domain/parse/wire"

/** The form's answers as text, nested where a field's name has a dot: `sale.price`, `contractDate.day`. */
export type FormValues = { [name: string]: string | FormValues | undefined }

/** The answer at a dotted name: a text, or an object for an answer in several boxes. */
export const getAnswer = (values: Answers, name: string): unknown => getValueAtPath(values, name.split("."))

/** The text at a dotted name; empty if there is none. */
export function getAnswerText(values: Answers, name: string): string {
  const value = getAnswer(values, name)
  if (typeof value === "string") return value
  if (typeof value === "boolean") return value ? "yes" : "no"
  return ""
}

/** A copy of `values` with `text` at a dotted name. */
export function withAnswerText(values: FormValues, name: string, text: string): FormValues {
  const [key = "", ...rest] = name.split(".")
  if (rest.length === 0) return { ...values, [key]: text }
  const inner = values[key]
  return { ...values, [key]: withAnswerText(isObject(inner) ? inner : {}, rest.join("."), text) }
}

/** The id of a field's first control in the page, which the error summary links to. */
export const getFieldId = (formId: string, name: string): string => `${formId}-${name.replaceAll(".", "-")}`
