import type { ReactNode } from "react"
import { variant } from "../../theme/variant"
import { preventBreaksInHours } from "../../domain/business-hours/format-hours"
import { toPhoneLink } from "../../domain/format/format"
import { isState, STATE_NAMES } from "../../domain/states"
import type { FirmContact } from "../reach-us/reach-us"
import { Fact } from "../key-facts/key-facts"

type Props = {
  title?: string
  phone: { display: string; tel: string }
  /** Numbers for states or for something, each with what it's for. */
  furtherPhones?: Required<FirmContact>["phones"]
  email: string
  address?: string
  /** The hours when someone answers the phone, in words. */
  hours: string
  /** Whether the office is open now. Shown once the browser knows the time, on a line that has its height from the start. */
  children?: ReactNode
}

export function ContactCard({
  title = "Talk to us",
  phone,
  furtherPhones = [],
  email,
  address,
  hours,
  children,
}: Props) {
  return (
    <div className={variant("piece.contact")}>
      <h2 className={variant("text.h3")}>{title}</h2>
      <dl>
        <Fact label="Phone">
          <a href={`tel:${phone.tel}`}>{phone.display}</a>
        </Fact>
        {furtherPhones.map(({ state, label, phone: number }) => (
          <Fact key={number} label={label ?? `Phone in ${isState(state) ? STATE_NAMES[state].name : ""}`}>
            <a href={`tel:${toPhoneLink(number).tel}`}>{number}</a>
          </Fact>
        ))}
        <Fact label="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        {address && <Fact label="Address">{address}</Fact>}
        <div>
          <dt>Hours</dt>
          <dd>{preventBreaksInHours(hours)}</dd>
          {children && <dd className={variant("openNow.line")}>{children}</dd>}
        </div>
      </dl>
    </div>
  )
}
