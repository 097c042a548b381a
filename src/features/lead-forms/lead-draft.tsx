import { useEffect } from "react"
import { useFormState } from "react-final-form"
import * as v from "valibot"
import type { FormValues } from "../../components/form/form-values"
import type { LeadFormParts } from "../../components/form/lead-form-fields"
import { deleteDraft, saveDraft, readDraft, setFormHasUnsavedAnswers } from "../../lib/session-draft"

const draftSchema = v.record(v.string(), v.string())

/** The draft of this form in this tab; empty if there isn't one or it can't be read. */
export function readLeadFormDraft({ id }: LeadFormParts): FormValues {
  const result = v.safeParse(draftSchema, readDraft(id))
  return result.success ? result.output : {}
}

type Props = {
  form: LeadFormParts
  /** The form's values before anyone types. */
  pageValues: FormValues
}

/** Stores the form's draft in this tab, and marks it as unsaved while the form is on the page. Renders nothing. */
export function LeadDraftKeeper({ form, pageValues }: Props) {
  const { values } = useFormState<FormValues>({ subscription: { values: true } })
  useEffect(() => () => setFormHasUnsavedAnswers(form.id, false), [form.id])
  useEffect(() => {
    const hasChanged = form.names.some(name => (values[name] ?? "") !== (pageValues[name] ?? ""))
    if (hasChanged) saveDraft(form.id, Object.fromEntries(form.names.map(name => [name, values[name] ?? ""])))
    else deleteDraft(form.id)
    setFormHasUnsavedAnswers(form.id, hasChanged)
  }, [form, pageValues, values])
  return null
}
