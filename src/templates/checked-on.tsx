import { parseIsoDate } from "../domain/iso-date"
import { formatDay } from "../domain/format/format"
import { variant } from "../theme/variant"

type Props = {
  checked: string | null
  /** The day by which someone will check it again. */
  again: string | null
  children?: string
}

/** Says when someone last checked the page, on a phone in one line. When the line wraps, the dot stays at its end. */
export function CheckedOn({ checked, again, children }: Props) {
  if (!checked && !children) return null
  return (
    <p className={variant("text.muted")}>
      {checked && (
        <>
          Checked <span className={variant("header.fromSmall")}>against its sources </span>on{" "}
          <time dateTime={checked}>{formatDay(parseIsoDate(checked))}</time>
          {again && (
            <span className={variant("header.fromSmall")}>
              , to be checked again by <time dateTime={again}>{formatDay(parseIsoDate(again))}</time>
            </span>
          )}
        </>
      )}
      {checked && children && "\u00a0· "}
      {children}
    </p>
  )
}
