import { contrast } from "./colour"
import { GRAYS, PALETTES } from "../domain/content/choices"
import { accentRoles, MODES, PAIRS, roles } from "./roles"

// Known values: black on white is 21:1; #767676 on white is the well-known 4.54:1 grey.
test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#000000", 21],
  ["#767676", "#ffffff", 4.54],
  ["#f08080", "#f08080", 1],
])("the contrast of %s and %s is %d", (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2)
})

const looks = PALETTES.flatMap(primary => GRAYS.flatMap(gray => MODES.map(mode => ({ primary, gray, mode }))))

test.each(looks)("every pair of roles can be read with $primary and $gray, $mode", ({ primary, gray, mode }) => {
  const colours = roles(primary, gray, mode)
  const failing = PAIRS.filter(({ words, on, ratio }) => contrast(colours[words], colours[on]) < ratio)
  expect(failing.map(({ words, on, ratio }) => `${words} on ${on}: below ${ratio}`)).toEqual([])
})

test("a light coral button carries ink, not white", () => {
  expect(accentRoles("light-coral", "light").accent).toBe("#f08080")
  expect(contrast(accentRoles("light-coral", "light").onAccent, "#ffffff")).toBeGreaterThan(15)
})

test("a dark brand colour gives way to a lighter shade of it by night", () => {
  const { accent, background } = roles("cca-custom", "zinc", "dark")
  expect(contrast(accent, background)).toBeGreaterThanOrEqual(3)
})

test("a brand as dark as words turns light by night, so that no button looks disabled", () => {
  const { accent, background } = roles("ink", "zinc", "dark")
  expect(contrast(accent, background)).toBeGreaterThanOrEqual(7)
})
