import { lazy } from "react"
import type { FirmContact } from "../../components/reach-us/reach-us"
import { HydratedForm } from "../../components/form/hydrated-form"

const StaticForm = lazy(() =>
  import(/* webpackChunkName: "live-lead-form" */ "./static-unsubscribe-form").then(file => ({
    default: file.StaticUnsubscribeForm,
  })),
)

const load = () => import(/* webpackChunkName: "live-lead-form" */ "./live-unsubscribe-form")
const never = () => false

/** No more email to an address, in a page. */
export const UnsubscribeForm = ({ firm }: { firm: FirmContact }) => (
  <HydratedForm
    load={load}
    isWanted={never}
    staticForm={() => <StaticForm firmName={firm.name} />}
    interactiveForm={({ LiveUnsubscribeForm }, typed) => <LiveUnsubscribeForm firm={firm} typed={typed} />}
  />
)
