import { createContext } from "react"
import { toPhoneLink } from "../../domain/format/format"

export type FirmContact = {
  name: string
  /** `tel` is the number in the form that a link needs: `0255500123`. */
  phone: { display: string; tel: string }
  email: string
  /** The firm's further numbers, by state or by what they're for. None on a page with a number of its own. */
  phones?: readonly { state: string | null; label: string | null; phone: string }[]
}

/** The contact with the number for a property in `state`, if the firm has one. */
export function withPhoneOfState<C extends FirmContact>(contact: C, state: unknown): C {
  const stateNumber = contact.phones?.find(one => one.state !== null && one.state === state)
  return stateNumber ? { ...contact, phone: toPhoneLink(stateNumber.phone) } : contact
}

/** How to reach the firm from this page, for components that don't get it as a prop; `null` if the page has none. */
export const PageContact = createContext<FirmContact | null>(null)

export function ReachUs({ firm }: { firm: FirmContact }) {
  return (
    <>
      Call <a href={`tel:${firm.phone.tel}`}>{firm.phone.display}</a> or write to{" "}
      <a href={`mailto:${firm.email}`}>{firm.email}</a>
    </>
  )
}
