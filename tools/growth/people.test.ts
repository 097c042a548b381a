import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildFirmFile } from "../../src/testing/firm-file"
import { createTemporaryFolder } from "../../src/testing/build-folder"
import { copyFixtureFirmContent } from "../../src/testing/content-lines"
import { addTestStaffProfiles, findPeopleMissingFromPages } from "./people"

const readPersonFile = (content: string, name: string): string =>
  readFileSync(join(content, `people/${name}.yaml`), "utf8")

test("people are added at the first office of the site", () => {
  const content = copyFixtureFirmContent()
  expect(addTestStaffProfiles(content)).toBe("geelong")
  expect(readPersonFile(content, "ana-wattle")).toContain("offices: [geelong]\n")
  expect(readPersonFile(content, "ben-banksia")).not.toContain("offices")
})

test("people are added in the firm's own states, and at no office if none there has a page", () => {
  const content = copyFixtureFirmContent()
  writeFileSync(join(content, "site.yaml"), buildFirmFile("QLD"))
  expect(addTestStaffProfiles(content)).toBeNull()
  for (const name of ["ana-wattle", "ben-banksia"]) {
    expect(readPersonFile(content, name)).toContain("\nstates: [QLD]\n")
    expect(readPersonFile(content, name)).not.toContain("offices")
  }
})

test("whoever is missing from the page about the firm, or from their office's, is told", () => {
  const ana = "<p>Ana Wattle</p>"
  const site = createTemporaryFolder({ "about-us.html": ana, "victoria/ballarat.html": ana })
  expect(findPeopleMissingFromPages(site, null)).toEqual(["about-us.html does not show Ben Banksia."])
  expect(findPeopleMissingFromPages(site, "ballarat")).toEqual(["about-us.html does not show Ben Banksia."])
  expect(findPeopleMissingFromPages(site, "cairns")).toEqual([
    "about-us.html does not show Ben Banksia.",
    "cairns.html does not show Ana Wattle.",
  ])
})
