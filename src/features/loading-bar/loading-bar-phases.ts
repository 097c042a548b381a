/** `idle`: not to be seen. `hiding`: on its way out. */
export type LoadingPhase = "idle" | "running" | "finished" | "failed" | "hiding"

/** In milliseconds. */
const THROTTLE = 200
const HIDE_DELAY = 500
const RESET_DELAY = 400

/** Tells `show` each phase of a bar that runs while a page is on its way. A page that comes within 200 ms shows none. */
export function loadingBarPhases(show: (phase: LoadingPhase) => void) {
  let phase: LoadingPhase = "idle"
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLoading = false

  const become = (next: LoadingPhase) => {
    phase = next
    show(next)
  }
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  const end = (outcome: "finished" | "failed") => {
    isLoading = false
    become(outcome)
    after(HIDE_DELAY, () => {
      become("hiding")
      after(RESET_DELAY, () => become("idle"))
    })
  }

  return {
    start: () => {
      if (isLoading) return
      isLoading = true
      if (phase !== "idle") become("idle")
      after(THROTTLE, () => become("running"))
    },
    finish: () => {
      if (phase === "running") end("finished")
      else if (isLoading) {
        isLoading = false
        clearTimeout(timer)
      }
    },
    /** Shown also when it comes within the 200 ms; never when nothing was loading. */
    fail: () => {
      if (isLoading) end("failed")
    },
    stop: () => clearTimeout(timer),
  }
}
