/** A page that still grows after so many milliseconds is left where it is. */
const LONGEST = 8000

/** With any of these the visitor takes over; so with any scrolling that is not ours. */
const SIGNS = ["wheel", "touchstart", "pointerdown", "keydown"]

/**
 * Brings the page to its place by `go`, and again whenever the page grows, since parts of it come late. Ends by itself
 * after eight seconds or when the visitor takes over. Gives the way to end it earlier.
 *
 * @param onEnd Called once, however it ends.
 */
export function holdPlace(go: () => void, onEnd: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let left = NaN
  let isGoing = false

  const place = () => {
    isGoing = true
    go()
    isGoing = false
    left = scrollY
  }
  const onScroll = () => {
    if (!isGoing && Math.abs(scrollY - left) > 1) end()
  }
  const end = () => {
    if (signal.aborted) return
    ending.abort()
    clearTimeout(timer)
    grown.disconnect()
    changed.disconnect()
    onEnd()
  }
  const timer = setTimeout(end, LONGEST)
  const grown = new ResizeObserver(place)
  const changed = new MutationObserver(place)
  grown.observe(document.body)
  changed.observe(document.body, { childList: true, subtree: true })
  SIGNS.forEach(sign => addEventListener(sign, end, { capture: true, passive: true, signal }))
  addEventListener("scroll", onScroll, { passive: true, signal })
  place()
  return end
}
