// What a visitor sees and hears while what they asked for is on its way. The inline script of every page does the same
// before any other script has come: `lateStart`.

/** The `id` of the page's live region, which is empty while nothing is waited for. What it says is in its `data-text`. */
export const LATE_NOTE_ID = "late-note"

/** In milliseconds from the click: a link is followed when what opens in its place hasn't come by then. */
export const LONGEST_WAIT = 2000

const setNote = (isWaiting: boolean): void => {
  const note = document.getElementById(LATE_NOTE_ID)
  const text = (isWaiting && note?.dataset.text) || ""
  // Said once, whoever says it first.
  if (note && note.textContent !== text) note.textContent = text
}

/** Shows on `opener`, and says, that its click was taken. */
export function showWaiting(opener: Element | null | undefined): void {
  opener?.setAttribute("aria-busy", "true")
  setNote(true)
}

/** Ends it for every link of the page. A button that sends looks after itself. */
export function endWaiting(): void {
  document.querySelectorAll("a[aria-busy]").forEach(link => link.removeAttribute("aria-busy"))
  setNote(false)
}
