import * as v from "valibot"
import { forgetDraft, keepDraft, readDraft, setUnsaved } from "../../../lib/session-draft"
import { DRAFT_NAME } from "../draft-name"
import type { FormValues } from "../../../components/form/form-values"

/** The answers so far, and what the page that they were given on had chosen by itself. */
export type QuoteDraft = { state?: string; side?: string; values: FormValues }

const formValues: v.GenericSchema<FormValues> = v.record(v.string(), v.union([v.string(), v.lazy(() => formValues)]))

const draftSchema = v.object({ state: v.optional(v.string()), side: v.optional(v.string()), values: formValues })

/** The draft of this tab; `null` when there is none that can be read. */
export function quoteDraft(): QuoteDraft | null {
  const read = v.safeParse(draftSchema, readDraft(DRAFT_NAME))
  return read.success ? read.output : null
}

export function keepQuoteDraft(draft: QuoteDraft): void {
  keepDraft(DRAFT_NAME, draft)
  setUnsaved(DRAFT_NAME, true)
}

export function forgetQuoteDraft(): void {
  forgetDraft(DRAFT_NAME)
  setUnsaved(DRAFT_NAME, false)
}
