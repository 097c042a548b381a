import { join } from "node:path"
import { writePartnerFiles } from "../../src/gatsby/partners"
import { createTemporaryFolder } from "../../src/testing/build-folder"
import { readPartnerSiteOrigins } from "./prices.mts"

test("what the build lists is what the function believes, each site once", () => {
  const root = createTemporaryFolder()
  const partners = [
    { slug: "b", name: "B", hosts: ["www.b.example", "a.example"] },
    { slug: "none", name: "None", hosts: null },
    { slug: "neither", name: "Neither" },
    { slug: "a", name: "A", hosts: ["a.example"] },
  ]
  writePartnerFiles(join(root, "public"), { getNodesByType: type => (type === "Partner" ? partners : []) })
  expect(readPartnerSiteOrigins(root)).toEqual(["https://a.example", "https://www.b.example"])
})

test("without a list there's no partner", () => {
  expect(readPartnerSiteOrigins(createTemporaryFolder())).toEqual([])
})
