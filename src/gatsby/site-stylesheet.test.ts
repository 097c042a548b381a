import { brotliCompressSync } from "node:zlib"
import { PALETTES } from "../domain/content/choices"
import { stylesheet } from "../theme/stylesheet"
import { cssRules } from "../testing/css-rules"
import { siteStylesheet } from "./site-stylesheet"

/** Brotli: what the whole stylesheet may weigh, which comes with the app, once. A page carries its own part of it. */
const BUDGET = 12_600

type Args = Parameters<typeof siteStylesheet>[0]
const firmWith = (...colours: string[]): Args => ({
  getNodesByType: type => (type === "Firm" ? ([{ colours, gray: "zinc" }] as never) : []),
})

test.each(PALETTES)("the published stylesheet has every rule of the theme in %s, in the same order", palette => {
  const rules = cssRules(stylesheet([palette]))
  expect(rules.length).toBeGreaterThan(500)
  expect(cssRules(siteStylesheet(firmWith(palette)))).toEqual(rules)
})

test("the published stylesheet has no white space that only people need", () => {
  const css = siteStylesheet(firmWith("light-coral"))
  expect(css).not.toMatch(/\n|  |[;{}] |;}/)
})

test.each([[["light-coral"]], [["#0e6a69"]], [["#0e6a69", "#1d4ed8"]], [["coral", "#07d"]]])(
  "the published stylesheet fits its budget in %p",
  colours => {
    expect(brotliCompressSync(siteStylesheet(firmWith(...colours))).length).toBeLessThanOrEqual(BUDGET)
  },
)
