import type { TagEvent } from "./events"

let take: ((event: TagEvent) => void) | null = null
let early: TagEvent[] = []

/** Tracks an event. Tags get it only with the visitor's consent; without consent it's dropped. */
export function trackEvent(event: TagEvent): void {
  if (take) take(event)
  else early.push(event)
}

/** Passes every event to `by` from now on, beginning with the events that were tracked before tags were loaded. */
export function setTrackedEventHandler(by: (event: TagEvent) => void): void {
  take = by
  early.forEach(by)
  early = []
}
