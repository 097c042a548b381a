import { useEffect } from "react"
import { useFormState } from "react-final-form"
import * as v from "valibot"
import { QUOTE_DRAFT } from "../../../lib/quote-draft"
import { deleteDraft, saveDraft, readDraft, setFormHasUnsavedAnswers } from "../../../lib/session-draft"
import type { FormValues } from "../../../components/form/form-values"
import { SCREENS, type Screen } from "./screens"

const formValues: v.GenericSchema<FormValues> = v.record(v.string(), v.union([v.string(), v.lazy(() => formValues)]))

const draftSchema = v.object({
  state: v.optional(v.string()),
  side: v.optional(v.string()),
  screen: v.optional(v.picklist(SCREENS)),
  /** The answers of an address that the draft has taken over, as JSON: the visitor may have changed them since. */
  address: v.optional(v.string()),
  values: formValues,
})

/** The answers so far, the screen that the visitor reached, and the state and side of the page with the form. */
export type QuoteDraft = v.InferOutput<typeof draftSchema>

/** The draft in this tab; `null` if there isn't one or it can't be read. */
export function readQuoteDraft(): QuoteDraft | null {
  const result = v.safeParse(draftSchema, readDraft(QUOTE_DRAFT))
  return result.success ? result.output : null
}

export function saveQuoteDraft(draft: QuoteDraft): void {
  saveDraft(QUOTE_DRAFT, draft)
  setFormHasUnsavedAnswers(QUOTE_DRAFT, true)
}

export function deleteQuoteDraft(): void {
  deleteDraft(QUOTE_DRAFT)
  setFormHasUnsavedAnswers(QUOTE_DRAFT, false)
}

type Props = {
  state?: string
  side?: string
  screen: Screen
  address: string
  /** True if the form starts with answers that aren't in a draft yet. */
  hasTypedValues: boolean
}

/**
 * Stores the answers in this tab from the first one, and marks them as unsaved while the form is on the page. A form that
 * was closed starts from this draft when it's opened again. Renders nothing.
 */
export function DraftKeeper({ state, side, screen, address, hasTypedValues }: Props) {
  const { values, pristine } = useFormState<FormValues>({ subscription: { values: true, pristine: true } })
  useEffect(() => {
    setFormHasUnsavedAnswers(QUOTE_DRAFT, readQuoteDraft() !== null)
    return () => setFormHasUnsavedAnswers(QUOTE_DRAFT, false)
  }, [])
  useEffect(() => {
    if (hasTypedValues || !pristine) saveQuoteDraft({ state, side, screen, address, values })
  }, [hasTypedValues, values, pristine, state, side, screen, address])
  return null
}
