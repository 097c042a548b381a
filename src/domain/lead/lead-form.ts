import * as v from "valibot"
import { toFieldErrors, missing, type FieldError, type Parsed } from "../parse/parse-result"
import { keys, readWire, type Answers } from "../parse/wire"
import { TRACE, traceEntries, withHoneypot, type Trace } from "./context"

type FormAnswers<T> = Omit<T, keyof Trace>

/** A form other than the quote form: flat answers, plus what every form sends. */
type LeadForm<T> = {
  /** The rule of each field, in the order in which the form shows them, given what was answered. No other key is taken. */
  rules: (answers: Answers) => v.ObjectEntries & { [Field in keyof FormAnswers<T>]: v.GenericSchema<unknown, T[Field]> }
  /** The message for each required field. */
  required: Readonly<Record<string, string>>
  /** Checks fields against each other, once each is valid. */
  check?: (value: T) => FieldError[]
}

/** The errors of a form, in the order of its `fields`; what the form doesn't show comes last. */
export function refuseForm(errors: readonly FieldError[], fields: readonly string[]): Parsed<never> {
  const getPosition = ({ field }: FieldError) => (fields.includes(field) ? fields.indexOf(field) : fields.length)
  return { ok: false, errors: [...errors].sort((a, b) => getPosition(a) - getPosition(b)) }
}

/** The error for a request body that isn't an object. */
export const NO_OBJECT: FieldError = { field: "", code: "type", message: "Send the answers as one object" }

/**
 * Creates the parser of a form that both the browser and the function use.
 *
 * @returns A parser that tells every error at once, in the order of the form, and never throws.
 */
export function createLeadFormParser<T extends Trace>({
  rules,
  required,
  check,
}: LeadForm<T>): (wire: unknown) => Parsed<T> {
  const fields = Object.keys(rules({}))
  const shape = { ...keys(fields), ...TRACE }
  return wire => {
    const input = readWire(wire, shape)
    if (!input) return refuseForm([NO_OBJECT], fields)
    const entries: v.ObjectEntries = { ...rules(input.answers), ...traceEntries }
    const result = v.safeParse(v.object(entries, missing(required)), input.answers)
    if (!result.success) return refuseForm([...toFieldErrors(result.issues), ...input.errors], fields)
    // `rules` is typed so that each rule gives the type of its field.
    const value = withHoneypot(result.output as { reference_code: string }) as unknown as T
    const errors = [...(check?.(value) ?? []), ...input.errors]
    return errors.length === 0 ? { ok: true, value } : refuseForm(errors, fields)
  }
}
