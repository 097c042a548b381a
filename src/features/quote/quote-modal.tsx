import { useCallback, useEffect, useRef, type KeyboardEvent, type SyntheticEvent } from "react"
import { Icon } from "../../components/icon/icon"
import { QUOTE_MODAL_FORM_ID } from "../../domain/paths"
import { variant } from "../../theme/variant"
import type { FirmContact } from "../../components/reach-us/reach-us"
import { InteractiveQuoteForm, type InteractiveQuoteFormProps } from "./interactive/interactive-quote-form"
import { leaveFormScreens } from "./interactive/screen-history"
import { useRequestStore } from "./request-store"

export type QuoteModalProps = Pick<InteractiveQuoteFormProps, "http" | "today" | "go"> & {
  title: string
  subtitle: string
  firm: FirmContact
  /** NSW, VIC or QLD, chosen at first. */
  state?: string
  side?: "buying" | "selling"
  partner?: string
  /** The page's path: the modal closes when it changes. */
  path: string
  /** Keeps the modal open whatever the visitor does; the dialog then dispatches `close-prevented`. */
  preventClose?: boolean
}

export const CLOSE_PREVENTED = "close-prevented"

const TITLE_ID = "quote-modal-title"

/** The quote form over any page. Closing it keeps what was typed. */
export function QuoteModal({
  title,
  subtitle,
  firm,
  state,
  side,
  partner,
  path,
  preventClose,
  ...edges
}: QuoteModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const hide = useRequestStore(store => store.hide)

  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  useEffect(() => {
    window.addEventListener("pagehide", hide)
    return () => {
      window.removeEventListener("pagehide", hide)
      hide()
    }
  }, [path, hide])

  /** @returns true if the modal closed. */
  const closeUnlessPrevented = useCallback((): boolean => {
    if (preventClose) dialog.current?.dispatchEvent(new CustomEvent(CLOSE_PREVENTED, { bubbles: true }))
    else hide()
    return !preventClose
  }, [preventClose, hide])

  function closeModal(event: SyntheticEvent) {
    event.preventDefault()
    if (closeUnlessPrevented()) void leaveFormScreens(QUOTE_MODAL_FORM_ID, true)
  }

  /** Closes on a click outside, but not if the press started in the form, as when selecting text. */
  function closeOnOutsideClick(event: SyntheticEvent) {
    if (event.target === dialog.current && pressedOutside.current) closeModal(event)
  }

  return (
    <dialog
      ref={dialog}
      className={variant("modal.dialog")}
      aria-labelledby={TITLE_ID}
      onCancel={closeModal}
      onClose={hide}
      onKeyDown={(event: KeyboardEvent) => {
        // While composing text, Escape belongs to the input method.
        if (event.key === "Escape" && !event.nativeEvent.isComposing) closeModal(event)
      }}
      onPointerDown={event => {
        pressedOutside.current = event.target === dialog.current
      }}
      onClick={closeOnOutsideClick}
    >
      <header className={variant("modal.header")}>
        <h2 id={TITLE_ID} className={variant("text.h3")}>
          {title}
        </h2>
        <button type="button" className={variant("modal.close")} aria-label="Close" onClick={closeModal}>
          <Icon name="close" />
        </button>
      </header>
      <div className={variant("modal.body", "layout.stack")}>
        <InteractiveQuoteForm
          id={QUOTE_MODAL_FORM_ID}
          state={state}
          side={side}
          page={{ partner }}
          firm={firm}
          intro={<p className={variant("text.muted")}>{subtitle}</p>}
          onLeave={closeUnlessPrevented}
          {...edges}
        />
      </div>
    </dialog>
  )
}
