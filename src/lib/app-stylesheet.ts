import { APP_STYLES_MARK } from "../domain/paths"

/** The `id` of the link to the app's stylesheet, which a built page adds to its own styles along with the app's scripts. */
export const APP_STYLESHEET_ID = "styles"

/**
 * Resolves once the rules of every page are there. Where they can't be loaded it never does: the app doesn't start, as
 * without one of its scripts, and the page stays the HTML that it is.
 */
export const waitForAppStylesheet = (): Promise<unknown> =>
  new Promise(resolve => {
    const link = document.getElementById(APP_STYLESHEET_ID)
    if (!link || getComputedStyle(link).getPropertyValue(APP_STYLES_MARK)) resolve(link)
    else link.onload = resolve
  })
