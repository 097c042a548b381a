// What a visitor sees and hears while something they clicked is loading. The inline script of every page does the same
// before other scripts have loaded: `startAppLate`.

/** The `id` of the page's live region, which is empty unless something is loading. Its text for that time is in its `data-text`. */
export const LATE_NOTE_ID = "late-note"

const setWaitingNote = (isWaiting: boolean): void => {
  const note = document.getElementById(LATE_NOTE_ID)
  const text = (isWaiting && note?.dataset.text) || ""
  // Set once, so that it isn't announced twice.
  if (note && note.textContent !== text) note.textContent = text
}

/** Shows on `opener` that its click was received, and makes screen readers announce it. */
export function showLoadingState(opener: Element | null | undefined): void {
  opener?.setAttribute("aria-busy", "true")
  setWaitingNote(true)
}

/** Ends the waiting state of the page. Submit buttons reset themselves. */
export const removeLoadingState = (): void => setWaitingNote(false)
