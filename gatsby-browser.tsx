import type { GatsbyBrowser } from "gatsby"
import { APP_READY_EVENT } from "./src/gatsby/inline/late-start"

export { wrapPageElement } from "./src/layouts/wrap-page-element"

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event(APP_READY_EVENT))
}
