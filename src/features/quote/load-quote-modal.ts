/** Loads the quote form that opens over a page. */
export const loadQuoteModal = () => import(/* webpackChunkName: "quote-modal" */ "./quote-modal")

/** Loads the modal while the app is starting, if the first click was on a quote button, so that both load at the same time. */
export function loadQuoteModalIfAsked(load: () => Promise<unknown> = loadQuoteModal): void {
  // The code that opens the form reports a failure.
  if (document.querySelector("[data-quote-open][aria-busy]")) load().catch(() => {})
}
