import type { GatsbyBrowser } from "gatsby"
import { watchErrors } from "./src/features/errors/watch-errors"
import { APP_READY_EVENT } from "./src/gatsby/inline/late-start"
import { watchPageLoads } from "./src/lib/build-watch/watch-page-loads"
import { allLateParts } from "./src/lib/late-parts"
import { arrive } from "./src/lib/navigation/arrive"
import { followLinks } from "./src/lib/navigation/links"
import { setNavigationRules } from "./src/lib/navigation/rules"
import { PAGE_LOADED } from "./src/lib/page-events"

/** From `netlify.toml`; the build puts them here. */
declare const __REDIRECTS__: { from: string; to: string }[]

export { wrapPageElement } from "./src/layouts/wrap-page-element"

/** Before anything else of ours runs. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = watchErrors

const tell = (event: string): boolean => document.dispatchEvent(new Event(event))

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  setNavigationRules({ redirects: __REDIRECTS__ })
  watchPageLoads()
  followLinks()
  void allLateParts().then(() => tell(APP_READY_EVENT))
}

/** The first page stays where the browser put it and the visitor scrolled it: the app starts late. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation) arrive(location, prevLocation)
  tell(PAGE_LOADED)
}
