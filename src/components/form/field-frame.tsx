import { useEffect, type ReactNode } from "react"
import { variant } from "../../theme/variant"
import { StaticHtml } from "../static-html/static-html"
import type { BoundField } from "./field-binding"

type Props = { field: BoundField; label: string; hint?: string; children: ReactNode }

/** A labelled control with its hint and its error, which are linked to it by id. */
export function FieldFrame({ field, label, hint, children }: Props) {
  return (
    <div className={variant("form.field")}>
      <StaticHtml key={label} as="label" className={variant("form.label")} htmlFor={field.id}>
        {() => label}
      </StaticHtml>
      <FieldNotes field={field} hint={hint} />
      {children}
    </div>
  )
}

/** The same frame for several controls that answer one question. */
export function FieldGroup({ field, label, hint, children }: Props) {
  return (
    <fieldset className={variant("form.fieldset")} aria-describedby={field.describedBy({ hint: Boolean(hint) })}>
      <StaticHtml key={label} as="legend" className={variant("form.legend")}>
        {() => label}
      </StaticHtml>
      <FieldNotes field={field} hint={hint} />
      {children}
    </fieldset>
  )
}

function FieldNotes({ field, hint }: Pick<Props, "field" | "hint">) {
  return (
    <>
      {hint && (
        <StaticHtml key={hint} as="p" className={variant("form.hint")} id={field.hintId}>
          {() => hint}
        </StaticHtml>
      )}
      {field.error && (
        <p className={variant("form.error")} id={field.errorId}>
          {field.error}
        </p>
      )}
    </>
  )
}

type ControlProps = {
  id: string
  /** The ids of what describes the control. */
  describedBy?: string
  isInvalid?: boolean
  className?: string
  /** Renders the control with the id `id`. */
  children: (attributes: { id: string; "aria-describedby"?: string; "aria-invalid"?: true }) => ReactNode
}

/**
 * A control, which is the browser's: what's in the page's HTML stays, with whatever was typed in it or put next to it before
 * the form became interactive. Its descriptions are updated all the same.
 */
export function Control({ id, describedBy, isInvalid = false, className, children }: ControlProps) {
  useEffect(() => {
    const control = document.getElementById(id)
    for (const [name, value] of [
      ["aria-describedby", describedBy],
      ["aria-invalid", isInvalid && "true"],
    ] as const)
      if (value) control?.setAttribute(name, value)
      else control?.removeAttribute(name)
  }, [id, describedBy, isInvalid])
  const attributes = { id, "aria-describedby": describedBy, "aria-invalid": isInvalid || undefined }
  return <StaticHtml className={className}>{() => children(attributes)}</StaticHtml>
}
