/** The `id` of the element that the router focuses after a navigation. */
const PAGE_ID = "gatsby-focus-wrapper"

/**
 * Makes the router focus a new page after it's painted. The router does so before, which forces the browser to lay the page
 * out twice. A focus that the visitor has moved into the page by then stays where it is.
 */
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
