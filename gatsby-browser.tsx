import type { GatsbyBrowser } from "gatsby"
import { hydrateInPieces } from "./src/components/island/start-islands"
import { watchUncaughtErrors } from "./src/features/errors/watch-errors"
import { PAGE_LOADED, watchPageLoads } from "./src/lib/build-watch/watch-page-loads"
import { waitForAppStylesheet } from "./src/lib/app-stylesheet"
import { APP_READY_EVENT, waitForDeferredFeatures } from "./src/lib/deferred-features"
import { listenToMenu } from "./src/lib/menu-keys"
import { announcePagesToScreenReaders, focusPagesAfterPaint } from "./src/lib/navigation/announce-page"
import { scrollToHashOrTop, setNavigationRules } from "./src/lib/navigation/follow"
import { followLinks } from "./src/lib/navigation/links"
import { listenForBackAndForward } from "./src/lib/navigation/traversals"

/** Redirects from `netlify.toml` and those of page tests that have ended. The build fills them in. */
declare const __REDIRECTS__: { from: string; to: string }[]
/** The addresses of the pages that page tests compare on the day of the build. */
declare const __PAGES_UNDER_TEST__: string[]

export { wrapPageElement } from "./src/layouts/wrap-page-element"

/** Runs before the router starts. Gatsby waits for the promise, so nothing is rendered before the app's stylesheet has loaded. */
export const onClientEntry = (): Promise<unknown> => {
  watchUncaughtErrors()
  listenForBackAndForward()
  // The condition is here, directly before the import, so that a build can leave the import out.
  if (process.env.NODE_ENV === "development")
    void import("./src/features/content-problems/content-problems").then(file => file.showContentProblems())
  return waitForAppStylesheet()
}

/** In development, pages are loaded without their HTML, so Gatsby's own function renders them. */
export const replaceHydrateFunction = process.env.NODE_ENV === "development" ? undefined : () => hydrateInPieces

const dispatchDocumentEvent = (event: string): boolean => document.dispatchEvent(new Event(event))

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  setNavigationRules({ redirects: __REDIRECTS__, underTest: __PAGES_UNDER_TEST__ })
  watchPageLoads()
  followLinks()
  announcePagesToScreenReaders()
  focusPagesAfterPaint()
  listenToMenu()
  void waitForDeferredFeatures().then(() => dispatchDocumentEvent(APP_READY_EVENT))
}

/** Doesn't scroll on the first page, because the app starts late and the visitor may have scrolled already. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation) scrollToHashOrTop(location, prevLocation)
  dispatchDocumentEvent(PAGE_LOADED)
}
