import { useEffect } from "react"
import { useFormState } from "react-final-form"
import * as v from "valibot"
import { actsIn, isState } from "../../../domain/states"
import { QUOTE_DRAFT } from "../../../lib/quote-draft"
import { forgetDraft, keepDraft, readDraft, setUnsaved } from "../../../lib/session-draft"
import { getText, withText, type FormValues } from "../../../components/form/form-values"
import { SCREENS, type Screen } from "./screens"

/** The answers so far, the screen they led to, and what the page that they were given on had chosen by itself. */
export type QuoteDraft = { state?: string; side?: string; screen?: Screen; values: FormValues }

const formValues: v.GenericSchema<FormValues> = v.record(v.string(), v.union([v.string(), v.lazy(() => formValues)]))

const draftSchema = v.object({
  state: v.optional(v.string()),
  side: v.optional(v.string()),
  screen: v.optional(v.picklist(SCREENS)),
  values: formValues,
})

/** True for a state that a firm has left since the draft was kept: the form offers it no more. */
const isLeft = (state: string): boolean => isState(state) && !actsIn(state)

/** The draft of this tab; `null` when there is none that can be read. */
export function quoteDraft(): QuoteDraft | null {
  const read = v.safeParse(draftSchema, readDraft(QUOTE_DRAFT))
  if (!read.success) return null
  const left = ["state", "sale.state"].filter(name => isLeft(getText(read.output.values, name)))
  return { ...read.output, values: left.reduce((values, name) => withText(values, name, ""), read.output.values) }
}

export function keepQuoteDraft(draft: QuoteDraft): void {
  keepDraft(QUOTE_DRAFT, draft)
  setUnsaved(QUOTE_DRAFT, true)
}

export function forgetQuoteDraft(): void {
  forgetDraft(QUOTE_DRAFT)
  setUnsaved(QUOTE_DRAFT, false)
}

type Props = {
  state?: string
  side?: string
  screen: Screen
  /** The form begins with answers that no draft holds yet. */
  begun: boolean
}

/**
 * Keeps what was answered in this tab, from the first answer on, and says so while the form is there. Closed, the form
 * holds nothing back: it begins again with what was kept. Shows nothing.
 */
export function DraftKeeper({ state, side, screen, begun }: Props) {
  const { values, pristine } = useFormState<FormValues>({ subscription: { values: true, pristine: true } })
  useEffect(() => {
    setUnsaved(QUOTE_DRAFT, quoteDraft() !== null)
    return () => setUnsaved(QUOTE_DRAFT, false)
  }, [])
  useEffect(() => {
    if (begun || !pristine) keepQuoteDraft({ state, side, screen, values })
  }, [begun, values, pristine, state, side, screen])
  return null
}
