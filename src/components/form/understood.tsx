import { variant } from "../../theme/variant"
import { useAfterPause } from "./after-pause"

type Props = { id: string; amount: string | null }

/** What a field's text was understood as, beside the field: `= $850,000`. Seen at once, and announced after a pause. */
export function Understood({ id, amount }: Props) {
  return (
    <>
      <span id={id} className={variant("form.understood")} aria-hidden="true">
        {amount !== null && `= ${amount}`}
      </span>
      <span className={variant("layout.hidden")} role="status">
        {useAfterPause(amount)}
      </span>
    </>
  )
}
