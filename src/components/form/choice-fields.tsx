import { useRef } from "react"
import { variant } from "../../theme/variant"
import { StaticHtml } from "../static-html/static-html"
import { useFieldBinding, useFormBinding, type Option } from "./field-binding"
import { Control, FieldGroup } from "./field-frame"
import { STATE_OPTIONS } from "./our-states"

type RadioFieldProps = {
  name: string
  label: string
  hint?: string
  options: readonly Option[]
  /** Puts short options into one row. */
  short?: boolean
  /** Each tile has a drawing. */
  look?: "cards" | "tiles"
}

/** One choice out of a few, shown as cards or tiles that are easy to tap. */
export function RadioField({ name, label, hint, options, short, look = "cards" }: RadioFieldProps) {
  const field = useFieldBinding(name)
  const { LateDrawings } = useFormBinding()
  const group = useRef<HTMLElement>(null)
  const tiles = look === "tiles"
  const rows = options === STATE_OPTIONS ? "form.states" : "form.radios"
  const cards = short ? "form.radiosInline" : rows
  return (
    <FieldGroup field={field} label={label} hint={hint}>
      <StaticHtml
        ref={group}
        key={options.map(option => option.label).join()}
        className={variant(tiles ? "form.tiles" : cards)}
      >
        {() =>
          options.map((option, index) => (
            <label key={option.value} className={variant(tiles ? "form.tile" : "form.radio")}>
              <input
                {...field.getChoiceProps(option.value)}
                type="radio"
                className={variant("form.mark")}
                id={index === 0 ? field.id : `${field.id}-${index}`}
              />
              {tiles && option.drawing && (
                <span className={variant("form.drawing")} aria-hidden="true">
                  {!LateDrawings && option.drawing}
                </span>
              )}
              <span>{option.label}</span>
            </label>
          ))
        }
      </StaticHtml>
      {LateDrawings && tiles && <LateDrawings group={group} options={options} />}
    </FieldGroup>
  )
}

const YES_NO_UNSURE: readonly Option[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
  { value: "unsure", label: "Not sure" },
]

/** A question of fact. "Not sure" is always offered. */
export function YesNoField(props: Omit<RadioFieldProps, "options" | "short" | "look">) {
  return <RadioField {...props} options={YES_NO_UNSURE} short />
}

type CheckboxProps = {
  name: string
  label: string
  /** The value that the form sends if the box is ticked; `yes` by default. */
  value?: string
  /** Whether the box starts ticked. If this is set, the form sends `no` when the box is unticked. */
  initial?: boolean
}

/** One box with its error. The form sends its value if it's ticked, and nothing if it isn't. */
export function CheckboxField(props: CheckboxProps) {
  const { error, errorId } = useFieldBinding(props.name)
  return (
    <div className={variant("form.field")}>
      {error && (
        <p className={variant("form.error")} id={errorId}>
          {error}
        </p>
      )}
      <Checkbox {...props} />
    </div>
  )
}

/** A box without an error, for use in a group. */
export function Checkbox({ name, label, value = "yes", initial }: CheckboxProps) {
  const untickedValue = initial === undefined ? "" : "no"
  const field = useFieldBinding(name, initial ? value : untickedValue)
  return (
    <Control key={String(initial)} id={field.id} describedBy={field.describedBy({ hint: false })}>
      {attributes => (
        <>
          {/* A browser sends nothing for an unticked box when it submits the form itself. */}
          {untickedValue && <input type="hidden" name={name} value={untickedValue} />}
          <label className={variant("form.check")}>
            <input {...field.getChoiceProps(value)} {...attributes} type="checkbox" className={variant("form.mark")} />
            <span>{label}</span>
          </label>
        </>
      )}
    </Control>
  )
}
