import type { GatsbyBrowser } from "gatsby"
import { APP_READY_EVENT } from "./src/gatsby/inline/late-start"
import { allLateParts } from "./src/lib/late-parts"
import { PAGE_LOADED, PAGE_LOADING } from "./src/lib/page-events"

export { wrapPageElement } from "./src/layouts/wrap-page-element"

const tell = (event: string): boolean => document.dispatchEvent(new Event(event))

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () =>
  void allLateParts().then(() => tell(APP_READY_EVENT))

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) =>
  void (prevLocation && tell(PAGE_LOADING))

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => void tell(PAGE_LOADED)
