import { formatHexColour, toOklch } from "./oklch"

const DEGREE = Math.PI / 180

// From https://www.w3.org/TR/css-color-4/#named-colors and its conversions, and from a screen's own red, green and blue.
test.each([
  ["#ffffff", 1, 0, null],
  ["#000000", 0, 0, null],
  ["#ff0000", 0.62796, 0.25768, 29.234],
  ["#008000", 0.51975, 0.17686, 142.495],
  ["#0000ff", 0.45201, 0.31321, 264.052],
])("%s has the lightness, chroma and hue that CSS gives it", (hex, lightness, chroma, degrees) => {
  const colour = toOklch(hex)
  expect(colour.lightness).toBeCloseTo(lightness, 4)
  expect(colour.chroma).toBeCloseTo(chroma, 4)
  if (degrees !== null) expect((colour.hue / DEGREE + 360) % 360).toBeCloseTo(degrees, 1)
})

test.each(["#000000", "#f08080", "#0e6a69", "#ffff00", "#0077dd", "#ffffff"])("%s and back is the same", hex => {
  expect(formatHexColour(toOklch(hex))).toBe(hex)
})

test("a colour that no screen shows keeps its lightness and hue", () => {
  const colour = { lightness: 0.9, chroma: 0.3, hue: 264 * DEGREE }
  const { lightness, chroma, hue } = toOklch(formatHexColour(colour))
  expect(lightness).toBeCloseTo(0.9, 2)
  expect(chroma).toBeLessThan(0.1)
  expect(chroma).toBeGreaterThan(0.03)
  expect(Math.abs(((hue / DEGREE + 360) % 360) - 264)).toBeLessThan(3)
})
