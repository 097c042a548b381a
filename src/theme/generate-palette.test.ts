import fc from "fast-check"
import { getBrandPalettes } from "./brand"
import { calculateContrast } from "./colour"
import { generatePalette } from "./generate-palette"
import { toOklch } from "./oklch"
import { SHADES } from "./palettes"

const colours = fc.integer({ min: 0, max: 0xffffff }).map(number => `#${number.toString(16).padStart(6, "0")}`)

test.each(["ink", "light-coral"])(
  "the palette of the brand colour of %s is as light, shade by shade, as the one drawn by hand",
  name => {
    const { first: palette } = getBrandPalettes([name])
    const generated = generatePalette(palette[palette.brand])
    expect(generated.brand).toBe(palette.brand)
    const away = SHADES.map(shade => toOklch(generated[shade]).lightness - toOklch(palette[shade]).lightness)
    expect(Math.max(...away.map(Math.abs))).toBeLessThan(0.05)
  },
)

test("a palette has the colour itself, and its shades go from light to dark", () => {
  fc.assert(
    fc.property(colours, colour => {
      const palette = generatePalette(colour)
      expect(palette[palette.brand]).toBe(colour)
      const light = SHADES.map(shade => calculateContrast(palette[shade], "#000000"))
      expect(light).toEqual([...new Set(light)].sort((a, b) => b - a))
    }),
  )
})

test.each(["#000000", "#808080", "#ffffff"])("the palette of %s is all grey", colour => {
  const palette = generatePalette(colour)
  for (const shade of SHADES) expect(palette[shade]).toMatch(/^#([0-9a-f]{2})\1\1$/)
})
