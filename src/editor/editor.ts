import { createBodyControl } from "./body-control"
import { refuseToSaveInvalidContent } from "./session"
import { removeEmptyEntryFields } from "./tables"
import { createPagePreview } from "./preview"
import { createProblemsControl } from "./problems-control"
import { BODY_WIDGET, PROBLEMS_WIDGET } from "../gatsby/editor/editor-field"

const BACKENDS = ["proxy", "github", "git-gateway"] as const

function initialiseDecapCms(): void {
  const { CMS } = window
  for (const name of BACKENDS) {
    const backend = CMS.getBackend(name)
    if (!backend) continue
    const { init } = backend
    backend.init = (...args) => refuseToSaveInvalidContent(init(...args))
  }
  CMS.registerWidget(PROBLEMS_WIDGET, createProblemsControl())
  CMS.registerWidget(BODY_WIDGET, createBodyControl())
  CMS.registerPreviewStyle(__STYLESHEET__, { raw: true })
  for (const name of __PREVIEWED__) CMS.registerPreviewTemplate(name, createPagePreview())
  CMS.registerEventListener({
    name: "preSave",
    handler({ entry }) {
      const data = entry.get("data")
      return data.clear().merge(removeEmptyEntryFields(data.toJS()))
    },
  })
  CMS.init()
}

// Without this, Decap's own script, which loads after this one, would start before our widgets are registered.
window.CMS_MANUAL_INIT = true
document.addEventListener("DOMContentLoaded", initialiseDecapCms)
