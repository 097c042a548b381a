import { variant } from "../../theme/variant"
import { useFieldBinding } from "./field-binding"
import { FieldGroup } from "./field-frame"

export type Option = { value: string; label: string }

type RadioFieldProps = {
  name: string
  label: string
  hint?: string
  options: readonly Option[]
  /** Short answers stand in one row. */
  short?: boolean
}

/** One choice out of a few, as cards that are easy to hit. */
export function RadioField({ name, label, hint, options, short }: RadioFieldProps) {
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
export function YesNoField(props: Omit<RadioFieldProps, "options" | "short">) {
  return <RadioField {...props} options={YES_NO_UNSURE} short />
}

type CheckboxProps = {
  name: string
  label: string
  /** Whether the box begins ticked. A box that is told so says `no` when it is unticked. */
  initial?: boolean
}

/** One box, with what is wrong with it. Ticked, the form says `yes`; unticked, nothing. */
export function CheckboxField(props: CheckboxProps) {
  const { error, errorId } = useFieldBinding(props.name)
  return (
    <div className={variant("form.field")}>
      {error && (
        <p className={variant("form.error")} id={errorId} role="alert">
          {error}
        </p>
      )}
      <Checkbox {...props} />
    </div>
  )
}

/** The box alone, for several that stand together. */
export function Checkbox({ name, label, initial }: CheckboxProps) {
  const unticked = initial === undefined ? "" : "no"
  const field = useFieldBinding(name, initial ? "yes" : unticked)
  return (
    <>
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
    </>
  )
}
