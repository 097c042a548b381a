import { useId, type MouseEvent, type Ref } from "react"
import { variant } from "../../theme/variant"

type Props = {
  /** `target` is the id of the field, without `#`. */
  errors: readonly { target: string; message: string }[]
  title?: string
  /** To move the focus here once the errors are known. */
  boxRef?: Ref<HTMLDivElement>
  /** Leads to a field in place of the browser, which may not. */
  onFollow?: (event: MouseEvent, target: string) => void
}

/** All errors of a form, each a link to its field. It's announced by the focus that it gets, and by nothing else. */
export function ErrorSummary({ errors, title = "There’s a problem", boxRef, onFollow }: Props) {
  const id = useId()
  return (
    <div
      ref={boxRef}
      className={variant("form.summary")}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-list`}
      tabIndex={-1}
    >
      <h2 id={id}>{title}</h2>
      <ul id={`${id}-list`}>
        {errors.map(({ target, message }) => (
          <li key={target}>
            <a href={`#${target}`} onClick={onFollow && (event => onFollow(event, target))}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
