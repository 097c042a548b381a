/** @returns whether the move was its own, so that nobody else is told. */
type Takes = () => boolean

const takers = new Set<Takes>()
let isListening = false

/**
 * Hears of Back and Forward before the router does, which listens once the page is drawn. An entry of the history may
 * stand for a step within a page; to the router it would be a page shown again, announced and counted.
 */
export function listenForTraversals(): void {
  if (isListening) return
  isListening = true
  addEventListener("popstate", event => {
    if ([...takers].some(takes => takes())) event.stopImmediatePropagation()
  })
}

/** Asks `takes` after each move through the history. Returns a cleanup function. */
export function takeTraversals(takes: Takes): () => void {
  listenForTraversals()
  takers.add(takes)
  return () => void takers.delete(takes)
}
