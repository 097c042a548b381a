/**
 * Runs in the page as an inline script from its own source text, so it can't use anything outside the function.
 *
 * Opens the quote form at a click on one of its openers: the modal, whose first questions are in the page's HTML, or the page's
 * own form if the app hasn't started yet. The modal gets an entry of the browser's history, as it does from the app, so that
 * Back closes it. Until the app has started, this also closes the modal; a press that began inside it, as when selecting text,
 * doesn't.
 *
 * @param openers  A selector for what opens the form.
 * @param ready    The attribute that the document gets when the app takes over.
 * @param prepared The attribute that the modal gets shortly after the page has loaded: a closed modal with it is laid out
 *                 already, out of sight, so that opening it only has to draw it.
 */
export function openQuoteEarly(
  openers: string,
  ready: string,
  prepared: string,
  modalId: string,
  modalFormId: string,
  pageFormId: string,
): void {
  const modal = document.getElementById(modalId) as HTMLDialogElement | null
  let pressed: EventTarget | null = null

  const isEarly = () => !document.documentElement.hasAttribute(ready)
  const isModalEntry = () => (history.state?.quote || {}).form === modalFormId

  function makeModal(opener: HTMLElement) {
    if (!modal || !modal.open) return
    // A quick visitor is in the form already. Becoming modal moves the focus to the first button.
    const { activeElement } = document
    modal.open = false
    // Some browsers don't focus a clicked button, and the focus has to return to it later.
    opener.focus({ preventScroll: true })
    modal.showModal()
    if (activeElement instanceof HTMLElement && modal.contains(activeElement)) activeElement.focus()
    history.pushState({ ...history.state, quote: { form: modalFormId, trail: [] } }, "")
  }

  function handleClick(event: MouseEvent) {
    const { target } = event
    if (!(target instanceof Element)) return
    if (isEarly() && modal && (target.closest("[data-close]") || (target === modal && pressed === modal)))
      return modal.close()
    const opener = target.closest<HTMLElement>(openers)
    const pageForm = document.getElementById(pageFormId)
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button)
    // The app draws later forms. The first is in the page's HTML, and opening it needs none of the app's scripts.
    const isOwn = isEarly() || (!pageForm && modal && modal.querySelector("form"))
    if (!opener || !isPlain || !isOwn || !(pageForm || modal)) return
    event.preventDefault()
    if (pageForm) return pageForm.scrollIntoView()
    if (!modal || modal.open) return
    modal.open = true
    // Making the rest of the page inert takes longer than drawing the form, so it comes after that.
    requestAnimationFrame(() => setTimeout(makeModal, 0, opener))
  }

  addEventListener("pointerdown", ({ target }) => (pressed = target), true)
  addEventListener("click", handleClick, true)
  addEventListener("popstate", () => {
    if (modal && isEarly() && !isModalEntry()) modal.close()
  })
  if (!modal) return
  addEventListener("load", () => setTimeout(() => modal.toggleAttribute(prepared, true), 300))
  modal.addEventListener("close", () => {
    if (isEarly() && isModalEntry()) history.back()
  })
}
