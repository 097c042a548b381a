import { variant } from "../../theme/variant"
import { useFieldBinding } from "./field-binding"
import { FieldFrame } from "./field-frame"

type Props = { name: string; label: string; hint: string; limit: number }

/** Longer text. It is counted, and never cut. */
export function TextareaField({ name, label, hint, limit }: Props) {
  const field = useFieldBinding(name)
  const over = field.text.length - limit
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <textarea
        {...field.textProps()}
        id={field.id}
        rows={4}
        aria-describedby={field.describedBy({ hint: true })}
        aria-invalid={field.error ? true : undefined}
        className={variant("form.input", "form.textarea")}
      />
      {field.text !== "" && (
        <output className={variant("form.hint")} htmlFor={field.id}>
          {over > 0 ? `${over} too many` : `${field.text.length} of ${limit}`}
        </output>
      )}
    </FieldFrame>
  )
}
