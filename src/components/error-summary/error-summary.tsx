import { useId, type MouseEvent, type Ref } from "react"
import type { FieldError } from "../../domain/parse/parse-result"
import { variant } from "../../theme/variant"
import { getFieldId } from "../form/form-values"

type Props = {
  formId: string
  errors: readonly FieldError[]
  boxRef?: Ref<HTMLDivElement>
  /** Moves the visitor to a field. Replaces the browser's own handling of the link, which may not focus the field. */
  onFollow?: (event: MouseEvent, target: string) => void
  /** True in a page without scripts: the browser focuses the summary when it shows the page. */
  takesFocus?: true
  /** True if only screen readers find it: the messages at the fields are enough to see. */
  isHidden?: boolean
}

/** All errors of a form, each as a link to its field. It's announced only because it gets the focus. */
export function ErrorSummary({ formId, errors, boxRef, onFollow, takesFocus, isHidden = false }: Props) {
  const id = useId()
  return (
    <div
      ref={boxRef}
      className={variant(isHidden ? "layout.hidden" : "form.summary")}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-list`}
      tabIndex={-1}
      autoFocus={takesFocus}
    >
      <h2 id={id}>There’s a problem</h2>
      <ul id={`${id}-list`}>
        {errors.map(({ field, message }) => {
          const target = getFieldId(formId, field)
          return (
            <li key={field}>
              <a
                href={`#${target}`}
                tabIndex={isHidden ? -1 : undefined}
                onClick={onFollow && (event => onFollow(event, target))}
              >
                {message}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
