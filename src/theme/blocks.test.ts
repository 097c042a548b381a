import { parseCssRules } from "../testing/css-rules"
import { buildStylesheetParts, buildStylesheet } from "./stylesheet"
import { variants } from "./variants"

const classes = Object.entries(variants).flatMap(([family, looks]) =>
  Object.keys(looks).map(name => `${family}-${name}`),
)
const { blocks, reducedMotion, forcedColours, print } = buildStylesheetParts()

test("every variant is in exactly one block, in the order of the theme", () => {
  expect(blocks.flatMap(block => block.classes)).toEqual(classes)
})

test("no block is empty, and none repeats another: each is a text of its own for the policy", () => {
  const texts = blocks.map(({ css }) => css)
  expect(texts).not.toContain("")
  expect(new Set(texts).size).toBe(texts.length)
})

test.each([
  ["paper", print, "@media print"],
  ["forced colours", forcedColours, "@media (forced-colors: active)"],
  ["reduced motion", reducedMotion, "@media (prefers-reduced-motion: reduce)"],
])("the rules for %s are apart from all others", (_, css, at) => {
  const all = parseCssRules(buildStylesheet()).filter(rule => rule.at === at)
  expect(all.length).toBeGreaterThan(0)
  expect(parseCssRules(css)).toEqual(all)
})
