import { useEffect, useState } from "react"
import { variant } from "../../theme/variant"

/** How long the text must stay the same before it's announced, in milliseconds. */
const PAUSE = 1000

/**
 * `text` once it and `of` have stayed the same for a second; `null` until then. An announcement at every key press
 * would interrupt the visitor.
 */
export function useDebouncedText(text: string | null, of?: unknown): string | null {
  const [pausedText, setPausedText] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setPausedText(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text, of])
  return pausedText === text ? pausedText : null
}

/** Announces the result of the visitor's answers, without showing it, once they've stopped changing. See `useDebouncedText`. */
export const QuietStatus = ({ text, of }: { text: string; of?: unknown }) => (
  <p className={variant("layout.hidden")} role="status">
    {useDebouncedText(text, of)}
  </p>
)
