import { lazy } from "react"
import type { FirmContact } from "../../components/reach-us/reach-us"
import { HydratedForm } from "../../components/form/hydrated-form"

const StaticForm = lazy(() =>
  import(/* webpackChunkName: "live-lead-form" */ "./static-contact-form").then(file => ({
    default: file.StaticContactForm,
  })),
)

const load = () => import(/* webpackChunkName: "live-lead-form" */ "./live-contact-form")
const never = () => false

/** A message to the firm, in a page. */
export const ContactForm = ({ firm }: { firm: FirmContact }) => (
  <HydratedForm
    load={load}
    isWanted={never}
    staticForm={() => <StaticForm firmName={firm.name} />}
    interactiveForm={({ LiveContactForm }, typed) => <LiveContactForm firm={firm} typed={typed} />}
  />
)
