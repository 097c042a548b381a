import { useEffect, useRef } from "react"
import { ErrorSummary } from "../error-summary/error-summary"
import type { FieldError } from "../../domain/parse/parse-result"
import { fieldId } from "./form-values"
import { useErrorTitle } from "./use-error-title"

/** Everything wrong, in the order of the form. Takes the focus each time the form was refused. */
export function Errors({ formId, errors }: { formId: string; errors: readonly FieldError[] }) {
  const box = useRef<HTMLDivElement>(null)
  useErrorTitle()
  useEffect(() => box.current?.focus(), [errors])
  return (
    <ErrorSummary
      boxRef={box}
      errors={errors.map(({ field, message }) => ({ target: fieldId(formId, field), message }))}
    />
  )
}
