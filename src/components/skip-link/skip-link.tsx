import { variant } from "../../theme/variant"

/** The `id` of the part of a page that is its own. */
export const MAIN_ID = "main"

/** Takes a keyboard past the header. Seen only when it has the focus. */
export function SkipLink() {
  return (
    <a className={variant("layout.skipLink")} href={`#${MAIN_ID}`}>
      Skip to the page
    </a>
  )
}
