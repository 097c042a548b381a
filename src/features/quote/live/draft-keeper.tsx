import { useEffect } from "react"
import { useFormState } from "react-final-form"
import type { FormValues } from "../../../components/quote-fields/form-values"
import { keepQuoteDraft } from "./draft"

/** Keeps what was answered in this tab, from the first answer on. Shows nothing. */
export function DraftKeeper({ state, side }: { state?: string; side?: string }) {
  const { values, pristine } = useFormState<FormValues>({ subscription: { values: true, pristine: true } })
  useEffect(() => {
    if (!pristine) keepQuoteDraft({ state, side, values })
  }, [values, pristine, state, side])
  return null
}
