import { existsSync, readFileSync } from "node:fs"
import { ILLUSTRATIONS } from "../../domain/content/choices"

/** What a drawing may weigh, uncompressed. */
const BUDGET = 4_000

test.each(ILLUSTRATIONS)("the drawing %s is there, light, and takes its colours from the page", name => {
  const path = `static/illustrations/${name}.svg`
  expect(existsSync(path)).toBe(true)
  const svg = readFileSync(path, "utf8")
  expect(svg.length).toBeLessThan(BUDGET)
  expect(svg).toContain('id="art"')
  expect(svg).toContain("var(--text,")
})
