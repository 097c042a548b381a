import { startTransition, type ReactElement } from "react"
import { hydrateRoot } from "react-dom/client"

/**
 * Takes over the HTML in `container` for `element` in pieces of a few milliseconds: between them the browser answers the
 * visitor. Otherwise React does it in one go.
 */
export const hydrateInPieces = (element: ReactElement, container: Element): void =>
  startTransition(() => void hydrateRoot(container, element))
