/** In milliseconds: a browser that's never idle runs the work by then. */
const LATEST = 2000

/** In milliseconds: how long to wait in a browser that doesn't report when it's idle. */
const PAUSE = 300

/** Runs `work` once the browser has nothing else to do. */
export function runWhenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: LATEST })
  else setTimeout(work, PAUSE)
}
