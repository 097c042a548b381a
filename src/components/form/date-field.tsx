import { variant } from "../../theme/variant"
import { useFieldBinding } from "./field-binding"
import { FieldGroup } from "./field-frame"

const PARTS = [
  { part: "day", label: "Day" },
  { part: "month", label: "Month" },
  { part: "year", label: "Year" },
] as const

type Props = { name: string; label: string; hint?: string }

/** A known date in three boxes. A month may be a number or a name. */
export function DateField({ name, label, hint }: Props) {
  const field = useFieldBinding(name)
  return (
    <FieldGroup field={field} label={label} hint={hint}>
      <div className={variant("form.date")}>
        {PARTS.map(({ part, label: partLabel }, index) => (
          <DatePart
            key={part}
            name={`${name}.${part}`}
            label={partLabel}
            id={index === 0 ? field.id : `${field.id}-${part}`}
            invalid={Boolean(field.error)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

function DatePart({ name, label, id, invalid }: { name: string; label: string; id: string; invalid: boolean }) {
  const field = useFieldBinding(name)
  return (
    <div>
      <label className={variant("form.hint")} htmlFor={id}>
        {label}
      </label>
      <input
        {...field.textProps()}
        id={id}
        type="text"
        inputMode={label === "Month" ? "text" : "numeric"}
        autoComplete="off"
        aria-invalid={invalid || undefined}
        className={variant("form.input")}
      />
    </div>
  )
}
