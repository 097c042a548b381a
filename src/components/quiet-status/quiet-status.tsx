import { useEffect, useState } from "react"
import { variant } from "../../theme/variant"

/** How long nothing may change before it's announced, in milliseconds. */
const PAUSE = 1000

/**
 * `text` once it has stayed the same for a second; `null` until then. For announcements, since one at each key would
 * drown the keys. `of`, such as the answers that `text` follows from, begins the pause again whenever it changes.
 */
export function useAfterPause(text: string | null, of?: unknown): string | null {
  const [pausedText, setPausedText] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setPausedText(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text, of])
  return pausedText === text ? pausedText : null
}

/** Says what answers lead to, unseen and once, and not while they're still changing. See `useAfterPause`. */
export const QuietStatus = ({ text, of }: { text: string; of?: unknown }) => (
  <p className={variant("layout.hidden")} role="status">
    {useAfterPause(text, of)}
  </p>
)
