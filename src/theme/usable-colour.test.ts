import fc from "fast-check"
import { brandOf } from "./brand"
import { contrast } from "./colour"
import { oklchOf } from "./oklch"
import { MODES, PAIRS, roles } from "./roles"
import { nearestUsable } from "./usable-colour"

const unreadable = (...colours: string[]): string[] =>
  MODES.flatMap(mode => {
    const found = roles(brandOf(colours), "zinc", mode)
    return PAIRS.filter(({ words, on, ratio }) => contrast(found[words], found[on]) < ratio).map(
      ({ words, on }) => `${colours.join()} ${mode}: ${words} on ${on}`,
    )
  })

const LEVELS = ["00", "11", "22", "33", "44", "55", "66", "77", "88", "99", "aa", "bb", "cc", "dd", "ee", "ff"]
const EVENLY = LEVELS.flatMap(red => LEVELS.flatMap(green => LEVELS.map(blue => `#${red}${green}${blue}`)))

test("of 4,096 colours each can be used as it is, or one so near that nobody sees the difference", () => {
  const refused = EVENLY.filter(colour => nearestUsable(colour) !== colour)
  expect(EVENLY).toHaveLength(4096)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(4096 / 20)
  expect(EVENLY.flatMap(colour => unreadable(nearestUsable(colour)))).toEqual([])
  for (const colour of refused) {
    const [wanted, nearest] = [oklchOf(colour), oklchOf(nearestUsable(colour))]
    expect(Math.abs(wanted.lightness - nearest.lightness)).toBeLessThan(0.02)
    expect(Math.abs(wanted.chroma - nearest.chroma)).toBeLessThan(0.02)
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
  expect(nearestUsable(colour)).toBe(nearest)
})

test("with any second colour everything can be read", () => {
  const colours = fc.integer({ min: 0, max: 0xffffff }).map(number => `#${number.toString(16).padStart(6, "0")}`)
  fc.assert(
    fc.property(colours, colours, (first, second) => {
      expect(unreadable(nearestUsable(first), second)).toEqual([])
    }),
  )
})
