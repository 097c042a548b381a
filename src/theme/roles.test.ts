import { GRAYS, PALETTES } from "../domain/content/choices"
import { getBrandPalettes } from "./brand"
import { calculateContrast } from "./colour"
import { toOklch } from "./oklch"
import { alarm } from "./palettes"
import { createAccentColourRoles, MODES, PAIRS, createColourRoles } from "./roles"

// Known values: black on white is 21:1, and the grey #767676 on white is 4.54:1.
test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#000000", 21],
  ["#767676", "#ffffff", 4.54],
  ["#f08080", "#f08080", 1],
])("the contrast of %s and %s is %d", (a, b, ratio) => {
  expect(calculateContrast(a, b)).toBeCloseTo(ratio, 2)
})

const looks = PALETTES.flatMap(primary => GRAYS.flatMap(gray => MODES.map(mode => ({ primary, gray, mode }))))

test.each(looks)("every pair of roles can be read with $primary and $gray, $mode", ({ primary, gray, mode }) => {
  const colours = createColourRoles(getBrandPalettes([primary]), gray, mode)
  const failing = PAIRS.filter(({ words, on, ratio }) => calculateContrast(colours[words], colours[on]) < ratio)
  expect(failing.map(({ words, on, ratio }) => `${words} on ${on}: below ${ratio}`)).toEqual([])
})

test.each(looks)(
  "a call to action can be read, and no two parts of a cost bar look alike, with $primary and $gray, $mode",
  ({ primary, gray, mode }) => {
    const brand = getBrandPalettes([primary])
    const { accentDeep } = createAccentColourRoles(brand, mode)
    const dark = createColourRoles(brand, gray, "dark")
    for (const words of [dark.text, dark.muted, dark.accentText])
      expect(calculateContrast(words, accentDeep)).toBeGreaterThanOrEqual(4.5)
    for (const control of [dark.accent, dark.focus])
      expect(calculateContrast(control, accentDeep)).toBeGreaterThanOrEqual(3)
    const { accent, midInk, government, onGovernment } = createColourRoles(brand, gray, mode)
    for (const part of [accent, midInk]) expect(calculateContrast(part, government)).toBeGreaterThanOrEqual(1.5)
    expect(calculateContrast(onGovernment, government)).toBeGreaterThanOrEqual(4.5)
  },
)

const getDefaultRoles = (mode: (typeof MODES)[number]) =>
  createColourRoles(getBrandPalettes(["light-coral"]), "zinc", mode)

/** The hue in degrees: red is about 25, orange 60. */
const getHue = (hex: string): number => (toOklch(hex).hue * 180) / Math.PI

test("under the pointer a coral button is darker and nearer to orange, not to red", () => {
  const { accent, accentHover } = getDefaultRoles("light")
  expect(toOklch(accentHover).lightness).toBeLessThan(toOklch(accent).lightness - 0.03)
  expect(getHue(accentHover)).toBeGreaterThan(getHue(accent) + 8)
})

test.each(MODES)("in %s mode an error has another hue than the brand's coral", mode => {
  const { danger, accent } = getDefaultRoles(mode)
  expect(Math.abs(getHue(danger) - getHue(accent))).toBeGreaterThan(20)
})

test("by night our part of a cost bar is the brightest, and the government's a grey that's seen on its card", () => {
  const { accent, midInk, government, surface, background } = getDefaultRoles("dark")
  const getBrightness = (colour: string) => calculateContrast(colour, background)
  expect(getBrightness(accent)).toBeGreaterThan(getBrightness(midInk))
  expect(getBrightness(midInk)).toBeGreaterThan(getBrightness(government))
  expect(calculateContrast(government, surface)).toBeGreaterThanOrEqual(3)
})

test("the ground of dark mode is a warm black, with text like paper", () => {
  const { background, text } = getDefaultRoles("dark")
  for (const colour of [background, text]) {
    expect(getHue(colour)).toBeGreaterThan(30)
    expect(getHue(colour)).toBeLessThan(100)
  }
})

test("the alarm is red, its words can be read, and it's seen on the ground in both modes", () => {
  expect(getHue(alarm)).toBeGreaterThan(15)
  expect(getHue(alarm)).toBeLessThan(30)
  expect(calculateContrast("#ffffff", alarm)).toBeGreaterThanOrEqual(4.5)
  for (const mode of MODES) expect(calculateContrast(alarm, getDefaultRoles(mode).background)).toBeGreaterThanOrEqual(3)
})

test("the backgrounds of a page can be told from each other, and in light mode a line from each", () => {
  const light = createColourRoles(getBrandPalettes(["light-coral"]), "zinc", "light")
  const dark = createColourRoles(getBrandPalettes(["light-coral"]), "zinc", "dark")
  expect(calculateContrast(light.background, light.tint)).toBeGreaterThanOrEqual(1.15)
  for (const other of [dark.background, dark.surface])
    expect(calculateContrast(dark.tint, other)).toBeGreaterThanOrEqual(1.09)
  for (const under of [light.background, light.surface, light.tint])
    expect(calculateContrast(light.border, under)).toBeGreaterThanOrEqual(1.15)
})

test.each([
  ["cca-custom", "gives way to a lighter shade of it by night", 3],
  ["ink", "as dark as words, turns light by night, so that no button looks disabled", 7],
])("the dark brand colour of %s %s", (primary, _, ratio) => {
  const { accent, background } = createColourRoles(getBrandPalettes([primary]), "zinc", "dark")
  expect(calculateContrast(accent, background)).toBeGreaterThanOrEqual(ratio)
})

test("the first of two colours fills buttons, the second is for links and edges", () => {
  const [teal, blue] = [
    createAccentColourRoles(getBrandPalettes(["#0e6a69"]), "light"),
    createAccentColourRoles(getBrandPalettes(["#1d4ed8"]), "light"),
  ]
  const both = createAccentColourRoles(getBrandPalettes(["#0e6a69", "#1d4ed8"]), "light")
  expect(both).toMatchObject({ accent: "#0e6a69", onAccent: "#ffffff", accentText: "#1d4ed8", accentEdge: "#1d4ed8" })
  expect([both.accentHover, both.accentTint]).toEqual([teal.accentHover, teal.accentTint])
  expect([both.accentText, both.accentEdge]).toEqual([blue.accentText, blue.accentEdge])
})

test("a second colour that is too light for words in light mode is darker there, and itself in dark mode", () => {
  expect(createAccentColourRoles(getBrandPalettes(["ink", "#ffff00"]), "light").accentText).not.toBe("#ffff00")
  expect(createAccentColourRoles(getBrandPalettes(["ink", "#ffff00"]), "dark").accentText).toBe("#ffff00")
})

test("a chosen box is paler than a button, even where the colour is as light as the lightest shade", () => {
  const { accent, accentTint } = createAccentColourRoles(getBrandPalettes(["#ffff00"]), "light")
  expect(accent).toBe("#ffff00")
  // At most one part in eight of yellow over white.
  expect(parseInt(accentTint.slice(5), 16)).toBeGreaterThanOrEqual(0xdf)
})

test("three digits and capitals are the same colour", () => {
  expect(getBrandPalettes(["#07D", "#ABCDEF"])).toEqual(getBrandPalettes(["#0077dd", "#abcdef"]))
})

test.each([["#0e6a6"], ["teal"], [""]])("%p is no colour", text => {
  expect(() => getBrandPalettes([text])).toThrow(`${text} is neither a palette nor a colour as #rrggbb`)
})
