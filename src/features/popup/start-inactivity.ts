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
export function startInactivity({ afterMs, spentMs = 0, mayShow }: Options, show: () => void): () => void {
  let timer = window.setTimeout(end, Math.max(afterMs - spentMs, 0))

  function begin() {
    clearTimeout(timer)
    timer = window.setTimeout(end, afterMs)
  }

  function stop() {
    clearTimeout(timer)
    INPUT.forEach(input => removeEventListener(input, begin, true))
  }

  function end() {
    if (!mayShow()) return begin()
    stop()
    show()
  }

  INPUT.forEach(input => addEventListener(input, begin, { capture: true, passive: true }))
  return stop
}
