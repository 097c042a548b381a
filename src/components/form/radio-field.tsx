import { variant } from "../../theme/variant"
import { useFieldBinding } from "./field-binding"
import { FieldGroup } from "./field-frame"

export type Option = { value: string; label: string }

type Props = {
  name: string
  label: string
  hint?: string
  options: readonly Option[]
  /** Short answers stand in one row. */
  short?: boolean
}

/** One choice out of a few, as cards that are easy to hit. */
export function RadioField({ name, label, hint, options, short }: Props) {
  const field = useFieldBinding(name)
  return (
    <FieldGroup field={field} label={label} hint={hint}>
      <div className={variant(short ? "form.radiosInline" : "form.radios")}>
        {options.map((option, index) => (
          <label key={option.value} className={variant("form.radio")}>
            <input
              {...field.choiceProps(option.value)}
              type="radio"
              id={index === 0 ? field.id : `${field.id}-${index}`}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

const YES_NO_UNSURE: readonly Option[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
  { value: "unsure", label: "Not sure" },
]

/** A question of fact. "Not sure" is always a fair answer. */
export function YesNoField(props: Omit<Props, "options" | "short">) {
  return <RadioField {...props} options={YES_NO_UNSURE} short />
}
