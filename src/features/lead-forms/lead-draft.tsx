import { useEffect } from "react"
import { useFormState } from "react-final-form"
import * as v from "valibot"
import type { FormValues } from "../../components/form/form-values"
import type { LeadFormParts } from "../../components/form/lead-form-fields"
import { forgetDraft, keepDraft, readDraft, setUnsaved } from "../../lib/session-draft"

const draftSchema = v.record(v.string(), v.string())

/** What was written into the form in this tab and not sent; nothing when there is nothing that can be read. */
export function readLeadDraft({ id }: LeadFormParts): FormValues {
  const read = v.safeParse(draftSchema, readDraft(id))
  return read.success ? read.output : {}
}

type Props = {
  form: LeadFormParts
  /** What the form says before anybody has written into it. */
  untouched: FormValues
}

/** Keeps what is written into a form in this tab, and says so while the form is there. Shows nothing. */
export function LeadDraftKeeper({ form, untouched }: Props) {
  const { values } = useFormState<FormValues>({ subscription: { values: true } })
  useEffect(() => () => setUnsaved(form.id, false), [form.id])
  useEffect(() => {
    const written = form.names.some(name => (values[name] ?? "") !== (untouched[name] ?? ""))
    if (written) keepDraft(form.id, Object.fromEntries(form.names.map(name => [name, values[name] ?? ""])))
    else forgetDraft(form.id)
    setUnsaved(form.id, written)
  }, [form, untouched, values])
  return null
}
