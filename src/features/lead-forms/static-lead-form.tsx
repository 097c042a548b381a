import { leadForms } from "../../components/form/lead-form-fields"
import { PlainLeadForm } from "../../components/form/plain-lead-form"
import type { LeadFormKind } from "../../domain/content/author-components"
import { getApiAddress } from "../../lib/api-address"

type Props = { kind: LeadFormKind; firmName: string }

/**
 * A form as static HTML, complete without a script. The browser keeps its HTML until it's touched, and its code loads
 * together with the interactive form's.
 */
export function StaticLeadForm({ kind, firmName }: Props) {
  const form = leadForms[kind]
  const binding = { formId: form.id, dependents: "in-noscript", values: form.initial } as const
  return <PlainLeadForm form={form} binding={binding} firmName={firmName} action={getApiAddress(form.action)} />
}
