import { startTransition, type ReactElement } from "react"
import { hydrateRoot } from "react-dom/client"

/**
 * Hydrates the HTML in `container` with `element` in steps of a few milliseconds, so that the browser can respond to the
 * visitor between them. Otherwise React does it without a break.
 */
export const hydrateInPieces = (element: ReactElement, container: Element): void =>
  startTransition(() => void hydrateRoot(container, element))
