import { lazy, useCallback } from "react"
import { HydratedForm } from "../../components/form/hydrated-form"
import type { FirmContact } from "../../components/reach-us/reach-us"
import type { LeadFormKind } from "../../domain/content/author-components"
import { readDraft } from "../../lib/session-draft"

const loadLeadForm = () => import(/* webpackChunkName: "live-lead-form" */ "./interactive-lead-form")

const InteractiveLeadForm = lazy(() => loadLeadForm().then(file => ({ default: file.InteractiveLeadForm })))

type Props = { kind: LeadFormKind; firm: FirmContact }

/** The form's id, which is also the name of its draft. Repeats the id in the form's parts, which load later. */
export const getLeadFormId = (kind: LeadFormKind): string => `${kind}-form`

/** A form other than the quote form: contact, feedback or unsubscribe. */
export function LeadForm({ kind, firm }: Props) {
  // With a draft, the interactive form shows straight away, not at the first touch.
  const hasDraft = useCallback(() => readDraft(getLeadFormId(kind)) !== null, [kind])
  return (
    <HydratedForm load={loadLeadForm} isWanted={hasDraft}>
      {() => <InteractiveLeadForm kind={kind} firm={firm} />}
    </HydratedForm>
  )
}
