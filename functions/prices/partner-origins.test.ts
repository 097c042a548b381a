import { join } from "node:path"
import { writePartnerHosts } from "../../src/gatsby/partner-hosts"
import { buildFolder } from "../../src/testing/build-folder"
import { partnerOriginsBelow } from "./prices.mts"

test("what the build lists is what the function believes, each site once", () => {
  const root = buildFolder()
  const partners = [
    { slug: "b", hosts: ["www.b.example", "a.example"] },
    { slug: "none", hosts: null },
    { slug: "neither" },
    { slug: "a", hosts: ["a.example"] },
  ]
  writePartnerHosts(join(root, "public"), { getNodesByType: type => (type === "Partner" ? partners : []) })
  expect(partnerOriginsBelow(root)).toEqual(["https://a.example", "https://www.b.example"])
})

test("without a list there's no partner", () => {
  expect(partnerOriginsBelow(buildFolder())).toEqual([])
})
