import { variant } from "../../theme/variant"
import { useFieldBinding } from "./field-binding"

type Props = { name: string; label: string }

/** One box. Ticked, the form says `yes`; unticked, nothing. */
export function CheckboxField({ name, label }: Props) {
  const field = useFieldBinding(name)
  return (
    <div className={variant("form.field")}>
      {field.error && (
        <p className={variant("form.error")} id={field.errorId} role="alert">
          {field.error}
        </p>
      )}
      <label className={variant("form.check")}>
        <input
          {...field.choiceProps("yes")}
          type="checkbox"
          id={field.id}
          aria-describedby={field.describedBy({ hint: false })}
        />
        <span>{label}</span>
      </label>
    </div>
  )
}
