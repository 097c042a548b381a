/** `idle`: invisible. `hiding`: fading out. */
export type LoadingPhase = "idle" | "running" | "finished" | "failed" | "hiding"

/** Delays in milliseconds. */
const THROTTLE = 200
const HIDE_DELAY = 500
const RESET_DELAY = 400

/** Calls `show` with each phase of a bar that runs while a page loads. There's no bar for a page that loads within 200 ms. */
export function createLoadingBarController(show: (phase: LoadingPhase) => void) {
  let phase: LoadingPhase = "idle"
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLoading = false

  const setPhase = (next: LoadingPhase) => {
    phase = next
    show(next)
  }
  const schedulePhase = (delay: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  const endLoading = (outcome: "finished" | "failed") => {
    isLoading = false
    setPhase(outcome)
    schedulePhase(HIDE_DELAY, () => {
      setPhase("hiding")
      schedulePhase(RESET_DELAY, () => setPhase("idle"))
    })
  }

  return {
    start: () => {
      if (isLoading) return
      isLoading = true
      if (phase !== "idle") setPhase("idle")
      schedulePhase(THROTTLE, () => setPhase("running"))
    },
    finish: () => {
      if (phase === "running") endLoading("finished")
      else if (isLoading) {
        isLoading = false
        clearTimeout(timer)
      }
    },
    /** Shows the failure even within the first 200 ms. Does nothing if no page was loading. */
    fail: () => {
      if (isLoading) endLoading("failed")
    },
    stop: () => clearTimeout(timer),
  }
}
