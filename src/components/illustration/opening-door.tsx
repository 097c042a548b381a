import { variant } from "../../theme/variant"

/** The thank-you drawing, whose door opens when it appears. The door is drawn here, since a separate file can't be animated. */
export function OpeningDoor() {
  return (
    <svg className={variant("piece.illustration")} viewBox="0 0 320 240" width="320" height="240" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <use href="/illustrations/thank-you.svg#doorway" />
        <path className={variant("piece.door")} d="M118 62l-42 16v130h42z" />
        <path d="M81 144a3 3 0 1 0 6 0a3 3 0 1 0-6 0z" />
      </g>
    </svg>
  )
}
