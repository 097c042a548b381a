import { variant } from "../../theme/variant"

/**
 * A line drawing of each kind of property, on a grid of 28 by 28 with one ground line. The door, or the gate if there's
 * no building, is in the firm's colour.
 */
const DRAWINGS = {
  house: { lines: "M3.5 13 14 4.5 24.5 13M6 11v13.5M22 11v13.5M17 13.5h2.5v3H17z", door: "M9 24.5v-8h4.5v8" },
  townhouse: {
    lines: "M3 11.5 8.5 6l5.5 5.5L19.5 6l5.5 5.5M4.5 10v14.5M14 11.5v13M23.5 10v14.5M8 12.5h1.5M18.5 12.5H20M17.5 17h3",
    door: "M7 24.5V17h4v7.5",
  },
  unit: {
    lines: "M6.5 24.5v-21h15v21M10 7.5h2M16 7.5h2M10 12h2M16 12h2M10 16.5h2M16 16.5h2",
    door: "M12 24.5V20h4v4.5",
  },
  land: {
    lines: "M3 24.5v-9M25 24.5v-9M3 18h7M18 18h7M3 21.5h7M18 21.5h7M20 10.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
    door: "M10 24.5v-9M18 24.5v-9M10 24.5l8-9",
  },
  rural: {
    lines: "M3.5 13.5 7 7l5.5-2.5L18 7l3.5 6.5M5.5 11v13.5M19.5 11v13.5M23.5 24.5v-8M22 16.5h4M11 10.5h3",
    door: "M9 24.5V16h7v8.5M9 16l7 8.5M16 16l-7 8.5",
  },
  commercial: {
    lines:
      "M4 11V5.5h20V11M4 11a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0zM5.5 13.5v11M22.5 13.5v11M15.5 17h4.5v4h-4.5z",
    door: "M8.5 24.5V17h4v7.5",
  },
} as const

export type PropertyDrawingName = keyof typeof DRAWINGS

/** A decorative drawing: the option's label says what it shows. */
export function PropertyDrawing({ name }: { name: PropertyDrawingName }) {
  const { lines, door } = DRAWINGS[name]
  return (
    <svg className={variant("form.lines")} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <path d={`${lines}M1.5 24.5h25`} />
      <path d={door} />
    </svg>
  )
}
