import { render } from "@testing-library/react"
import { PropertyDrawing, type PropertyDrawingName } from "./property-drawings"

const NAMES: readonly PropertyDrawingName[] = ["house", "townhouse", "unit", "land", "rural", "commercial"]

/** The size of the grid, and half the width of a line, which must fit inside its edge. Both are in pixels. */
const SIZE = 28
const HALF_A_LINE = 0.75

/** The ground line that all drawings have. */
const GROUND = "M1.5 24.5h25"

/** How many numbers follow each command of a path. */
const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, A: 7, Z: 0 }

/** The corners of a path, where each of its lines ends. A curve counts as the straight line between its ends. */
function listPathCorners(path: string): [x: number, y: number][] {
  const corners: [number, number][] = []
  let [x, y] = [0, 0]
  for (const [, command = "", parameters = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toUpperCase()
    const numbers = [...parameters.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
    const each = NUMBERS[kind]
    if (each === undefined) throw new RangeError(`${command} isn't known here`)
    const isRelative = command !== kind
    for (let i = 0; i < numbers.length; i += each) {
      const end = numbers.slice(i, i + each)
      const [toX, toY] =
        kind === "H" ? [end[0], isRelative ? 0 : y] : kind === "V" ? [isRelative ? 0 : x, end[0]] : end.slice(-2)
      x = (isRelative ? x : 0) + (toX ?? NaN)
      y = (isRelative ? y : 0) + (toY ?? NaN)
      corners.push([x, y])
    }
  }
  return corners
}

test.each(NAMES)("the drawing of a %s is on the grid and the ground line, with one part in the firm's colour", name => {
  const { container } = render(<PropertyDrawing name={name} />)
  const drawing = container.querySelector("svg")
  expect(drawing).toHaveAttribute("viewBox", `0 0 ${SIZE} ${SIZE}`)
  expect(drawing).toHaveAttribute("width", String(SIZE))
  const paths = [...container.querySelectorAll("path")].map(path => path.getAttribute("d") ?? "")
  expect(paths).toHaveLength(2)
  expect(paths[0]).toMatch(new RegExp(`${GROUND}$`))
  for (const [x, y] of paths.flatMap(listPathCorners)) {
    for (const at of [x, y]) expect(at).toBeGreaterThanOrEqual(HALF_A_LINE)
    expect(x).toBeLessThanOrEqual(SIZE - HALF_A_LINE)
    expect(y).toBeLessThanOrEqual(24.5)
  }
  // The door, gate or fence starts and ends on the ground.
  expect(listPathCorners(paths[1] ?? "").some(([, y]) => y === 24.5)).toBe(true)
})
