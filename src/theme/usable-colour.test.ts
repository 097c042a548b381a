import fc from "fast-check"
import { drawSample } from "../testing/draw-sample"
import { getBrandPalettes } from "./brand"
import { calculateContrast } from "./colour"
import { toOklch } from "./oklch"
import { MODES, PAIRS, createColourRoles } from "./roles"
import { findNearestReadableColour } from "./usable-colour"

const unreadable = (...colours: string[]): string[] =>
  MODES.flatMap(mode => {
    const roles = createColourRoles(getBrandPalettes(colours), "zinc", mode)
    return PAIRS.filter(({ words, on, ratio }) => calculateContrast(roles[words], roles[on]) < ratio).map(
      ({ words, on }) => `${colours.join()} ${mode}: ${words} on ${on}`,
    )
  })

const LEVELS = ["00", "11", "22", "33", "44", "55", "66", "77", "88", "99", "aa", "bb", "cc", "dd", "ee", "ff"]
const EVENLY = LEVELS.flatMap(red => LEVELS.flatMap(green => LEVELS.map(blue => `#${red}${green}${blue}`)))

/** A few of 4,096 colours each day, always with one that's refused. */
const COLOURS = drawSample(EVENLY, colour => (colour === "#0077dd" ? ["refused"] : []), 400)

test("each colour can be used as it is, or one so near that nobody sees the difference", () => {
  const unusable = COLOURS.filter(colour => findNearestReadableColour(colour) !== colour)
  expect(unusable).toContain("#0077dd")
  expect(unusable.length).toBeLessThan(COLOURS.length / 10)
  expect(COLOURS.flatMap(colour => unreadable(findNearestReadableColour(colour)))).toEqual([])
  for (const colour of unusable) {
    const [own, nearest] = [toOklch(colour), toOklch(findNearestReadableColour(colour))]
    expect(Math.abs(own.lightness - nearest.lightness)).toBeLessThan(0.02)
    expect(Math.abs(own.chroma - nearest.chroma)).toBeLessThan(0.02)
  }
})

// On #0077dd white has 4.48:1 and the darkest ink 4.20:1; on #0076dc white has 4.54:1.
test.each([
  ["#0077dd", "#0076dc"],
  ["#07d", "#0076dc"],
  ["#0e6a69", "#0e6a69"],
  ["#FF0", "#FF0"],
  ["light-coral", "light-coral"],
])("for %s the nearest that works is %s", (colour, nearest) => {
  expect(findNearestReadableColour(colour)).toBe(nearest)
})

test("with any second colour everything can be read", () => {
  const colours = fc.integer({ min: 0, max: 0xffffff }).map(number => `#${number.toString(16).padStart(6, "0")}`)
  fc.assert(
    fc.property(colours, colours, (first, second) => {
      expect(unreadable(findNearestReadableColour(first), second)).toEqual([])
    }),
  )
})
