import * as v from "valibot"
import { fieldErrors, type FieldError, type Parsed } from "../parse/parse-result"
import { keys, readWire, type Answers } from "../parse/wire"
import { TRACE } from "./context"

/** A form other than the quote form: flat answers, and what every form carries. */
type LeadForm<T> = {
  /** The fields in the order in which the form shows them; no other key is taken. */
  fields: readonly string[]
  /** The rules, given what was answered. */
  schema: (answers: Answers) => v.GenericSchema<unknown, T>
}

/**
 * Makes the one rule that the browser and the function ask about a form.
 *
 * @returns A parser that tells every error at once, in the order of the form, and never throws.
 */
export function leadForm<T>({ fields, schema }: LeadForm<T>): (wire: unknown) => Parsed<T> {
  const shape = { ...keys(fields), ...TRACE }
  const placeOf = ({ field }: FieldError) => (fields.includes(field) ? fields.indexOf(field) : fields.length)
  return wire => {
    const sent = readWire(wire, shape)
    if (!sent) return { ok: false, errors: [{ field: "", code: "type", message: "Send the answers as one object" }] }
    const result = v.safeParse(schema(sent.answers), sent.answers)
    if (result.success && sent.errors.length === 0) return { ok: true, value: result.output }
    const errors = [...(result.success ? [] : fieldErrors(result.issues)), ...sent.errors]
    return { ok: false, errors: [...errors].sort((a, b) => placeOf(a) - placeOf(b)) }
  }
}
