import { variant } from "../../theme/variant"
import { useFormBinding } from "./field-binding"

/** A field for machines. The name is one that no browser fills in, and what stands in it refuses nobody. */
export function Honeypot() {
  const { formId, useField } = useFormBinding()
  const id = `${formId}-reference-code`
  return (
    <div className={variant("form.trap")} aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input {...useField("reference_code").textProps()} id={id} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
