import { getPartnerAndPopupSettings, hasHiddenPages, withShortHashes } from "./on-create-webpack-config"

const getPartnerHours = (firm: object) => {
  const nodes = [{ popup: { afterSeconds: 45 }, ...firm }]
  return getPartnerAndPopupSettings({ getNodesByType: (type: string) => (type === "Firm" ? (nodes as never) : []) })
    .partnerHours
}

test("a partner counts for the firm's hours, and for 24 where its file says nothing", () => {
  expect(getPartnerHours({ partnerHours: 72 })).toBe(72)
  expect(getPartnerHours({})).toBe(24)
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
