/** @returns whether the move was its own, so that nobody else is told. */
type TraversalHandler = () => boolean

const handlers = new Set<TraversalHandler>()
let isListening = false

/**
 * Hears of Back and Forward before the router does, which listens once the page is drawn. An entry of the history may
 * stand for a step within a page; to the router it would be a page shown again, announced and counted.
 */
export function listenForTraversals(): void {
  if (isListening) return
  isListening = true
  addEventListener("popstate", event => {
    if ([...handlers].some(handler => handler())) event.stopImmediatePropagation()
  })
}

/** Asks `handler` after each move through the history. Returns a cleanup function. */
export function handleTraversals(handler: TraversalHandler): () => void {
  listenForTraversals()
  handlers.add(handler)
  return () => void handlers.delete(handler)
}
