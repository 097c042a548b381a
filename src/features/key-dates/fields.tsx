import type { ReactNode } from "react"
import { variant } from "../../theme/variant"
import { controlId, type Field } from "./answers"

type ChoiceProps = {
  field: Field
  label: string
  options: readonly { value: string; label: string }[]
  /** Chosen at first. */
  chosen?: string
}

/** One choice out of two or three. */
export function Choice({ field, label, options, chosen }: ChoiceProps) {
  return (
    <fieldset className={variant("form.fieldset")}>
      <legend className={variant("form.legend")}>{label}</legend>
      <div className={variant(options.length > 2 ? "form.radios" : "form.radiosInline")}>
        {options.map(({ value, label: optionLabel }, index) => (
          <label key={value} className={variant("form.radio")}>
            <input
              id={index === 0 ? controlId(field) : `${controlId(field)}-${index}`}
              type="radio"
              name={field}
              value={value}
              defaultChecked={value === chosen}
            />
            <span>{optionLabel}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** One box. Ticked, the form says `yes`. */
export function Tick({ field, children }: { field: Field; children: ReactNode }) {
  return (
    <label className={variant("form.check")}>
      <input id={controlId(field)} type="checkbox" name={field} value="yes" />
      <span>{children}</span>
    </label>
  )
}

type LineProps = { field: Field; label: string; hint?: string }

/** A line of text. */
export function Line({ field, label, hint }: LineProps) {
  const id = controlId(field)
  return (
    <div className={variant("form.field")}>
      <label className={variant("form.label")} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={variant("form.hint")}>
          {hint}
        </p>
      )}
      <input
        id={id}
        name={field}
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={hint && `${id}-hint`}
        className={variant("form.input")}
      />
    </div>
  )
}

const BOXES = [
  { field: "day", label: "Day" },
  { field: "month", label: "Month" },
  { field: "year", label: "Year" },
] as const

/** The day of the contract in three boxes. A month may be a number or a name. */
export function ContractDay({ hint }: { hint: string }) {
  const hintId = `${controlId("day")}-hint`
  return (
    <fieldset className={variant("form.fieldset")} aria-describedby={hintId}>
      <legend className={variant("form.legend")}>Contract date</legend>
      <p id={hintId} className={variant("form.hint")}>
        {hint}
      </p>
      <div className={variant("form.date")}>
        {BOXES.map(({ field, label }) => (
          <div key={field}>
            <label className={variant("form.hint")} htmlFor={controlId(field)}>
              {label}
            </label>
            <input
              id={controlId(field)}
              name={field}
              type="text"
              inputMode={field === "month" ? "text" : "numeric"}
              autoComplete="off"
              className={variant("form.input")}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
