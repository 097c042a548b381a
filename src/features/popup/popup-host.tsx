import { useEffect, useRef, useState } from "react"
import { isQuiet } from "../../domain/quiet-routes"
import { BY_CLOCK } from "../../lib/deferred-features"
import { isAnythingUnsaved, keepDraft, keepRecord, readDraft, readRecord } from "../../lib/session-draft"
import type { InactivityPopupProps } from "./inactivity-popup"
import { startInactivity } from "./start-inactivity"

export type PopupHostProps = Pick<InactivityPopupProps, "phone" | "openQuote"> & {
  /** The page's path. */
  path: string
  popup: { title: string; text: string; afterSeconds: number; rememberDays: number }
  hasSubmitted: () => boolean
}

type Popup = (props: InactivityPopupProps) => React.ReactNode

/** The key of local storage for when the popup was dismissed, in milliseconds since 1970. */
const DISMISSED = "popup-dismissed"
/** The key of session storage for whether it was shown in this tab. */
const SHOWN = "popup-shown"
const DAY = 86_400_000

/** True when it was shown in this session, or dismissed less than `rememberDays` days before `now`. */
function wasShownOrDismissed(now: number, rememberDays: number): boolean {
  const dismissed = readRecord(DISMISSED)
  return readDraft(SHOWN) === true || (typeof dismissed === "number" && now - dismissed < rememberDays * DAY)
}

/** A dialog, the open menu, or a question at the bottom of the window. */
const isAnythingOpen = (): boolean =>
  document.querySelector("dialog[open], [role=dialog], details[open] > nav, [data-asks]") !== null

/** Waits until a visitor has been inactive for a while, and only then fetches the popup. */
export function PopupHost({ path, popup, phone, openQuote, hasSubmitted }: PopupHostProps) {
  const { title, text, afterSeconds, rememberDays } = popup
  const [loaded, setLoaded] = useState<{ Popup: Popup } | null>(null)
  const here = useRef(path)

  useEffect(() => {
    here.current = path
    setLoaded(null)
  }, [path])

  useEffect(() => {
    if (wasShownOrDismissed(Date.now(), rememberDays)) return
    const mayShow = () =>
      !isQuiet(here.current) && !document.hidden && !isAnythingOpen() && !isAnythingUnsaved() && !hasSubmitted()
    // The app was started for this, before anyone acted.
    const spentMs = document.documentElement.hasAttribute(BY_CLOCK) ? performance.now() : 0
    return startInactivity({ afterMs: afterSeconds * 1000, spentMs, mayShow }, () => {
      if (wasShownOrDismissed(Date.now(), rememberDays)) return
      keepDraft(SHOWN, true)
      // A visitor doesn't wait for it, so a failure is only logged.
      import(/* webpackChunkName: "popup" */ "./inactivity-popup").then(
        ({ InactivityPopup }) => mayShow() && setLoaded({ Popup: InactivityPopup }),
        console.warn,
      )
    })
  }, [afterSeconds, rememberDays, hasSubmitted])

  function close() {
    keepRecord(DISMISSED, Date.now())
    setLoaded(null)
  }

  // The live region is there before the popup, so that screen readers announce it.
  return (
    <div aria-live="polite">
      {loaded && <loaded.Popup title={title} text={text} phone={phone} openQuote={openQuote} onClose={close} />}
    </div>
  )
}
