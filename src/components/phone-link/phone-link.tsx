import type { ReactNode } from "react"
import { variant } from "../../theme/variant"
import { Icon } from "../icon/icon"

type Props = {
  phone: { display: string; tel: string }
  /** A few words below the number. */
  note?: ReactNode
}

/** Rings the firm. On a narrow screen only its icon is visible, and screen readers still read the number. */
export function PhoneLink({ phone, note }: Props) {
  return (
    <a className={variant("header.phone")} href={`tel:${phone.tel}`}>
      <Icon name="phone" />
      <span className={variant("layout.hidden")}>Call {phone.display}</span>
      <span className={variant("header.fromSmall")}>
        <span aria-hidden="true">{phone.display}</span>
        {note && <small>{note}</small>}
      </span>
    </a>
  )
}

/** A placeholder for whether the office is open at this minute, in a sentence or in `short`; see `watchOffice`. */
export const OfficeNow = ({ short }: { short?: true }) => <span data-office-now={short ? "short" : "sentence"} />
