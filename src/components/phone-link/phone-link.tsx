import type { ReactNode } from "react"
import { variant } from "../../theme/variant"
import { Icon } from "../icon/icon"

type Props = {
  phone: { display: string; tel: string }
  /** A word under the number. */
  note?: ReactNode
}

/** Rings the firm. Where there is little room the number is read out and only its icon is shown. */
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
