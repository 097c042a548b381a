import { startTransition, useCallback, useEffect, useRef, useState } from "react"
import * as v from "valibot"
import { handleTraversals } from "../../../lib/navigation/traversals"
import { SCREENS, type Screen } from "./screens"

/** What an entry of the browser's history says of a form in it: the screens on the way there, the one shown last. */
const entrySchema = v.object({
  quote: v.object({ form: v.string(), trail: v.pipe(v.array(v.picklist(SCREENS)), v.minLength(1)) }),
})

type Trail = readonly Screen[]

/** The trail of the form `id` in the entry that is shown; `null` when the entry is of something else. */
export function readTrail(id: string): Trail | null {
  const read = v.safeParse(entrySchema, window.history.state)
  return read.success && read.output.quote.form === id ? read.output.quote.trail : null
}

const entryOf = (form: string, trail: Trail) => ({ ...window.history.state, quote: { form, trail } })

const push = (form: string, trail: Trail): void => window.history.pushState(entryOf(form, trail), "")

/** True while `leaveScreens` moves the browser: no form follows it then. */
let isLeaving = false

/** The longest wait for the browser to move, in milliseconds. */
const LONGEST_MOVE = 500

/**
 * Takes the entries of the form `id` off the way back: those of an overlay all, those of a form in a page but the first.
 * Resolves when the browser has moved.
 */
export async function leaveScreens(id: string, overlay: boolean): Promise<void> {
  const trail = readTrail(id)
  const entries = trail ? trail.length - (overlay ? 0 : 1) : 0
  if (entries === 0) return
  isLeaving = true
  await new Promise<void>(resolve => {
    const done = () => {
      clearTimeout(timer)
      end()
      resolve()
      return true
    }
    const timer = setTimeout(done, LONGEST_MOVE)
    const end = handleTraversals(done)
    window.history.go(-entries)
  })
  isLeaving = false
}

/** On the form from the press that leads to another screen until the screen is drawn. */
const MOVING = "data-moving"

type Settings = {
  /** The form's id. */
  id: string
  /** The screens on the way to the one that is shown first. */
  start: Trail
  /** For a form over the page: leaves it, by Back on its first screen. @returns whether it's left. */
  onLeave?: () => boolean
}

/**
 * The screen that is shown. Each one further is an entry of the browser's history, so that Back goes one screen back,
 * and then closes an overlay. The entries have the page's own address; the router isn't told of them.
 */
export function useScreens({ id, start, onLeave }: Settings) {
  const [trail, setDrawn] = useState<Trail>(start)
  /** The trail that is shown, or about to be. */
  const latest = useRef<Trail>(start)
  // The press that leads to another screen is answered first, and the screen drawn right after it. A frame in which nothing
  // has changed isn't shown, so the form looks as though it's moving on.
  const setTrail = useCallback(
    (next: Trail) => {
      latest.current = next
      document.getElementById(id)?.setAttribute(MOVING, "")
      afterPaint(() => startTransition(() => setDrawn(latest.current)))
    },
    [id],
  )

  useEffect(() => document.getElementById(id)?.removeAttribute(MOVING), [id, trail])

  useEffect(() => {
    if (readTrail(id)?.length === start.length) return
    start.forEach((_, index) => {
      if (onLeave || index > 0) push(id, start.slice(0, index + 1))
    })
    // Only at first: later moves make their own entries.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    const { pathname, search } = window.location
    return handleTraversals(() => {
      if (isLeaving || window.location.pathname !== pathname || window.location.search !== search) return false
      const moved = readTrail(id)
      if (moved) setTrail(moved)
      else if (!onLeave) setTrail(latest.current.slice(0, 1))
      else if (!onLeave()) push(id, latest.current)
      return true
    })
  }, [id, setTrail, onLeave])

  /** Shows `screen`: one that the visitor has come through, by going back to it. */
  function show(screen: Screen): void {
    const before = latest.current
    const at = before.indexOf(screen)
    const next = at < 0 ? [...before, screen] : before.slice(0, at + 1)
    setTrail(next)
    if (at < 0) push(id, next)
    else if (next.length < before.length && readTrail(id)?.length === before.length)
      window.history.go(next.length - before.length)
  }

  return {
    screen: trail.at(-1) ?? "property",
    hasPrevious: trail.length > 1,
    show,
    back: () => show(trail.at(-2) ?? "property"),
  }
}

/**
 * Runs `work` once the next frame is on screen, so that a press is seen to have been taken before what it leads to is
 * worked out. Not in a page that nobody sees, until it's seen.
 */
const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work))
