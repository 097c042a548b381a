import { createContext } from "react"

/** How a visitor reaches the firm when the site cannot help. */
export type FirmContact = {
  name: string
  /** `tel` is the number as a link needs it: `0255500123`. */
  phone: { display: string; tel: string }
  email: string
}

/** How to reach the firm from this page, for parts that don't get it as a prop; `null` if the page doesn't say. */
export const PageContact = createContext<FirmContact | null>(null)

export function ReachUs({ firm }: { firm: FirmContact }) {
  return (
    <>
      Call <a href={`tel:${firm.phone.tel}`}>{firm.phone.display}</a> or write to{" "}
      <a href={`mailto:${firm.email}`}>{firm.email}</a>
    </>
  )
}
