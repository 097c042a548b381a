import type { IllustrationName } from "../../domain/content/choices"
import { variant, type VariantName } from "../../theme/variant"

type DrawingProps = {
  /** The name of a file in `static/illustrations`. */
  name: string
  look: VariantName
  width: number
  height: number
  alt?: string | undefined
}

/**
 * A line drawing of our own. It's a separate file, so that it isn't part of any script, and drawn with `use` rather
 * than `img`, because only `use` inherits the page's colours. Without `alt` it's decoration.
 */
export function Drawing({ name, look, width, height, alt }: DrawingProps) {
  return (
    <svg
      className={variant(look)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
    >
      <use href={`/illustrations/${name}.svg#art`} />
    </svg>
  )
}

export const Illustration = ({ name, alt }: { name: IllustrationName; alt?: string }) => (
  <Drawing name={name} look="piece.illustration" width={320} height={240} alt={alt} />
)
