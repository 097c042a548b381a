import { APP_STYLES_MARK } from "../domain/paths"

/** The `id` of the link to the app's stylesheet, which a built page adds to its own styles along with the app's scripts. */
export const APP_STYLESHEET_ID = "styles"

/** Never resolves if the stylesheet can't be loaded. The app then doesn't start, and the page stays plain HTML. */
export const waitForAppStylesheet = (): Promise<unknown> =>
  new Promise(resolve => {
    const link = document.getElementById(APP_STYLESHEET_ID)
    if (!link || getComputedStyle(link).getPropertyValue(APP_STYLES_MARK)) resolve(link)
    else link.onload = resolve
  })
