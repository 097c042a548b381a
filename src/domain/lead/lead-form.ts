import * as v from "valibot"
import { toFieldErrors, createMissingKeyMessage, type FieldError, type Parsed } from "../parse/parse-result"
import { createFlatShape, readRequestAnswers, type Answers } from "../parse/wire"
import { TRACE, traceEntries, renameHoneypotField, type Trace } from "./context"

type FormFields<E extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<E, undefined>>

/** A form other than the quote form: flat answers, plus what every form sends. */
type LeadForm<E extends v.ObjectEntries> = {
  /** The rule of each field, in the order in which the form shows them, given the answers. All other keys are refused. */
  rules: (answers: Answers) => E
  required: Readonly<Record<string, string>>
  /** Checks fields against each other, once each is valid. */
  check?: (value: FormFields<E>) => FieldError[]
}

export type FormRecord<P> = P extends (wire: unknown) => Parsed<infer T> ? T : never

/** Refuses a form. The errors are in the order of its `fields`; errors of other fields come last. */
export function createFormErrorResult(errors: readonly FieldError[], fields: readonly string[]): Parsed<never> {
  const getPosition = ({ field }: FieldError) => (fields.includes(field) ? fields.indexOf(field) : fields.length)
  return { ok: false, errors: [...errors].sort((a, b) => getPosition(a) - getPosition(b)) }
}

export const NO_OBJECT: FieldError = { field: "", code: "type", message: "Send the answers as one object" }

/**
 * Creates the parser of a form that both the browser and the function use.
 *
 * @returns A parser that reports all errors at once, in the order of the form, and never throws.
 */
export function createLeadFormParser<E extends v.ObjectEntries>({
  rules,
  required,
  check,
}: LeadForm<E>): (wire: unknown) => Parsed<FormFields<E> & Trace> {
  const fields = Object.keys(rules({}))
  const shape = { ...createFlatShape(fields), ...TRACE }
  return wire => {
    const input = readRequestAnswers(wire, shape)
    if (!input) return createFormErrorResult([NO_OBJECT], fields)
    const entries: v.ObjectEntries = { ...rules(input.answers), ...traceEntries }
    const result = v.safeParse(v.object(entries, createMissingKeyMessage(required)), input.answers)
    if (!result.success) return createFormErrorResult([...toFieldErrors(result.issues), ...input.errors], fields)
    // Valibot doesn't know the type of entries that are put together here.
    const value = renameHoneypotField(result.output as { reference_code: string }) as unknown as FormFields<E> & Trace
    const errors = [...(check?.(value) ?? []), ...input.errors]
    return errors.length === 0 ? { ok: true, value } : createFormErrorResult(errors, fields)
  }
}
