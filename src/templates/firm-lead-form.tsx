import type { LeadFormKind } from "../domain/content/author-components"
import { InteractiveLeadForm } from "../features/lead-forms/interactive-lead-form"
import { useSiteData } from "../layouts/site-data"

export function FirmLeadForm({ kind }: { kind: LeadFormKind }) {
  return <InteractiveLeadForm kind={kind} firm={useSiteData().site} />
}
