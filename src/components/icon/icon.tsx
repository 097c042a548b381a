import type { IconName } from "../../domain/icons/icon-name"
import { iconPaths } from "../../domain/icons/icon-paths"
import { variant } from "../../theme/variant"

type Props =
  | { name: IconName; drawing?: undefined }
  | {
      /** The SVG inside an icon of another set, drawn on the same grid. From the build, never from a visitor. */
      drawing: string
    }

/** A line icon beside words that say the same; it's hidden from screen readers. How its lines are drawn is in its class. */
export function Icon(props: Props) {
  return (
    <svg className={variant("piece.icon")} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      {props.drawing === undefined ? (
        <path d={iconPaths[props.name]} />
      ) : (
        <g dangerouslySetInnerHTML={{ __html: props.drawing }} />
      )}
    </svg>
  )
}
