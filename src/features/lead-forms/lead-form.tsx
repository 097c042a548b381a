import { lazy } from "react"
import { HydratedForm } from "../../components/form/hydrated-form"
import type { FirmContact } from "../../components/reach-us/reach-us"
import type { LeadFormKind } from "../../domain/content/author-components"

const StaticForm = lazy(() =>
  import(/* webpackChunkName: "live-lead-form" */ "./static-lead-form").then(file => ({
    default: file.StaticLeadForm,
  })),
)

const load = () => import(/* webpackChunkName: "live-lead-form" */ "./interactive-lead-form")
const never = () => false

/** A form to the firm other than the quote form, in a page: a message, feedback, or no more email. */
export const LeadForm = ({ kind, firm }: { kind: LeadFormKind; firm: FirmContact }) => (
  <HydratedForm
    load={load}
    isWanted={never}
    staticForm={() => <StaticForm kind={kind} firmName={firm.name} />}
    interactiveForm={({ InteractiveLeadForm }, typed) => <InteractiveLeadForm kind={kind} firm={firm} typed={typed} />}
  />
)
