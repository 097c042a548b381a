import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import * as v from "valibot"
import { runAfterPaint } from "../../../lib/deferred-features"
import { addBackAndForwardHandler } from "../../../lib/navigation/traversals"
import { useRequestStore } from "../request-store"
import { SCREENS, type Screen } from "./screens"

/**
 * What a browser history entry stores about a form: its id and the screens up to the one shown, which comes last. There are
 * none yet while a dialog has only just been opened.
 */
const entrySchema = v.object({
  quote: v.object({ form: v.string(), trail: v.array(v.picklist(SCREENS)) }),
})

type Trail = readonly Screen[]

/** The trail of the form `id` in the current entry; `null` if the entry isn't this form's. */
export function readScreenTrail(id: string): Trail | null {
  const trail = readEntryTrail(id)
  return trail && trail.length > 0 ? trail : null
}

function readEntryTrail(id: string): Trail | null {
  const result = v.safeParse(entrySchema, window.history.state)
  return result.success && result.output.quote.form === id ? result.output.quote.trail : null
}

const buildHistoryEntry = (form: string, trail: Trail) => ({ ...window.history.state, quote: { form, trail } })

const pushHistoryEntry = (form: string, trail: Trail): void =>
  window.history.pushState(buildHistoryEntry(form, trail), "")

/** True while `leaveFormScreens` moves through the history. Forms ignore these moves. */
let isLeaving = false

/** How long to wait for the browser to go back, in milliseconds. */
const LONGEST_MOVE = 500

/**
 * Goes back past the history entries of the form `id`: all of them for an overlay, and all but the first for a form in a
 * page. Resolves once the browser has moved.
 */
export async function leaveFormScreens(id: string, overlay: boolean): Promise<void> {
  const trail = readEntryTrail(id)
  const entries = trail ? Math.max(trail.length, 1) - (overlay ? 0 : 1) : 0
  if (entries === 0) return
  isLeaving = true
  await new Promise<void>(resolve => {
    const finishLeaving = () => {
      clearTimeout(timer)
      stopTaking()
      resolve()
      return true
    }
    const timer = setTimeout(finishLeaving, LONGEST_MOVE)
    const stopTaking = addBackAndForwardHandler(finishLeaving)
    window.history.go(-entries)
  })
  isLeaving = false
}

/** The attribute that a form has from the press that leads to another screen until that screen has rendered. */
const MOVING_ATTRIBUTE = "data-moving"

type Settings = {
  /** The form's id. */
  id: string
  /** The screens up to the one that's shown first. */
  start: Trail
  /** For a form over the page: closes it, when the visitor goes back from its first screen. @returns true if it closed. */
  onLeave?: () => boolean
}

/**
 * The screen to show. Each further screen adds an entry to the browser's history, so that Back goes back one screen and then
 * closes an overlay. The entries have the page's own address, and the router doesn't know about them.
 */
export function useScreenHistory({ id, start, onLeave }: Settings) {
  const [trail, setDrawnTrail] = useState<Trail>(start)
  /** The trail that's shown or is about to be shown. */
  const latest = useRef<Trail>(start)
  // The form responds to the press first and renders the next screen right after. A browser skips a frame without changes, so
  // the attribute changes how the form looks.
  const setTrail = useCallback(
    (next: Trail) => {
      latest.current = next
      document.getElementById(id)?.setAttribute(MOVING_ATTRIBUTE, "")
      runAfterPaint(() => startTransition(() => setDrawnTrail(latest.current)))
    },
    [id],
  )

  useEffect(() => document.getElementById(id)?.removeAttribute(MOVING_ATTRIBUTE), [id, trail])

  // Before the screen is painted: from then on, a visitor may press Back.
  useLayoutEffect(() => {
    // A reload finds all entries. Opening a dialog has added one, unless the form is drawn at once with the dialog.
    const trail = readEntryTrail(id)
    if (trail?.length === start.length) return
    // The visitor has already gone back from the dialog.
    if (onLeave && !trail && !useRequestStore.getState().isModalActive) return
    if (onLeave && trail) window.history.replaceState(buildHistoryEntry(id, start.slice(0, 1)), "")
    if (onLeave && !trail) pushHistoryEntry(id, start.slice(0, 1))
    start.slice(1).forEach((_, index) => pushHistoryEntry(id, start.slice(0, index + 2)))
    // Only once: later moves add their own entries.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useLayoutEffect(() => {
    const { pathname, search } = window.location
    return addBackAndForwardHandler(() => {
      if (isLeaving || window.location.pathname !== pathname || window.location.search !== search) return false
      const entryTrail = readScreenTrail(id)
      if (entryTrail) setTrail(entryTrail)
      else if (!onLeave) setTrail(latest.current.slice(0, 1))
      else if (!onLeave()) pushHistoryEntry(id, latest.current)
      return true
    })
  }, [id, setTrail, onLeave])

  /** Shows `screen`, by going back to it if the visitor has already been there. */
  function showScreen(screen: Screen): void {
    const before = latest.current
    const at = before.indexOf(screen)
    const next = at < 0 ? [...before, screen] : before.slice(0, at + 1)
    setTrail(next)
    if (at < 0) pushHistoryEntry(id, next)
    else if (next.length < before.length && readScreenTrail(id)?.length === before.length)
      window.history.go(next.length - before.length)
  }

  return {
    screen: trail.at(-1) ?? "property",
    hasPrevious: trail.length > 1,
    show: showScreen,
    back: () => showScreen(trail.at(-2) ?? "property"),
  }
}
