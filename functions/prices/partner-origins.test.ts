import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { writePartnerHosts } from "../../src/gatsby/partner-hosts"
import { partnerOriginsBelow } from "./partner-origins"

const folder = () => mkdtempSync(join(tmpdir(), "partner-hosts-"))

test("what the build lists is what the function believes, each site once", () => {
  const root = folder()
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
  expect(partnerOriginsBelow(folder())).toEqual([])
})
