import { useContext } from "react"
import { paths } from "../../domain/paths"
import { getApiAddress } from "../../lib/api-address"
import { PageContact, ReachUs } from "../reach-us/reach-us"

/**
 * Replaces a part of a page that can't be shown. Reloading doesn't help if the browser is too old, so it says how to reach
 * the firm and links to the form that works without scripts.
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
