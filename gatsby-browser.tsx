import type { GatsbyBrowser } from "gatsby"
import { watchUncaughtErrors } from "./src/features/errors/watch-errors"
import { PAGE_LOADED, watchPageLoads } from "./src/lib/build-watch/watch-page-loads"
import { waitForAppStylesheet } from "./src/lib/app-stylesheet"
import { loadQuoteModalIfAsked } from "./src/features/quote/load-quote-modal"
import { APP_READY_EVENT, waitForDeferredFeatures } from "./src/lib/deferred-features"
import { hydrateInPieces } from "./src/lib/hydrate-in-pieces"
import { announcePages } from "./src/lib/navigation/announce-page"
import { scrollToDestination, setNavigationRules } from "./src/lib/navigation/follow"
import { followLinks } from "./src/lib/navigation/links"
import { listenForTraversals } from "./src/lib/navigation/traversals"

/** From `netlify.toml` and of ended tests; the build puts them here. */
declare const __REDIRECTS__: { from: string; to: string }[]

/** The addresses of the pages that are compared on the day of the build. */
declare const __PAGES_UNDER_TEST__: string[]

export { wrapPageElement } from "./src/layouts/wrap-page-element"

/**
 * Runs before the rest of our code and before the router listens. Gatsby waits for the promise, so the app's stylesheet is
 * loaded before the app draws anything.
 */
export const onClientEntry = (): Promise<unknown> => {
  watchUncaughtErrors()
  loadQuoteModalIfAsked()
  listenForTraversals()
  // Tested right here, so that a build can leave the import out.
  if (process.env.NODE_ENV === "development")
    void import("./src/features/content-problems/content-problems").then(file => file.showContentProblems())
  return waitForAppStylesheet()
}

/** In development pages come without their HTML, and Gatsby draws them. */
export const replaceHydrateFunction = process.env.NODE_ENV === "development" ? undefined : () => hydrateInPieces

const emit = (event: string): boolean => document.dispatchEvent(new Event(event))

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  setNavigationRules({ redirects: __REDIRECTS__, underTest: __PAGES_UNDER_TEST__ })
  watchPageLoads()
  followLinks()
  announcePages()
  void waitForDeferredFeatures().then(() => emit(APP_READY_EVENT))
}

/** The first page stays where the browser put it and the visitor scrolled it: the app starts late. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation) scrollToDestination(location, prevLocation)
  emit(PAGE_LOADED)
}
