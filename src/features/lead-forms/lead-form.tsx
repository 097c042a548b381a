import { lazy, useCallback } from "react"
import { HydratedForm } from "../../components/form/hydrated-form"
import type { FirmContact } from "../../components/reach-us/reach-us"
import type { LeadFormKind } from "../../domain/content/author-components"
import { readDraft } from "../../lib/session-draft"

const StaticForm = lazy(() =>
  import(/* webpackChunkName: "live-lead-form" */ "./static-lead-form").then(file => ({
    default: file.StaticLeadForm,
  })),
)

const load = () => import(/* webpackChunkName: "live-lead-form" */ "./interactive-lead-form")
type Props = { kind: LeadFormKind; firm: FirmContact }

/** The form's id, which is also the name of its draft. A copy of the id in the form's parts, which load later. */
export const idOf = (kind: LeadFormKind): string => `${kind}-form`

/** A form to the firm other than the quote form, in a page: a message, feedback, or no more email. */
export function LeadForm({ kind, firm }: Props) {
  // A draft is shown at once, not at the first touch.
  const isWanted = useCallback(() => readDraft(idOf(kind)) !== null, [kind])
  return (
    <HydratedForm
      load={load}
      isWanted={isWanted}
      staticForm={() => <StaticForm kind={kind} firmName={firm.name} />}
      interactiveForm={({ InteractiveLeadForm }, typed) => (
        <InteractiveLeadForm kind={kind} firm={firm} typed={typed} />
      )}
    />
  )
}
