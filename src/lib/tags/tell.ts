import type { TagEvent } from "./events"

let take: ((event: TagEvent) => void) | null = null
let early: TagEvent[] = []

/** Tells tags that something happened. They get it only with the visitor's consent; without, it is forgotten. */
export function tell(event: TagEvent): void {
  if (take) take(event)
  else early.push(event)
}

/** Hands every event to `by` from now on, first those of the moments before it was loaded. */
export function takeEvents(by: (event: TagEvent) => void): void {
  take = by
  early.forEach(by)
  early = []
}
