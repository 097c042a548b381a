/** `idle`: invisible. `hiding`: fading out. */
export type LoadingPhase = "idle" | "running" | "finished" | "failed" | "hiding"

/** In milliseconds. */
const THROTTLE = 200
const HIDE_DELAY = 500
const RESET_DELAY = 400

/** Calls `show` with each phase of a bar that runs while a page loads. A page that loads within 200 ms shows none. */
export function createLoadingBar(show: (phase: LoadingPhase) => void) {
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
    /** Shown also within the first 200 ms; never when nothing was loading. */
    fail: () => {
      if (isLoading) end("failed")
    },
    stop: () => clearTimeout(timer),
  }
}
