import type { IllustrationName } from "../../domain/content/choices"
import { variant, type VariantName } from "../../theme/variant"

type DrawingProps = {
  /** A file of `static/illustrations`. */
  name: string
  look: VariantName
  width: number
  height: number
  alt?: string | undefined
}

/**
 * A line drawing of our own in the colours of the page. The drawing is a separate file, so that it isn't part of any
 * script; `use` rather than `img`, because only `use` inherits the page's colours.
 *
 * @param alt What it shows, for those who can't see it; without it the drawing is decoration.
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

/** A drawing that a writer may use anywhere. */
export const Illustration = ({ name, alt }: { name: IllustrationName; alt?: string }) => (
  <Drawing name={name} look="piece.illustration" width={320} height={240} alt={alt} />
)
