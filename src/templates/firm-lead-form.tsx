import type { LeadFormKind } from "../domain/content/author-components"
import { LeadForm } from "../features/lead-forms/lead-form"
import { useSiteData } from "../layouts/site-data"

export function FirmLeadForm({ kind }: { kind: LeadFormKind }) {
  return <LeadForm kind={kind} firm={useSiteData().site} />
}
