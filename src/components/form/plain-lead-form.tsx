import type { ReactNode } from "react"
import { variant } from "../../theme/variant"
import { FormBindingProvider, type FormBinding } from "./field-binding"
import { Honeypot } from "./hidden-fields"
import { LEAD_FORM_VERSION, type LeadFormParts } from "./lead-form-fields"
import { SubmitButton } from "./submit-button"

type Props = {
  form: LeadFormParts
  binding: FormBinding
  firmName: string
  /** The address that the form is posted to; by default its own path, at the origin of the page. */
  action?: string
  /** Hidden fields of a form that's shown again. */
  hiddenFields?: ReactNode
}

/** A form that the browser posts itself. */
export function PlainLeadForm({ form, binding, firmName, action = form.action, hiddenFields }: Props) {
  return (
    <form id={form.id} method="post" action={action} noValidate className={variant("form.form")}>
      <FormBindingProvider value={binding}>
        <form.Fields firmName={firmName} />
        <Honeypot />
      </FormBindingProvider>
      <input type="hidden" name="formVersion" value={LEAD_FORM_VERSION} />
      {hiddenFields}
      <div className={variant("form.actions")}>
        <SubmitButton formId={form.id}>{form.button}</SubmitButton>
      </div>
    </form>
  )
}
