import { useEffect } from "react"
import { useFormState } from "react-final-form"
import type { FormValues } from "../../../components/form/form-values"
import { setUnsaved } from "../../../lib/session-draft"
import { DRAFT_NAME } from "../draft-name"
import { keepQuoteDraft, quoteDraft } from "./draft"

type Props = {
  state?: string
  side?: string
  /** The form begins with answers that no draft holds yet. */
  begun: boolean
}

/**
 * Keeps what was answered in this tab, from the first answer on, and says so while the form is there. Closed, the form
 * holds nothing back: it begins again with what was kept. Shows nothing.
 */
export function DraftKeeper({ state, side, begun }: Props) {
  const { values, pristine } = useFormState<FormValues>({ subscription: { values: true, pristine: true } })
  useEffect(() => {
    setUnsaved(DRAFT_NAME, quoteDraft() !== null)
    return () => setUnsaved(DRAFT_NAME, false)
  }, [])
  useEffect(() => {
    if (begun || !pristine) keepQuoteDraft({ state, side, values })
  }, [begun, values, pristine, state, side])
  return null
}
