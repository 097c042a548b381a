import { useEffect, useRef, useState } from "react"
import { isQuietPage } from "../../domain/quiet-routes"
import { BY_CLOCK } from "../../lib/deferred-features"
import { isAnythingUnsaved, saveDraft, saveRecord, readDraft, readRecord } from "../../lib/session-draft"
import type { InactivityPopupProps } from "./inactivity-popup"
import { startInactivityTimer } from "./start-inactivity"

export type PopupHostProps = Pick<InactivityPopupProps, "phone" | "openQuote"> & {
  /** The page's path. */
  path: string
  popup: { title: string; text: string; afterSeconds: number; rememberDays: number }
  hasSubmitted: () => boolean
}

type Popup = (props: InactivityPopupProps) => React.ReactNode

/** The local storage key for when the popup was dismissed, in milliseconds since 1970. */
const DISMISSED_KEY = "popup-dismissed"
/** The session storage key for whether the popup was shown in this tab. */
const SHOWN_KEY = "popup-shown"
const DAY = 86_400_000

/** True if the popup was shown in this session, or dismissed less than `rememberDays` days before `now`. */
function hasSeenPopup(now: number, rememberDays: number): boolean {
  const dismissedAt = readRecord(DISMISSED_KEY)
  return readDraft(SHOWN_KEY) === true || (typeof dismissedAt === "number" && now - dismissedAt < rememberDays * DAY)
}

/** True if a dialog, the menu or the consent banner is open. */
const isAnythingOpen = (): boolean =>
  document.querySelector("dialog[open], [role=dialog], details[open] > nav, [data-asks]") !== null

/** Waits until the visitor has been inactive for a while before it loads the popup. */
export function PopupHost({ path, popup, phone, openQuote, hasSubmitted }: PopupHostProps) {
  const { title, text, afterSeconds, rememberDays } = popup
  const [loaded, setLoaded] = useState<{ Popup: Popup } | null>(null)
  const currentPath = useRef(path)

  useEffect(() => {
    currentPath.current = path
    setLoaded(null)
  }, [path])

  useEffect(() => {
    if (hasSeenPopup(Date.now(), rememberDays)) return
    const mayShow = () =>
      !isQuietPage(currentPath.current) &&
      !document.hidden &&
      !isAnythingOpen() &&
      !isAnythingUnsaved() &&
      !hasSubmitted()
    // If a timer started the app, the visitor has been inactive since the page loaded.
    const spentMs = document.documentElement.hasAttribute(BY_CLOCK) ? performance.now() : 0
    return startInactivityTimer({ afterMs: afterSeconds * 1000, spentMs, mayShow }, () => {
      if (hasSeenPopup(Date.now(), rememberDays)) return
      saveDraft(SHOWN_KEY, true)
      // No visitor is waiting for the popup, so a failure is only logged.
      import(/* webpackChunkName: "popup" */ "./inactivity-popup").then(
        ({ InactivityPopup }) => mayShow() && setLoaded({ Popup: InactivityPopup }),
        console.warn,
      )
    })
  }, [afterSeconds, rememberDays, hasSubmitted])

  function closePopup() {
    saveRecord(DISMISSED_KEY, Date.now())
    setLoaded(null)
  }

  // The live region exists before the popup, so that screen readers announce it.
  return (
    <div aria-live="polite">
      {loaded && <loaded.Popup title={title} text={text} phone={phone} openQuote={openQuote} onClose={closePopup} />}
    </div>
  )
}
