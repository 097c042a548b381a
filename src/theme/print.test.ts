import { parseCssRules } from "../testing/css-rules"
import { calculateContrast } from "./colour"
import { buildStylesheet } from "./stylesheet"

const rules = parseCssRules(buildStylesheet())
const printRules = rules.filter(({ at }) => at === "@media print")
const selectorsWith = (declaration: string) =>
  printRules.filter(({ declarations }) => declarations.includes(declaration)).flatMap(({ selectors }) => selectors)

test("print rules come after all others, so that they win over rules of the same weight", () => {
  expect(rules.slice(-printRules.length)).toEqual(printRules)
})

test("navigation, forms, buttons and whether the office is open, which is out of date on paper, aren't printed", () => {
  const hidden = selectorsWith("display: none !important")
  const ofPage = [".header-bar nav", ".header-menu", ".footer-bar", "[data-office-now]", ".header-phone small"]
  const others = [".buttons-primary", ".form-actions", ".consent-banner", ".popup-box"]
  expect(hidden).toEqual(expect.arrayContaining([...ofPage, ...others]))
})

test("where a page has an answer, only the answer and the heading are printed", () => {
  expect(selectorsWith("display: none !important")).toContainEqual(
    expect.stringMatching(/^\.layout-main:has\(\.layout-answer.*\) \*:not\(h1,/),
  )
})

test("no heading stands alone at the foot of a printed page", () => {
  expect(selectorsWith("break-after: avoid")).toEqual(expect.arrayContaining(["h1", "h2", "h3", "h4", "summary"]))
})

test("a printed link says where it leads", () => {
  expect(selectorsWith('content: " (" attr(href) ")"')).toEqual([
    ".text-prose a[href^=http]:not(.piece-sourced,.quote-sheet *)::after",
    ".stages-stage a[href^=http]::after",
    ".drawnStage-stage a[href^=http]::after",
  ])
})

test("text on paper reaches the contrast of text on screen, in either colour mode", () => {
  const [root] = printRules.filter(({ selectors }) => selectors.join() === ":root,[data-color-mode]")
  const onPaper = new Map(root?.declarations.map(text => text.split(/: | !important/) as [string, string]))
  expect([...onPaper.keys()]).toEqual(expect.arrayContaining(["--text", "--muted", "--accent-text", "--surface"]))
  for (const words of ["--text", "--muted", "--accent-text"])
    for (const paper of ["--background", "--surface", "--tint"])
      expect(calculateContrast(onPaper.get(words) ?? "", onPaper.get(paper) ?? "")).toBeGreaterThanOrEqual(4.5)
})
