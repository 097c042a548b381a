/** A part that never comes must not keep the page waiting for longer than this many milliseconds. */
const LONGEST = 8000

const waiting = new Set<Promise<void>>()

/** Announces a part of the page whose code is on its way. Call what it gives once the part answers, or cannot come. */
export function latePart(): () => void {
  let done = () => {}
  waiting.add(
    new Promise(resolve => {
      done = resolve
      setTimeout(resolve, LONGEST)
    }),
  )
  return done
}

/** Resolves when every part that was announced so far answers the visitor. */
export const allLateParts = async (): Promise<void> => void (await Promise.all(waiting))
