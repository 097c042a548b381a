import { parseIsoDate } from "../domain/iso-date"
import { formatDay } from "../domain/format/format"
import { variant } from "../theme/variant"

type Props = {
  checked: string | null
  /** The day by which someone will check it again. */
  again: string | null
  children?: string
}

/** Says when someone last checked the page. When the line wraps, the dot stays at its end. */
export function CheckedOn({ checked, again, children }: Props) {
  if (!checked && !children) return null
  return (
    <p className={variant("text.muted")}>
      {checked && (
        <>
          Checked against its sources on <time dateTime={checked}>{formatDay(parseIsoDate(checked))}</time>
          {again && (
            <>
              , to be checked again by <time dateTime={again}>{formatDay(parseIsoDate(again))}</time>
            </>
          )}
        </>
      )}
      {checked && children && "\u00a0· "}
      {children}
    </p>
  )
}
