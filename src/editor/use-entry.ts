import { useEffect, useState, useSyncExternalStore } from "react"
import type { Texts } from "./content-texts"
import type { ControlProps, Immutable } from "./decap"
import { getSavedTexts, subscribeToContentChanges } from "./session"

const EVENTS = ["input", "change", "click", "keyup", "drop"] as const

/** How long to wait after the last event before the entry is read, in milliseconds. */
const PAUSE = 300

/** Returns the entry as it is when the writer pauses. Needed because Decap only renders the control of the field that changes. */
export function useDebouncedEditorEntry({ getEntry }: Pick<ControlProps, "getEntry">): Immutable | undefined {
  const [entry, setEntry] = useState(getEntry)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const waitForPause = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => setEntry(getEntry()), PAUSE)
    }
    waitForPause()
    for (const event of EVENTS) document.addEventListener(event, waitForPause)
    return () => {
      clearTimeout(waiting)
      for (const event of EVENTS) document.removeEventListener(event, waitForPause)
    }
  }, [getEntry])
  return entry
}

export const useSavedTexts = (): Texts | null => useSyncExternalStore(subscribeToContentChanges, getSavedTexts)
