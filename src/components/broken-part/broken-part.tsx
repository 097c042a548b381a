import { useContext } from "react"
import { paths } from "../../domain/paths"
import { getApiAddress } from "../../lib/api-address"
import { PageContact } from "../reach-us/page-contact"
import { ReachUs } from "../reach-us/reach-us"

/**
 * Replaces a part of a page that can't be shown. Loading again can't help where the browser is too old for it, so it says how
 * to reach the firm, and where the form is that needs no script.
 */
export function BrokenPart() {
  const contact = useContext(PageContact)
  return (
    <p role="alert">
      We couldn’t show this part.{" "}
      {contact && (
        <>
          <ReachUs firm={contact} />.{" "}
        </>
      )}
      For a quote, you can also <a href={getApiAddress(paths.api.quotes)}>fill in our plain form</a>.
    </p>
  )
}
