import type { IconName } from "../../domain/content/pictures"
import { variant } from "../../theme/variant"
import { iconPaths } from "./paths"

/** A line icon beside words that say the same; it is hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={variant("piece.icon")}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
