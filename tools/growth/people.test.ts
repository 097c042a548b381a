import { readFileSync } from "node:fs"
import { join } from "node:path"
import { buildFirmFile } from "../../src/testing/firm-file"
import { createTemporaryFolder } from "../../src/testing/build-folder"
import { addTestStaffProfiles, findPeopleMissingFromPages } from "./people"

const createContentFolder = (files: Readonly<Record<string, string>>): string =>
  createTemporaryFolder({ "people/README.md": "", ...files })
const readPersonFile = (content: string, name: string): string =>
  readFileSync(join(content, `people/${name}.yaml`), "utf8")

test("people are added at the first office of the site, whichever it is", () => {
  const content = createContentFolder({ "cities/_example.mdx": "", "cities/ballarat.mdx": "", "cities/cairns.mdx": "" })
  expect(addTestStaffProfiles(content)).toBe("ballarat")
  expect(readPersonFile(content, "ana-wattle")).toContain("offices: [ballarat]\n")
  expect(readPersonFile(content, "ben-banksia")).not.toContain("offices")
})

test("people are added in the firm's own states, at an office in one of them", () => {
  const content = createContentFolder({
    "site.yaml": buildFirmFile("QLD"),
    "cities/ballarat.mdx": "---\nstate: VIC\n---\n",
    "cities/cairns.mdx": "---\nstate: QLD\n---\n",
  })
  expect(addTestStaffProfiles(content)).toBe("cairns")
  for (const name of ["ana-wattle", "ben-banksia"]) expect(readPersonFile(content, name)).toContain("\nstates: [QLD]\n")
})

test("a firm whose offices have no pages gets people of no office, and only the page about it is looked at", () => {
  const content = createContentFolder({ "cities/_example.mdx": "" })
  expect(addTestStaffProfiles(content)).toBeNull()
  expect(readPersonFile(content, "ana-wattle")).not.toContain("offices")
  expect(
    findPeopleMissingFromPages(createTemporaryFolder({ "about-us.html": "<p>Ana Wattle and Ben Banksia</p>" }), null),
  ).toEqual([])
})

test("whoever is missing from the page about the firm, or from their office's, is told", () => {
  const ana = "<p>Ana Wattle</p>"
  const site = createTemporaryFolder({ "about-us.html": ana, "victoria/ballarat.html": ana })
  expect(findPeopleMissingFromPages(site, "ballarat")).toEqual(["about-us.html does not show Ben Banksia."])
  expect(findPeopleMissingFromPages(site, "cairns")).toEqual([
    "about-us.html does not show Ben Banksia.",
    "cairns.html does not show Ana Wattle.",
  ])
})
