import {
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react"
import { Icon } from "../../components/icon/icon"
import { createIsland, renderFormPlaceholder } from "../../components/island/create-island"
import { IslandContent } from "../../components/island/island"
import { startIslands } from "../../components/island/start-islands"
import { PageContact, type FirmContact } from "../../components/reach-us/reach-us"
import { StaticHtml, useStaticHtml } from "../../components/static-html/static-html"
import { QUOTE_MODAL_FORM_ID, QUOTE_MODAL_ID } from "../../domain/paths"
import { runAfterPaint } from "../../lib/deferred-features"
import { keepFocusAmong } from "../../lib/menu-keys"
import { addBackAndForwardHandler } from "../../lib/navigation/traversals"
import { variant } from "../../theme/variant"
import type { InteractiveQuoteFormProps } from "./interactive/interactive-quote-form"
import { useRequestStore } from "./request-store"

const loadQuoteForm = () =>
  import(/* webpackChunkName: "interactive-quote-form" */ "./interactive/interactive-quote-form")

const FormIsland = createIsland<InteractiveQuoteFormProps>(
  "quote-dialog",
  () => loadQuoteForm().then(file => file.InteractiveQuoteForm),
  { placeholder: renderFormPlaceholder(QUOTE_MODAL_FORM_ID), isFormWanted: () => true, hasPropsElsewhere: true },
)

export type QuoteDialogProps = Pick<InteractiveQuoteFormProps, "http" | "today" | "go"> & {
  title: string
  subtitle: string
  firm: FirmContact
  /** NSW, VIC or QLD, chosen at first. */
  state?: string
  side?: "buying" | "selling"
  partner?: string
  /** The page's path: the dialog closes when it changes. */
  path: string
  /** Keeps the dialog open whatever the visitor does; it then dispatches `close-prevented`. */
  preventClose?: boolean
}

export const CLOSE_PREVENTED = "close-prevented"

const TITLE_ID = "quote-modal-title"

/** Whether the current entry of the browser's history is one of the dialog's, which Back leaves by closing it. */
const isHistoryEntryOfDialog = (): boolean => history.state?.quote?.form === QUOTE_MODAL_FORM_ID

/** Draws the dialog first, then makes the rest of the page inert, which takes the browser longer (`openQuoteEarly`). */
function openModal(box: HTMLDialogElement): void {
  box.open = true
  runAfterPaint(() => {
    if (!box.open) return
    // A quick visitor is in the form already. Becoming modal moves the focus to the first button.
    const { activeElement } = document
    box.open = false
    box.showModal()
    if (activeElement instanceof HTMLElement && box.contains(activeElement)) activeElement.focus()
  })
}

/** The elements in `box` that Tab can reach, in order; for a group of radio buttons, all of them. */
const listFocusableElements = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>("a[href], summary, :is(button, input, select, textarea):enabled")].filter(
    one => one.tabIndex >= 0 && one.getClientRects().length > 0,
  )

/**
 * The quote form over any page. Its first questions are part of the first page's HTML, and the browser opens it by itself
 * before the app is there (`openQuoteEarly`). The form becomes interactive once it's open. Closing it keeps what was typed.
 */
export function QuoteDialog({
  title,
  subtitle,
  firm,
  state,
  side,
  partner,
  path,
  preventClose,
  ...edges
}: QuoteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const formBox = useRef<HTMLElement>(null)
  const contact = useContext(PageContact)
  const pressedOutside = useRef(false)
  const isModalActive = useRequestStore(store => store.isModalActive)
  const hide = useRequestStore(store => store.hide)
  const hasHtml = useStaticHtml()
  const [firstPath] = useState(path)
  /** Whether it has been open. From its second opening on, it draws a form of its own. */
  const [hasOpened, setHasOpened] = useState(false)
  if (isModalActive && !hasOpened) setHasOpened(true)
  const hasStaticForm = hasHtml && !hasOpened && path === firstPath

  /** @returns true if the dialog closed. */
  const closeUnlessPrevented = useCallback((): boolean => {
    if (preventClose) dialog.current?.dispatchEvent(new CustomEvent(CLOSE_PREVENTED, { bubbles: true }))
    else {
      hide()
      dialog.current?.close()
    }
    return !preventClose
  }, [preventClose, hide])

  useEffect(() => {
    const box = dialog.current
    if (!isModalActive || !box) return
    const opener = box.open ? null : document.activeElement
    if (!box.open) openModal(box)
    if (!isHistoryEntryOfDialog())
      history.pushState({ ...history.state, quote: { form: QUOTE_MODAL_FORM_ID, trail: [] } }, "")
    // An interactive form handles Back and Forward within the dialog.
    const stopHandling = addBackAndForwardHandler(() => {
      if (isHistoryEntryOfDialog()) return false
      if (!closeUnlessPrevented()) history.forward()
      return true
    })
    window.addEventListener("pagehide", hide)
    return () => {
      stopHandling()
      window.removeEventListener("pagehide", hide)
      box.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isModalActive, hide, closeUnlessPrevented])

  useEffect(() => hide, [path, hide])

  function closeDialog(event: SyntheticEvent) {
    event.preventDefault()
    if (!closeUnlessPrevented()) return
    // Without that code, the entry of the history stays, and Back leads to this page.
    loadQuoteForm().then(({ leaveFormScreens }) => leaveFormScreens(QUOTE_MODAL_FORM_ID, true), console.warn)
  }

  /** Closes on the close button and on a click outside, but not if the press started in the form, as when selecting text. */
  function handleClick(event: SyntheticEvent) {
    const isOutside = event.target === dialog.current && pressedOutside.current
    const isCloseButton = event.target instanceof Element && event.target.closest("[data-close]")
    if (isOutside || isCloseButton) closeDialog(event)
  }

  const intro = (
    <StaticHtml as="p" className={variant("text.muted")}>
      {() => subtitle}
    </StaticHtml>
  )
  const form = {
    ...{ id: QUOTE_MODAL_FORM_ID, state, side, firm, intro, page: { partner }, onLeave: closeUnlessPrevented },
    ...edges,
  }
  useEffect(() => {
    if (!isModalActive || !formBox.current) return
    const wrapForm = (content: ReactNode) => (
      <PageContact.Provider value={contact}>
        <IslandContent>{content}</IslandContent>
      </PageContact.Provider>
    )
    return startIslands(formBox.current, wrapForm, () => form)
    // Only as it opens: it's the same form until it closes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isModalActive])

  return (
    <dialog
      ref={dialog}
      id={QUOTE_MODAL_ID}
      className={variant("modal.dialog")}
      aria-labelledby={TITLE_ID}
      onCancel={closeDialog}
      onClose={hide}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (event.key === "Tab") keepFocusAmong(listFocusableElements(event.currentTarget), event.nativeEvent)
        // While composing text, Escape belongs to the input method.
        if (event.key === "Escape" && !event.nativeEvent.isComposing) closeDialog(event)
      }}
      onPointerDown={event => {
        pressedOutside.current = event.target === dialog.current
      }}
      onClick={handleClick}
    >
      <StaticHtml className={variant("modal.header")}>
        {() => (
          <>
            <h2 id={TITLE_ID} className={variant("text.h3")}>
              {title}
            </h2>
            <button type="button" className={variant("modal.close")} aria-label="Close" data-close="">
              <Icon name="close" />
            </button>
          </>
        )}
      </StaticHtml>
      <div className={variant("modal.body", "layout.stack")}>
        {(isModalActive || hasStaticForm) && <StaticHtml ref={formBox}>{() => <FormIsland {...form} />}</StaticHtml>}
      </div>
    </dialog>
  )
}
