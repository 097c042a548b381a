/** @returns whether it handled the move, so that the router isn't told of it. */
type TraversalHandler = () => boolean

const handlers = new Set<TraversalHandler>()
let isListening = false

/** A step within a page is an entry of the history too, which the router would show, announce and count as a page. */
export function listenForBackAndForward(): void {
  if (isListening) return
  isListening = true
  addEventListener("popstate", event => {
    if ([...handlers].reverse().some(handler => handler())) event.stopImmediatePropagation()
  })
}

/** Asks `handler` after each move through the history, before those that were added earlier. Returns a cleanup function. */
export function addBackAndForwardHandler(handler: TraversalHandler): () => void {
  listenForBackAndForward()
  handlers.add(handler)
  return () => void handlers.delete(handler)
}
