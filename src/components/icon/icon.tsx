import type { IconName } from "../../domain/icons/icon-name"
import { iconPaths } from "../../domain/icons/icon-paths"
import { variant } from "../../theme/variant"

type Props =
  | { name: IconName; drawing?: undefined }
  | {
      /** The SVG content of an icon from another set, drawn on the same grid. It comes from the build, never from a visitor. */
      drawing: string
    }

/** A line icon, hidden from screen readers because text next to it says the same. Its class sets how the lines are drawn. */
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
