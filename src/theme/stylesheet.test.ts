import { brotliCompressSync } from "node:zlib"
import { flatten } from "./flatten"
import { stylesheet } from "./stylesheet"
import { variant } from "./variant"
import { variants } from "./variants"

/** 12 kB, brotli: what a page may carry of style. */
const BUDGET = 12_000

test("the whole stylesheet fits its budget", () => {
  expect(brotliCompressSync(stylesheet()).length).toBeLessThanOrEqual(BUDGET)
})

test("every variant has its class in the stylesheet", () => {
  const css = stylesheet()
  const names = Object.entries(variants).flatMap(([family, looks]) =>
    Object.keys(looks).map(name => `.${family}-${name}`),
  )
  expect(
    names.filter(name => !css.includes(`${name}{`) && !css.includes(`${name} `) && !css.includes(`${name}:`)),
  ).toEqual([])
})

test("the class of a variant is its name with a hyphen", () => {
  expect(variant("buttons.primary")).toBe("buttons-primary")
  expect(variant("buttons.secondary", "buttons.block")).toBe("buttons-secondary buttons-block")
})

test("the primary colour of a page without a partner is the firm's", () => {
  expect(stylesheet("light-coral")).toMatch(/^[^}]*.*:root,\[data-color-mode=light\]\{[^}]*--accent:#f08080/)
  expect(stylesheet("cca-red")).toMatch(/:root,\[data-color-mode=light\]\{[^}]*--accent:#c4242f/)
})

test("a partner's palette changes the accent and leaves the ground", () => {
  const [, rule = ""] = stylesheet().match(/\[data-palette=cca-red\]\{([^}]*)\}/) ?? []
  expect(rule).toContain("--accent:#c4242f")
  expect(rule).not.toContain("--background")
})

test("without a colour mode on the page the operating system's holds", () => {
  expect(stylesheet()).toContain("@media (prefers-color-scheme:dark){:root:not([data-color-mode]){color-scheme:dark;")
})

test("no rule is nested, and no colour was left unresolved", () => {
  const css = stylesheet()
  expect(css).not.toContain("&")
  expect(css).not.toMatch(/(?:color|background-color):(?:text|muted|accent|surface|border)\b/)
  expect(css).not.toContain("undefined")
})

test("nested selectors and at-rules are written out in order", () => {
  const style = {
    color: "red",
    gap: null,
    "&:hover": { color: "blue" },
    "@media print": { "& p, & li": { color: "black" } },
  }
  expect(flatten(".a", style)).toEqual([
    { at: null, selector: ".a", declarations: { color: "red" } },
    { at: null, selector: ".a:hover", declarations: { color: "blue" } },
    { at: "@media print", selector: ".a p, .a li", declarations: { color: "black" } },
  ])
})

test("a nested selector without & is refused", () => {
  expect(() => flatten(".a", { p: { color: "red" } })).toThrow("write & in the nested selector p of .a")
})
