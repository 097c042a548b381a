/** Without a sign of a visitor, so many milliseconds after the start. */
const LONGEST = 4000

const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"]

/** Calls `start` once: at the first sign of a visitor from now on, or after four seconds. Gives the way to call it off. */
export function laterWanted(start: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    SIGNS.forEach(sign => removeEventListener(sign, begin, true))
  }
  const begin = () => {
    stop()
    start()
  }
  const timer = setTimeout(begin, LONGEST)
  SIGNS.forEach(sign => addEventListener(sign, begin, { capture: true, passive: true }))
  return stop
}
