// Features whose code isn't part of the first load: when to fetch them, and when those on the page are ready.

/** In milliseconds: without an interaction, deferred features start this long after the page. */
const LONGEST_WITHOUT_INTERACTION = 4000

const INTERACTIONS = ["pointermove", "pointerdown", "keydown", "scroll"]

/** The attribute of a document while its app was started by the timer and the visitor hasn't interacted yet: see `startAppLate`. */
export const BY_CLOCK = "data-by-clock"

/** The attribute of a document whose visitor interacted before the app was started: see `startAppLate`. */
export const ACTED = "data-acted"

/** Calls `start` once: at the first interaction, even one before now, or after four seconds. Returns a cleanup function. */
export function onFirstInteraction(start: () => void): () => void {
  const root = document.documentElement
  const stop = () => {
    clearTimeout(timer)
    INTERACTIONS.forEach(interaction => removeEventListener(interaction, act, true))
  }
  const act = () => {
    root.removeAttribute(BY_CLOCK)
    begin()
  }
  const begin = () => {
    stop()
    start()
  }
  const timer = setTimeout(begin, root.hasAttribute(ACTED) ? 0 : LONGEST_WITHOUT_INTERACTION)
  INTERACTIONS.forEach(interaction => addEventListener(interaction, act, true))
  return stop
}

/** In milliseconds: a browser that's never idle runs the work by then. */
const LATEST_IDLE = 2000

/** In milliseconds: how long to wait in a browser that doesn't report when it's idle. */
const PAUSE = 300

export function runWhenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: LATEST_IDLE })
  else setTimeout(work, PAUSE)
}

/**
 * Runs `work` after the next frame is on screen, so that visitors see a response to a press before the work starts. In a
 * hidden page, it waits until the page is visible.
 */
export const runAfterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work))

/**
 * Starts features that don't need each other: an error in one is logged, and the others start all the same. Each returns what
 * stops it. Returns a cleanup function that stops them all.
 */
export function startFeatures(features: readonly (() => () => void)[]): () => void {
  const stops = features.flatMap(start => {
    try {
      return [start()]
    } catch (error) {
      console.error(error)
      return []
    }
  })
  return () => stops.forEach(stop => stop())
}

/** Dispatched on `document` once the app is mounted and every deferred feature of the page answers clicks. */
export const APP_READY_EVENT = "app-ready"

/** In milliseconds: a feature that never loads must not keep the page waiting for longer. */
const LONGEST_LOAD = 8000

const waiting = new Set<Promise<void>>()

/** Registers a feature of this page whose code is loading. Call the function it returns once the feature answers the visitor, or can't be loaded. */
export function registerDeferredFeature(): () => void {
  let finish = () => {}
  waiting.add(
    new Promise(resolve => {
      finish = resolve
      setTimeout(resolve, LONGEST_LOAD)
    }),
  )
  return finish
}

export const waitForDeferredFeatures = (): Promise<unknown> => Promise.all(waiting)
