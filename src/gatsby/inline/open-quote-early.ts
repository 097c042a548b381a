/**
 * Runs in the page as an inline script from its own source text, so it can't use anything outside the function.
 *
 * Opens the quote form at a click on one of its openers, in a page whose app hasn't started yet: the modal, whose first
 * questions are in the page's HTML, or the page's own form. The modal gets an entry of the browser's history, as it does from
 * the app, so that Back closes it. A press that began inside the modal, as when selecting text, doesn't close it.
 *
 * @param openers A selector for what opens the form.
 * @param ready   The attribute that the document gets when the app takes over.
 */
export function openQuoteEarly(
  openers: string,
  ready: string,
  modalId: string,
  modalFormId: string,
  pageFormId: string,
): void {
  const modal = document.getElementById(modalId) as HTMLDialogElement | null
  let pressed: EventTarget | null = null

  const isEarly = () => !document.documentElement.hasAttribute(ready)
  const isModalEntry = () => (history.state?.quote || {}).form === modalFormId

  function makeModal() {
    if (!modal || !modal.open) return
    modal.open = false
    modal.showModal()
  }

  function handleClick(event: MouseEvent) {
    const { target } = event
    if (!(target instanceof Element) || !isEarly()) return
    if (modal && (target.closest("[data-close]") || (target === modal && pressed === modal))) return modal.close()
    const opener = target.closest<HTMLElement>(openers)
    const pageForm = document.getElementById(pageFormId)
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button)
    if (!opener || !isPlain || !(pageForm || modal)) return
    event.preventDefault()
    opener.focus({ preventScroll: true })
    if (pageForm) return pageForm.scrollIntoView()
    if (!modal || modal.open) return
    modal.open = true
    // Making the rest of the page inert takes longer than drawing the form, so it comes after that.
    requestAnimationFrame(() => setTimeout(makeModal))
    history.pushState({ ...history.state, quote: { form: modalFormId, trail: [] } }, "")
  }

  addEventListener("pointerdown", ({ target }) => (pressed = target), true)
  addEventListener("click", handleClick, true)
  addEventListener("popstate", () => {
    if (modal && isEarly() && !isModalEntry()) modal.close()
  })
  if (modal)
    modal.addEventListener("close", () => {
      if (isEarly() && isModalEntry()) history.back()
    })
}
