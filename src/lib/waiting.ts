// What a visitor sees and hears while something they clicked is loading. The inline script of every page does the same
// before other scripts have loaded: `startAppLate`.

/** The `id` of the page's live region, which is empty while nothing is waited for. What it says is in its `data-text`. */
export const LATE_NOTE_ID = "late-note"

/** In milliseconds from the click: a link is followed when what opens in its place hasn't come by then. */
export const LONGEST_WAIT = 2000

const setNote = (isWaiting: boolean): void => {
  const note = document.getElementById(LATE_NOTE_ID)
  const text = (isWaiting && note?.dataset.text) || ""
  // Set once, so that it isn't announced twice.
  if (note && note.textContent !== text) note.textContent = text
}

/** Shows on `opener`, and says, that its click was taken. */
export function showWaiting(opener: Element | null | undefined): void {
  opener?.setAttribute("aria-busy", "true")
  setNote(true)
}

/** Ends it for every link of the page. Submit buttons reset themselves. */
export function endWaiting(): void {
  document.querySelectorAll("a[aria-busy]").forEach(link => link.removeAttribute("aria-busy"))
  setNote(false)
}
