import type { HTMLAttributes } from "react"
import { variant } from "../../theme/variant"
import { useFieldBinding } from "./field-binding"
import { FieldFrame } from "./field-frame"

type Props = {
  name: string
  label: string
  hint?: string
  type?: "text" | "email" | "tel"
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"]
  /** Stands before the text, for example a dollar sign. */
  prefix?: string
  /** Words and codes that a spelling check would only get in the way of. */
  plain?: boolean
}

export function TextField({ name, label, hint, type = "text", autoComplete, inputMode, prefix, plain }: Props) {
  const field = useFieldBinding(name)
  const input = (
    <input
      {...field.textProps()}
      id={field.id}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      spellCheck={plain ? false : undefined}
      aria-describedby={field.describedBy({ hint: Boolean(hint) })}
      aria-invalid={field.error ? true : undefined}
      className={variant("form.input")}
    />
  )
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      {prefix ? (
        <div className={variant("form.money")}>
          <span aria-hidden="true">{prefix}</span>
          {input}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  )
}

/** An amount of money as people write it: `$1,250,000`, `1.25m`, `850k`. */
export function MoneyField(props: { name: string; label: string; hint?: string }) {
  return <TextField {...props} inputMode="numeric" autoComplete="off" prefix="$" plain />
}
