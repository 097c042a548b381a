import { parse } from "yaml"
import { readFixtureContent } from "../testing/content-lines"
import { readFirmNode } from "./content-queries"
import { hasHiddenPages, withShortHashes } from "./on-create-webpack-config"

test("a partner counts for the firm's hours, and for 24 where its file says nothing", () => {
  const firm = parse(readFixtureContent("site.yaml"))
  expect(readFirmNode({ getNodesByType: () => [{ ...firm, partnerHours: 72 }] }).partnerHours).toBe(72)
  expect(readFirmNode({ getNodesByType: () => [firm] }).partnerHours).toBe(24)
})

test.each([
  ["develop", false, true],
  ["build-javascript", true, true],
  ["build-javascript", false, false],
])("in the stage %s, with a draft: %s, a page may have to say that it isn't published: %s", (stage, draft, may) => {
  const getNodesByType = (type: string) => (type === "BlogArticle" ? ([{ draft }] as never) : [])
  expect(hasHiddenPages(stage, { getNodesByType })).toBe(may)
})

test("a script that's loaded later is told from its earlier versions by eight digits, and stays where Gatsby puts it", () => {
  expect(withShortHashes({ output: { path: "/public", chunkFilename: "[name]-[contenthash].js" } }).output).toEqual({
    path: "/public",
    chunkFilename: "[name]-[contenthash:8].js",
  })
})
