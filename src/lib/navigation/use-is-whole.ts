import { startTransition, useEffect, useState } from "react"

let goesToTop = false

/** Records whether a visitor who leaves for another page will arrive at its top. Back and Forward don't set it. */
export const setGoingToTop = (isSo: boolean): void => void (goesToTop = isSo)

/**
 * False while a page to which a visitor has followed a link is drawn for the first time, and true once they've seen its top:
 * what's below the screen is drawn then, in pieces that let a tap through. True from the start for any other page.
 */
export function useIsWhole(): boolean {
  const [isWhole, setWhole] = useState(() => !goesToTop)
  useEffect(() => {
    if (!isWhole) requestAnimationFrame(() => startTransition(() => setWhole(true)))
  }, [isWhole])
  return isWhole
}
