import { isoDate } from "../domain/iso-date"
import { day } from "../domain/format/format"
import { variant } from "../theme/variant"

/** When a person last compared the page with its sources. Says nothing on a page that has no such day. */
export function CheckedOn({ checked, children }: { checked: string | null; children?: string }) {
  if (!checked && !children) return null
  return (
    <p className={variant("text.muted")}>
      {checked && (
        <>
          Checked against its sources on <time dateTime={checked}>{day(isoDate(checked))}</time>
        </>
      )}
      {checked && children && " · "}
      {children}
    </p>
  )
}
