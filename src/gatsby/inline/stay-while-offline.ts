/**
 * Runs in the page as an inline script from its own source text, so it can't use anything outside the function.
 *
 * A form that the browser sends by itself, because its code isn't there, would leave the page for the browser's error page if
 * there's no connection. Instead, the page's note says so, with the page's phone number, until the browser is online.
 */
export function stayWhileOffline(noteId: string): void {
  addEventListener("submit", event => {
    const { target } = event
    const note = document.getElementById(noteId)
    if (navigator.onLine || event.defaultPrevented || !note || !(target instanceof HTMLFormElement)) return
    event.preventDefault()
    // Whatever is outside an open dialog can't be seen or used.
    const dialog = target.closest("dialog")
    const box = (dialog ? dialog.appendChild(note.cloneNode()) : note) as HTMLElement
    if (dialog) box.id = ""
    box.textContent = note.dataset.offline + " "
    const phone = document.querySelector("a[href^='tel:']")
    if (phone) box.append(phone.cloneNode(true))
    addEventListener("online", () => box.replaceChildren(), { once: true })
  })
}
