type Options = {
  /** Milliseconds without input. */
  afterMs: number
  /** How much of that time has already passed, in milliseconds. */
  spentMs?: number
  /** Called when that time is over. If it returns false, the time starts again. */
  mayShow: () => boolean
}

const INPUT = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "input"]

/** Calls `show` once, after `afterMs` without input, if `mayShow` returns true. @returns a function that stops it. */
export function startInactivityTimer({ afterMs, spentMs = 0, mayShow }: Options, show: () => void): () => void {
  let timer = window.setTimeout(endTimer, Math.max(afterMs - spentMs, 0))

  function restartTimer() {
    clearTimeout(timer)
    timer = window.setTimeout(endTimer, afterMs)
  }

  function stopTimer() {
    clearTimeout(timer)
    INPUT.forEach(input => removeEventListener(input, restartTimer, true))
  }

  function endTimer() {
    if (!mayShow()) return restartTimer()
    stopTimer()
    show()
  }

  INPUT.forEach(input => addEventListener(input, restartTimer, { capture: true, passive: true }))
  return stopTimer
}
