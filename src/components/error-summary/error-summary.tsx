import type { Ref } from "react"
import { variant } from "../../theme/variant"

type Props = {
  /** `target` is the id of the field, without `#`. */
  errors: readonly { target: string; message: string }[]
  title?: string
  /** To move the focus here once the errors are known. */
  boxRef?: Ref<HTMLDivElement>
}

/** All errors of a form, each a link to its field. */
export function ErrorSummary({ errors, title = "There is a problem", boxRef }: Props) {
  return (
    <div ref={boxRef} className={variant("form.summary")} role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ target, message }) => (
          <li key={target}>
            <a href={`#${target}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
