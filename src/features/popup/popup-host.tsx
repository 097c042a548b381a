import { useEffect, useRef, useState } from "react"
import { isQuiet } from "../../domain/quiet-routes"
import { isAnythingUnsaved } from "../../lib/unsaved"
import type { InactivityPopupProps } from "./inactivity-popup"
import { hadItsTurn, rememberDismissal, rememberShown } from "./shown"
import { startInactivity } from "./start-inactivity"

export type PopupHostProps = Pick<InactivityPopupProps, "phone" | "openQuote"> & {
  /** The page's path. */
  path: string
  popup: { title: string; text: string; afterSeconds: number; rememberDays: number }
  hasSubmitted: () => boolean
}

type Popup = (props: InactivityPopupProps) => React.ReactNode

/** A dialog, the open menu, or a question at the foot of the window. */
const isAnythingOpen = (): boolean =>
  document.querySelector("dialog[open], [role=dialog], details[open] > nav, [data-asks]") !== null

/** Waits until a visitor has been still for a while, and fetches the popup then, not before. */
export function PopupHost({ path, popup, phone, openQuote, hasSubmitted }: PopupHostProps) {
  const { title, text, afterSeconds, rememberDays } = popup
  const [loaded, setLoaded] = useState<{ Popup: Popup } | null>(null)
  const here = useRef(path)

  useEffect(() => {
    here.current = path
    setLoaded(null)
  }, [path])

  useEffect(() => {
    if (hadItsTurn(Date.now(), rememberDays)) return
    const mayShow = () =>
      !isQuiet(here.current) && !document.hidden && !isAnythingOpen() && !isAnythingUnsaved() && !hasSubmitted()
    return startInactivity({ afterMs: afterSeconds * 1000, mayShow }, () => {
      if (hadItsTurn(Date.now(), rememberDays)) return
      rememberShown()
      // It is an offer, nothing that a visitor waits for.
      import(/* webpackChunkName: "popup" */ "./inactivity-popup").then(
        ({ InactivityPopup }) => mayShow() && setLoaded({ Popup: InactivityPopup }),
        console.warn,
      )
    })
  }, [afterSeconds, rememberDays, hasSubmitted])

  function close() {
    rememberDismissal(Date.now())
    setLoaded(null)
  }

  // There before its words are, so that they are read out.
  return (
    <div aria-live="polite">
      {loaded && <loaded.Popup title={title} text={text} phone={phone} openQuote={openQuote} onClose={close} />}
    </div>
  )
}
