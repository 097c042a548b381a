/** The `id` of the element that the router focuses after a navigation. */
const PAGE_ID = "gatsby-focus-wrapper"

/** The router's focus before the paint makes the browser lay the page out twice. A focus that the visitor moves by then stays. */
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
