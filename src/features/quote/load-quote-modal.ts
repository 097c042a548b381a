/** Fetches the quote form that opens over a page. */
export const loadQuoteModal = () => import(/* webpackChunkName: "quote-modal" */ "./quote-modal")

/** The same while the app is starting, where its first click asked for the form: so that neither waits for the other. */
export function loadQuoteModalIfAsked(load: () => Promise<unknown> = loadQuoteModal): void {
  // Whoever opens the form says what came of it.
  if (document.querySelector("[data-quote-open][aria-busy]")) load().catch(() => {})
}
