import { variant } from "../../theme/variant"
import { useFieldBinding } from "./field-binding"

type Props = {
  name: string
  label: string
  /** Whether the box begins ticked. A box that is told so says `no` when it is unticked. */
  initial?: boolean
}

/** One box. Ticked, the form says `yes`; unticked, nothing. */
export function CheckboxField({ name, label, initial }: Props) {
  const unticked = initial === undefined ? "" : "no"
  const field = useFieldBinding(name, initial ? "yes" : unticked)
  return (
    <div className={variant("form.field")}>
      {field.error && (
        <p className={variant("form.error")} id={field.errorId} role="alert">
          {field.error}
        </p>
      )}
      {/* A browser that posts the form by itself says nothing of a box without its tick. */}
      {unticked && <input type="hidden" name={name} value={unticked} />}
      <label className={variant("form.check")}>
        <input
          {...field.choiceProps("yes", unticked)}
          type="checkbox"
          id={field.id}
          aria-describedby={field.describedBy({ hint: false })}
        />
        <span>{label}</span>
      </label>
    </div>
  )
}
