import { useLayoutEffect, useRef, type FocusEvent } from "react"
import { Button } from "../../components/button/button"
import { Icon } from "../../components/icon/icon"
import { variant } from "../../theme/variant"

export type InactivityPopupProps = {
  title: string
  text: string
  phone: { display: string; tel: string }
  openQuote: () => void
  onClose: () => void
}

const TITLE_ID = "popup-title"

/**
 * Offers the quote and the phone to an inactive visitor. It isn't modal: it doesn't block the page or take the focus, and
 * screen readers announce it when there's a pause. Escape, a click outside and its button close it.
 */
export function InactivityPopup({ title, text, phone, openQuote, onClose }: InactivityPopupProps) {
  const box = useRef<HTMLDialogElement>(null)
  const before = useRef<HTMLElement | null>(null)

  function closePopup() {
    if (box.current?.contains(document.activeElement)) before.current?.focus({ preventScroll: true })
    onClose()
  }

  // Add the listeners before the popup is on screen, so that anyone who sees it can close it.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") closePopup()
    }
    const onClick = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) closePopup()
    }
    document.addEventListener("keydown", onKey)
    document.addEventListener("click", onClick, true)
    return () => {
      document.removeEventListener("keydown", onKey)
      document.removeEventListener("click", onClick, true)
    }
  })

  /** Remembers which element had the focus, to return it on close. */
  function rememberFocusedElement({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !box.current?.contains(relatedTarget)) before.current = relatedTarget
  }

  function openQuoteInstead() {
    closePopup()
    openQuote()
  }

  return (
    <dialog ref={box} open className={variant("popup.box")} aria-labelledby={TITLE_ID} onFocus={rememberFocusedElement}>
      <div className={variant("popup.head")}>
        <h2 id={TITLE_ID} className={variant("text.h4")}>
          {title}
        </h2>
        <button type="button" className={variant("modal.close")} aria-label="Close" onClick={closePopup}>
          <Icon name="close" />
        </button>
      </div>
      <p className={variant("text.note")}>{text}</p>
      <div className={variant("form.actions")}>
        <Button onClick={openQuoteInstead}>Get a free quote</Button>
        <a className={variant("buttons.secondary")} href={`tel:${phone.tel}`} onClick={closePopup}>
          Call {phone.display}
        </a>
      </div>
    </dialog>
  )
}
