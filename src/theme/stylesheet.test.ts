import { readdirSync, readFileSync } from "node:fs"
import { PALETTES } from "../domain/content/choices"
import { parseCssRules } from "../testing/css-rules"
import { flattenStyleRules, buildStylesheet } from "./stylesheet"
import { variants } from "./variants"

const ofSelectors = (css: string, selectors: string) =>
  parseCssRules(css).filter(rule => rule.selectors.join() === selectors && rule.at === null)

/** The declarations in the first rule of these selectors. */
const declared = (css: string, selectors: string): string[] => ofSelectors(css, selectors)[0]?.declarations ?? []

const families = Object.entries(variants)
const classes = families.flatMap(([family, looks]) => Object.keys(looks).map(name => `${family}-${name}`))
const classesIn = (selector: string): string[] => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name)

test("every variant has its class in the stylesheet, and every class there is a variant", () => {
  const classNames = parseCssRules(buildStylesheet()).flatMap(({ selectors }) => selectors.flatMap(classesIn))
  expect([...new Set(classNames)].sort()).toEqual(classes.sort())
})

test("each variant is named by some code, whole or as one of its family", () => {
  const code = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter(file => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith("theme/"))
    .map(file => readFileSync(`src/${file}`, "utf8"))
    .join("\n")
  const names = families.flatMap(([family, looks]) => Object.keys(looks).map(name => ({ family, name })))
  const unused = names.filter(
    ({ family, name }) => !code.includes(`"${family}.${name}"`) && !code.includes(`\`${family}.\${`),
  )
  expect(unused).toEqual([])
})

test("only places, opacity and colours change gradually, within 300 ms except for the loading bar", () => {
  const moves = parseCssRules(buildStylesheet())
    .filter(({ selectors }) => !selectors.some(selector => selector.includes(".waiting-bar")))
    .flatMap(({ declarations }) => declarations.filter(one => /^transition: (?!none)/.test(one)))
    .flatMap(one => one.replace("transition: ", "").split(/,(?![^(]*\))/))
  const allowed = /^(?:transform|opacity|(?:background-|border-)?color) (\d+)ms(?: ease-out)?$/
  expect(moves.filter(move => !(Number(allowed.exec(move)?.[1]) <= 300))).toEqual([])
  expect(moves).toContain("transform 300ms ease-out")
})

const root = ":root,[data-color-mode=light]"

test("the primary colour is light-coral and the grays are zinc, unless a firm says otherwise", () => {
  expect(buildStylesheet()).toBe(buildStylesheet(["light-coral"], "zinc"))
  expect(declared(buildStylesheet(), root)).toContain("--accent: #f08080")
})

test("the primary colour of a page without a partner is the firm's", () => {
  expect(declared(buildStylesheet(["light-coral"]), root)).toContain("--accent: #f08080")
  expect(declared(buildStylesheet(["cca-red"]), root)).toContain("--accent: #c4242f")
})

test("a partner's palette changes the accent and leaves the backgrounds", () => {
  const partner = declared(buildStylesheet(), "[data-palette=cca-red]")
  expect(partner).toContain("--accent: #c4242f")
  expect(partner.join()).not.toContain("--background")
})

test("a partner's own colours are rules for its pages: the first for buttons, the second for links", () => {
  const css = buildStylesheet(["light-coral"], "zinc", [["#0e6a69", "#1d4ed8"]])
  const partner = declared(css, '[data-palette="#0e6a69 #1d4ed8"]')
  expect(partner).toEqual(expect.arrayContaining(["--accent: #0e6a69", "--accent-text: #1d4ed8"]))
})

test("a firm with two colours has them both, and every palette is there for partners", () => {
  const css = buildStylesheet(["light-coral", "#0e6a69"])
  expect(declared(css, root)).toEqual(expect.arrayContaining(["--accent: #f08080", "--accent-text: #0e6a69"]))
  for (const palette of PALETTES) expect(declared(css, `[data-palette=${palette}]`)).not.toEqual([])
  expect(declared(css, "[data-palette=light-coral]")).not.toContain("--accent-text: #0e6a69")
})

test("without a colour mode on the page the operating system's applies", () => {
  const css = buildStylesheet()
  const bySystem = parseCssRules(css).filter(({ at }) => at === "@media (prefers-color-scheme: dark)")
  const dark = declared(css, "[data-color-mode=dark]")
  expect(dark[0]).toBe("color-scheme: dark")
  expect(bySystem.map(({ selectors, declarations }) => [selectors, declarations])).toEqual([
    [[":root:not([data-color-mode])"], dark],
  ])
})

test("every custom property that a rule uses is a colour of the page, or has one in its place", () => {
  const rules = parseCssRules(buildStylesheet())
  const root = rules.find(({ selectors }) => selectors.includes(":root"))?.declarations ?? []
  const defined = new Set(root.map(text => text.split(":")[0]))
  const usedProperties = rules.flatMap(({ declarations }) =>
    declarations.flatMap(text => text.match(/(?<=var\()[\w-]+/g) ?? []),
  )
  expect(usedProperties.length).toBeGreaterThan(100)
  const isReplaced = (name: string) => buildStylesheet().includes(`var(${name}, var(--`)
  expect(usedProperties.filter(name => !defined.has(name) && !isReplaced(name))).toEqual([])
})

test("no name of a role or a token is left where a value belongs", () => {
  const left = parseCssRules(buildStylesheet())
    .flatMap(({ declarations }) => declarations)
    .filter(text => /color: (?!inherit|transparent|Canvas|Highlight)[a-z]+$|undefined|NaN/i.test(text))
  expect(left).toEqual([])
})

test("nested selectors and at-rules are written out in order", () => {
  const style = {
    color: "red",
    gap: null,
    "&:hover": { color: "blue" },
    "@media print": { "& p, & li": { color: "black" } },
  }
  expect(flattenStyleRules(".a", style)).toEqual([
    { at: null, selector: ".a", declarations: { color: "red" } },
    { at: null, selector: ".a:hover", declarations: { color: "blue" } },
    { at: "@media print", selector: ".a p, .a li", declarations: { color: "black" } },
  ])
})

test("a nested selector without & is refused", () => {
  expect(() => flattenStyleRules(".a", { p: { color: "red" } })).toThrow("write & in the nested selector p of .a")
})

test("no bar stays at the bottom of a window that's as low as a page at 400 %, where it would cover what has the focus", () => {
  const bars = parseCssRules(buildStylesheet()).filter(
    ({ declarations }) =>
      declarations.some(one => /^position: (?:sticky|fixed)$/.test(one)) &&
      declarations.some(one => /^(?:bottom: 0|inset: auto 0 0)$/.test(one)),
  )
  expect(bars.length).toBeGreaterThan(2)
  // 400 % of a window of 1280 by 1024 pixels is 256 high, which is 16rem.
  expect(bars.filter(({ at }) => !/^@media \(min-height: [23]0rem\)/.test(at ?? "")).map(one => one.selectors)).toEqual(
    [],
  )
})
