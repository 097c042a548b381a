/** The `id` of Gatsby's live region for the page that a navigation has led to. */
const ANNOUNCER_ID = "gatsby-announcer"

/** The `id` of the element around a page, which the router focuses after a navigation. */
const PAGE_ID = "gatsby-focus-wrapper"

/** How Gatsby's own texts begin, which are in English whatever the page's language. */
const PREFIX = "Navigated to "

const getPageHeading = (): string => (document.querySelector(`#${PAGE_ID} h1`)?.textContent || "").trim()

/**
 * Makes screen readers announce a page by its heading. Gatsby announces the path if there's no heading in the next frame:
 * for an offer whose figures are still loading, that's its id. That text is removed before it's announced.
 */
export function announcePagesToScreenReaders(): void {
  const announcer = document.getElementById(ANNOUNCER_ID)
  if (!announcer) return

  const headingObserver = new MutationObserver(announceHeading)
  const announcerObserver = new MutationObserver(announceHeading)

  function announceHeading() {
    const text = announcer?.textContent
    // A translator has changed what was announced. It would answer another change too, and so on.
    if (text && !text.startsWith(PREFIX)) return
    const heading = getPageHeading()
    const words = heading && PREFIX + heading
    if (announcer && text !== words) announcer.textContent = words
    // Ignores our own change.
    announcerObserver.takeRecords()
    if (heading) headingObserver.disconnect()
    else headingObserver.observe(document.body, { childList: true, subtree: true, characterData: true })
  }

  announcerObserver.observe(announcer, { childList: true, characterData: true, subtree: true })
}

/** The router focuses a new page before it's painted, so that the browser lays it out twice. A focus moved by then stays. */
export function focusPagesAfterPaint(): void {
  const page = document.getElementById(PAGE_ID)
  if (!page) return
  const focus = HTMLElement.prototype.focus.bind(page, { preventScroll: true })
  page.focus = () =>
    void requestAnimationFrame(() =>
      setTimeout(() => {
        if (!page.contains(document.activeElement)) focus()
      }),
    )
}
