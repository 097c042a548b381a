import type { GatsbyBrowser } from "gatsby"
import { APP_READY_EVENT } from "./src/gatsby/inline/late-start"
import { allLateParts } from "./src/lib/late-parts"

export { wrapPageElement } from "./src/layouts/wrap-page-element"

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () =>
  void allLateParts().then(() => document.dispatchEvent(new Event(APP_READY_EVENT)))
