import { variant } from "../../theme/variant"

/** Where a quote is accepted, as the id of that part of the page. */
export const ACCEPT_ID = "accept"

/** From the total to where the quote is accepted. Where that stands beside the total, the link is not shown. */
export function HowToAccept() {
  return (
    <a href={`#${ACCEPT_ID}`} className={variant("buttons.secondary", "quote.next")}>
      How to accept it
    </a>
  )
}
