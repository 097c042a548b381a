import { variant } from "../../theme/variant"

type Props = {
  opens?: boolean
  /** Only the doorway, beside the heading of a quote's step. */
  small?: boolean
}

/**
 * The firm's door, with its light on the ground: ajar, or opening once as it appears. It's the drawing "thank-you", whose
 * door and light are drawn here, since parts of a separate file can't move.
 */
export function Door({ opens = false, small = false }: Props) {
  const light = opens ? "M118 208h76l44 32H74z" : "M172 208h22l44 32H138z"
  return (
    <svg
      className={variant(small ? "quoteForm.door" : "layout.headDrawing", "piece.door")}
      viewBox={small ? "72 46 138 164" : "0 0 320 240"}
      width="320"
      height="240"
      aria-hidden="true"
    >
      <path className={opens ? variant("piece.light", "piece.widens") : variant("piece.light")} d={light} />
      <use href="/illustrations/thank-you.svg#doorway" />
      <g className={opens ? variant("piece.leaf") : undefined}>
        <path d={opens ? "M118 62l-42 16v130h42z" : "M118 62l54 16v130h-54z"} />
        <path d={opens ? "M81 144a3 3 0 1 0 6 0a3 3 0 1 0-6 0z" : "M159 144a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"} />
      </g>
    </svg>
  )
}
