import type { InputHTMLAttributes, ReactNode } from "react"
import { variant } from "../../theme/variant"
import { useDebouncedText } from "../quiet-status/quiet-status"
import { useFieldBinding, useFormBinding } from "./field-binding"
import { Control, FieldFrame, FieldGroup } from "./field-frame"
import { getFieldId } from "./form-values"

type TextFieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "autoComplete" | "inputMode"> & {
  name: string
  label: string
  hint?: string
  /** Shown before the text, such as a dollar sign. */
  prefix?: string
  /** Shown next to a field with a prefix; `describes` is the id that links it to the field. */
  aside?: ReactNode
  describes?: string
  /** Turns off the spelling check, for names and codes. */
  plain?: boolean
}

export function TextField({ name, label, hint, prefix, aside, describes, plain, ...inputProps }: TextFieldProps) {
  const field = useFieldBinding(name)
  const control = (
    <Control
      id={field.id}
      describedBy={[field.describedBy({ hint: Boolean(hint) }), describes].filter(Boolean).join(" ") || undefined}
      isInvalid={Boolean(field.error)}
      className={prefix && variant("form.money")}
    >
      {attributes => (
        <>
          {prefix && <span aria-hidden="true">{prefix}</span>}
          <input
            {...field.textProps}
            {...attributes}
            type="text"
            {...inputProps}
            spellCheck={plain ? false : undefined}
            className={variant("form.input")}
          />
        </>
      )}
    </Control>
  )
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      {prefix ? (
        <div className={variant("form.amount")}>
          {control}
          {aside}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  )
}

export const NameField = ({ hint }: { hint?: string }) => (
  <TextField name="name" label="Full name" hint={hint} autoComplete="name" plain />
)

export const EmailField = ({ label = "Email", hint }: { label?: string; hint?: string }) => (
  <TextField name="email" label={label} hint={hint} type="email" autoComplete="email" plain />
)

export const PhoneField = ({ hint }: { hint?: string }) => (
  <TextField name="phone" label="Phone" hint={hint} type="tel" autoComplete="tel" plain />
)

/**
 * An amount of money as people write it: `$1,250,000`, `1.25m`, `850k`. Phones show a keyboard with letters, because the
 * hints use them.
 */
export function MoneyField(props: { name: string; label: string; hint?: string }) {
  const { formatUnderstood, announcesTotal } = useFormBinding()
  const { id, text } = useFieldBinding(props.name)
  const amount = formatUnderstood?.(props.name, text) ?? null
  const shownAmount = amount !== null && stripDollarSign(amount) !== stripDollarSign(text) ? amount : null
  return (
    <TextField
      {...props}
      autoComplete="off"
      prefix="$"
      plain
      aside={
        formatUnderstood && (
          <UnderstoodAmount id={`${id}-understood`} amount={shownAmount} isAnnounced={!announcesTotal} />
        )
      }
      describes={shownAmount === null ? undefined : `${id}-understood`}
    />
  )
}

type UnderstoodAmountProps = {
  id: string
  amount: string | null
  isAnnounced: boolean
}

/** How a field's text was understood, next to the field: `= $850,000`. Shown at once, and announced after a pause. */
function UnderstoodAmount({ id, amount, isAnnounced }: UnderstoodAmountProps) {
  const announcement = useDebouncedText(amount)
  return (
    <>
      <span id={id} className={variant("form.understood")} aria-hidden="true">
        {amount !== null && `= ${amount}`}
      </span>
      <span className={variant("layout.hidden")} role="status">
        {isAnnounced && announcement}
      </span>
    </>
  )
}

/** Removes the dollar sign, because `$850,000` and `850,000` are the same text to the visitor. */
const stripDollarSign = (text: string): string => text.replace(/[$\s]/g, "")

type TextareaFieldProps = { name: string; label: string; hint: string; limit: number }

/** A field for longer text. Its characters are counted, and never cut off. */
export function TextareaField({ name, label, hint, limit }: TextareaFieldProps) {
  const field = useFieldBinding(name)
  const { length } = field.text
  const tooMany = length > limit ? `${length - limit} too many` : null
  const announcement = useDebouncedText(tooMany)
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <Control id={field.id} describedBy={field.describedBy({ hint: true })} isInvalid={Boolean(field.error)}>
        {attributes => (
          <textarea {...field.textProps} {...attributes} rows={4} className={variant("form.input", "form.textarea")} />
        )}
      </Control>
      {length > 0 && <p className={variant("form.hint")}>{tooMany ?? `${length} of ${limit}`}</p>}
      {tooMany && (
        <p className={variant("layout.hidden")} role="status">
          {announcement}
        </p>
      )}
    </FieldFrame>
  )
}

const PARTS = [
  { part: "day", label: "Day" },
  { part: "month", label: "Month" },
  { part: "year", label: "Year" },
] as const

type DateFieldProps = {
  name: string
  label: string
  hint?: string
  /** Names the boxes `day`, `month` and `year` instead of parts of `name`, for a form that asks for only one date. */
  alone?: boolean
}

/** A date that the visitor knows, in three boxes. The month may be a number or a name. */
export function DateField({ name, label, hint, alone }: DateFieldProps) {
  const { formId } = useFormBinding()
  const field = useFieldBinding(name)
  return (
    <FieldGroup field={field} label={label} hint={hint}>
      <div className={variant("form.date")}>
        {PARTS.map(({ part, label: partLabel }, index) => {
          const box = alone ? part : `${name}.${part}`
          const id = index === 0 ? field.id : getFieldId(formId, box)
          return <DatePart key={part} name={box} label={partLabel} id={id} invalid={Boolean(field.error)} />
        })}
      </div>
    </FieldGroup>
  )
}

function DatePart({ name, label, id, invalid }: { name: string; label: string; id: string; invalid: boolean }) {
  const field = useFieldBinding(name)
  return (
    <Control id={id} isInvalid={invalid}>
      {attributes => (
        <>
          <label className={variant("form.hint")} htmlFor={id}>
            {label}
          </label>
          <input
            {...field.textProps}
            {...attributes}
            type="text"
            inputMode={label === "Month" ? "text" : "numeric"}
            autoComplete="off"
            className={variant("form.input")}
          />
        </>
      )}
    </Control>
  )
}
