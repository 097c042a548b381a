import { useEffect, useState } from "react"

/** How long nothing may change before it's announced, in milliseconds. */
const PAUSE = 1000

/**
 * `text` once it has stayed the same for a while; `null` until then. For what's announced about a field, since an
 * announcement at each key would drown the keys.
 */
export function useAfterPause(text: string | null): string | null {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled === text ? settled : null
}
