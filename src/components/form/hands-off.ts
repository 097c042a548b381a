/** A press that lasts longer than this many milliseconds waits no more. */
const LONGEST_PRESS = 600

/** Resolves when no pointer is down on `element`, so that its controls may be replaced. */
export async function whenHandsAreOff(element: HTMLElement): Promise<void> {
  const busy = element.querySelector(":active")
  if (!busy) return
  await new Promise<void>(resolve => {
    const done = () => setTimeout(resolve)
    element.ownerDocument.addEventListener("pointerup", done, { once: true })
    setTimeout(resolve, LONGEST_PRESS)
  })
}
