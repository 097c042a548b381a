import { useEffect, useState } from "react"
import { variant } from "../../theme/variant"

type Props = { id: string; amount: string | null }

/** How long nothing may be typed before an amount is announced, in milliseconds. */
const PAUSE = 1000

/**
 * What a field's text was understood as, beside the field: `= $850,000`. Seen at once, and announced after a pause,
 * since an announcement at each key would drown the keys.
 */
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

/** `amount` once it has stayed the same for a while; `null` until then. */
function useAfterPause(amount: string | null): string | null {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(amount), PAUSE)
    return () => clearTimeout(timer)
  }, [amount])
  return settled === amount ? settled : null
}
