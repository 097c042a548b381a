import { apiAddress } from "../../lib/api-address"
import { givenBinding } from "../form/given-binding"
import type { LeadFormParts } from "./lead-form-parts"
import { PlainLeadForm } from "./plain-lead-form"

/** A form as a page brings it: complete without a script. The browser keeps its HTML and never fetches its code. */
export function StaticLeadForm({ form, firmName }: { form: LeadFormParts; firmName: string }) {
  const binding = givenBinding({ formId: form.id, dependents: "in-noscript", values: form.initial })
  return <PlainLeadForm form={form} binding={binding} firmName={firmName} action={apiAddress(form.action)} />
}
