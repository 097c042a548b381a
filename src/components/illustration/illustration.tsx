import type { IllustrationName } from "../../domain/content/choices"
import { variant } from "../../theme/variant"

/**
 * A line drawing of our own in the colours of the page. The drawing is a separate file, so that it isn't part of any
 * script; `use` rather than `img`, because only `use` inherits the page's colours.
 *
 * @param alt What it shows, for those who can't see it; without it the drawing is decoration.
 */
export function Illustration({ name, alt }: { name: IllustrationName; alt?: string }) {
  return (
    <svg
      className={variant("piece.illustration")}
      viewBox="0 0 320 240"
      width="320"
      height="240"
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
    >
      <use href={`/illustrations/${name}.svg#art`} />
    </svg>
  )
}
