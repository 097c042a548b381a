import { useEffect, useRef } from "react"
import type { FieldError } from "../../domain/parse/parse-result"
import { variant } from "../../theme/variant"
import { ErrorSummary } from "../error-summary/error-summary"
import { ReachUs, type FirmContact } from "../reach-us/reach-us"
import { fieldId } from "./form-values"

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

/** Puts `Error: ` before the page's title while the caller is shown, for those who hear the title first. */
function useErrorTitle(): void {
  useEffect(() => {
    const title = document.title
    document.title = `Error: ${title}`
    return () => {
      document.title = title
    }
  }, [])
}

/** Said when nobody can tell whether the firm has what was sent. Nothing that was typed is lost. */
export function Failure({ firm }: { firm: FirmContact }) {
  return (
    <div className={variant("form.summary")} role="alert">
      <h2>We could not send it</h2>
      <p>
        What you typed is still here, so you can try again. Or reach us directly: <ReachUs firm={firm} />.
      </p>
    </div>
  )
}
