import type { ReactNode } from "react"
import { variant } from "../../theme/variant"
import type { BoundField } from "./field-binding"

type Props = { field: BoundField; label: string; hint?: string; children: ReactNode }

/** A labelled control with its hint and its error, which are linked to it by id. */
export function FieldFrame({ field, label, hint, children }: Props) {
  return (
    <div className={variant("form.field")}>
      <label className={variant("form.label")} htmlFor={field.id}>
        {label}
      </label>
      <FieldNotes field={field} hint={hint} />
      {children}
    </div>
  )
}

/** The same frame for several controls that answer one question. */
export function FieldGroup({ field, label, hint, children }: Props) {
  return (
    <fieldset className={variant("form.fieldset")} aria-describedby={field.describedBy({ hint: Boolean(hint) })}>
      <legend className={variant("form.legend")}>{label}</legend>
      <FieldNotes field={field} hint={hint} />
      {children}
    </fieldset>
  )
}

function FieldNotes({ field, hint }: Pick<Props, "field" | "hint">) {
  return (
    <>
      {hint && (
        <p className={variant("form.hint")} id={field.hintId}>
          {hint}
        </p>
      )}
      {field.error && (
        <p className={variant("form.error")} id={field.errorId}>
          {field.error}
        </p>
      )}
    </>
  )
}
