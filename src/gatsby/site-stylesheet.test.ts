import { brotliCompressSync } from "node:zlib"
import { parse } from "yaml"
import { PALETTES } from "../domain/content/choices"
import { buildStylesheet } from "../theme/stylesheet"
import { readFixtureContent } from "../testing/content-lines"
import { parseCssRules } from "../testing/css-rules"
import { buildStylesheetFilesAndParts, buildSiteStylesheet } from "./site-stylesheet"

/** The most bytes of the app's stylesheet, compressed with Brotli. It's loaded once; each page's HTML has its own part of it. */
const BUDGET = 13_800

const firm = parse(readFixtureContent("site.yaml"))

type Args = Parameters<typeof buildSiteStylesheet>[0]
const createFirmArgs = (...colours: string[]): Args => ({
  getNodesByType: type => (type === "Firm" ? ([{ ...firm, colours }] as never) : []),
})

function getAppStylesheet(args: Args): string {
  const { files, ofPages } = buildStylesheetFilesAndParts(args)
  return files[ofPages.paths.app] ?? ""
}

test.each(PALETTES)("the published stylesheet has every rule of the theme in %s, in the same order", palette => {
  const rules = parseCssRules(buildStylesheet([palette]))
  expect(rules.length).toBeGreaterThan(500)
  expect(parseCssRules(buildSiteStylesheet(createFirmArgs(palette)))).toEqual(rules)
})

test("the published stylesheet has partners' own colours, and none for partners with a palette", () => {
  const partners = [{ colours: ["#0e6a69", "#1d4ed8"] }, { palette: "ink", colours: null }]
  const getNodesByType: Args["getNodesByType"] = type => (type === "Firm" ? [{ ...firm }] : partners) as never
  const css = buildSiteStylesheet({ getNodesByType })
  expect(parseCssRules(css)).toEqual(parseCssRules(buildStylesheet(firm.colours, firm.gray, [["#0e6a69", "#1d4ed8"]])))
})

test("the published stylesheet has no white space that only people need", () => {
  const css = buildSiteStylesheet(createFirmArgs("light-coral"))
  expect(css).not.toMatch(/\n|  |[;{}] |;}/)
})

test.each([[["light-coral"]], [["#0e6a69"]], [["#0e6a69", "#1d4ed8"]], [["coral", "#07d"]]])(
  "the app's stylesheet fits its budget in %p",
  colours => {
    expect(brotliCompressSync(getAppStylesheet(createFirmArgs(...colours))).length).toBeLessThanOrEqual(BUDGET)
  },
)

test("the app's stylesheet names no typeface again, as the browser would lay out the whole page again", () => {
  expect(buildSiteStylesheet(createFirmArgs("light-coral"))).toContain("@font-face")
  expect(getAppStylesheet(createFirmArgs("light-coral"))).not.toContain("@font-face")
})

test("after a page's own typeface, colours and elements the app's stylesheet is the rest of the whole", () => {
  const { base } = buildStylesheetFilesAndParts(createFirmArgs("light-coral")).ofPages
  const rules = [...parseCssRules(base), ...parseCssRules(getAppStylesheet(createFirmArgs("light-coral")))]
  expect(rules.slice(0, -1)).toEqual(parseCssRules(buildSiteStylesheet(createFirmArgs("light-coral"))))
})
