import { WHOLE_MARK } from "../domain/paths"

/** The `id` of the link to the whole stylesheet, which a built page adds to its own styles along with the app's scripts. */
export const WHOLE_STYLESHEET_ID = "styles"

/**
 * Resolves once the rules of every page are there. Where they can't be loaded it never does: the app doesn't start, as
 * without one of its scripts, and the page stays the HTML that it is.
 */
export const wholeStylesheet = (): Promise<unknown> =>
  new Promise(resolve => {
    const link = document.getElementById(WHOLE_STYLESHEET_ID)
    if (!link || getComputedStyle(link).getPropertyValue(WHOLE_MARK)) resolve(link)
    else link.onload = resolve
  })
