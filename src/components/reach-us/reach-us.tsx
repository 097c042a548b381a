import { createContext } from "react"

export type FirmContact = {
  name: string
  /** `tel` is the number in the form that a link needs: `0255500123`. */
  phone: { display: string; tel: string }
  email: string
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
