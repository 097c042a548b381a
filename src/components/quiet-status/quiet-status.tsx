import { useEffect, useState } from "react"
import { variant } from "../../theme/variant"

/** How long, in milliseconds, nothing may change before it's said. */
const PAUSE = 1000

type Props = {
  /** What a screen reader says once it has stayed the same for a second. Nothing is said where it's empty. */
  text: string
  /** Begins the pause again whenever it changes, such as the answers that `text` follows from. */
  of?: unknown
}

/** Says what answers lead to, unseen and once, and not while they're still changing. */
export function QuietStatus({ text, of }: Props) {
  const [said, setSaid] = useState("")
  // What was said before is out of date.
  useEffect(() => setSaid(""), [text])
  useEffect(() => {
    const pause = setTimeout(() => setSaid(text), PAUSE)
    return () => clearTimeout(pause)
  }, [text, of])
  return (
    <p className={variant("layout.hidden")} role="status">
      {said}
    </p>
  )
}
