import { variant } from "../../theme/variant"
import { useAfterPause } from "../quiet-status/after-pause"

type Props = {
  id: string
  amount: string | null
  /** Whether it's announced too. */
  isAnnounced: boolean
}

/** What a field's text was understood as, beside the field: `= $850,000`. Seen at once, and announced after a pause. */
export function UnderstoodAmount({ id, amount, isAnnounced }: Props) {
  const announcement = useAfterPause(amount)
  return (
    <>
      <span id={id} className={variant("form.understood")} aria-hidden="true">
        {amount !== null && `= ${amount}`}
      </span>
      <span className={variant("layout.hidden")} role="status">
        {isAnnounced && announcement}
      </span>
    </>
  )
}
