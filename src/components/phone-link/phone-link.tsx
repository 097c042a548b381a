import type { ReactNode } from "react"
import { variant } from "../../theme/variant"
import { Icon } from "../icon/icon"

type Props = {
  phone: { display: string; tel: string }
  note?: ReactNode
}

/** A link that calls the firm. On a narrow screen only its icon is visible, but screen readers still read the number. */
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

/**
 * A placeholder in which `watchOffice` writes whether the office is open right now, as a sentence or in a `short` form. The
 * short one has other words until then, so that the line above it doesn't move.
 */
export const OfficeNow = ({ short }: { short?: true }) => (
  <span data-office-now={short ? "short" : "sentence"}>{short && "Talk to us"}</span>
)
