import { startTransition, useEffect, useState, type ReactNode } from "react"

let goesToTop = false

/** Records whether a visitor who leaves for another page will arrive at its top. Back and Forward don't set it. */
export const setGoingToTop = (isSo: boolean): void => void (goesToTop = isSo)

/**
 * False during the first render of a page that a visitor reached through a link, so that only its top is rendered. True after
 * that, when the part below the screen is rendered in steps that let a tap through. True from the start for any other page.
 */
export function useShouldRenderWholePage(): boolean {
  const [isWhole, setWhole] = useState(() => !goesToTop)
  useEffect(() => {
    if (!isWhole) requestAnimationFrame(() => startTransition(() => setWhole(true)))
  }, [isWhole])
  return isWhole
}

export const BelowFirstScreen = ({ children }: { children: ReactNode }): ReactNode =>
  useShouldRenderWholePage() ? children : null
