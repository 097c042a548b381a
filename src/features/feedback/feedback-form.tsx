import { lazy } from "react"
import type { FirmContact } from "../../components/reach-us/reach-us"
import { HydratedForm } from "../../components/form/hydrated-form"

const StaticForm = lazy(() =>
  import(/* webpackChunkName: "live-lead-form" */ "./static-feedback-form").then(file => ({
    default: file.StaticFeedbackForm,
  })),
)

const load = () => import(/* webpackChunkName: "live-lead-form" */ "./live-feedback-form")
const never = () => false

/** How the site served a visitor, in a page. */
export const FeedbackForm = ({ firm }: { firm: FirmContact }) => (
  <HydratedForm
    load={load}
    isWanted={never}
    staticForm={() => <StaticForm firmName={firm.name} />}
    interactiveForm={({ LiveFeedbackForm }, typed) => <LiveFeedbackForm firm={firm} typed={typed} />}
  />
)
