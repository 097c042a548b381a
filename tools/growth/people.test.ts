import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { contentText } from "../../src/testing/content-lines"
import { addPeople, peopleLeftOut } from "./people"

test("people are added at the first office of the site, whichever it is", () => {
  const content = mkdtempSync(join(tmpdir(), "content-"))
  for (const folder of ["cities", "people"]) mkdirSync(join(content, folder))
  for (const file of ["_example.mdx", "ballarat.mdx", "cairns.mdx"]) writeFileSync(join(content, "cities", file), "")
  expect(addPeople(content)).toBe("ballarat")
  expect(readFileSync(join(content, "people/ana-wattle.yaml"), "utf8")).toContain("offices: [ballarat]\n")
  expect(readFileSync(join(content, "people/ben-banksia.yaml"), "utf8")).not.toContain("offices")
})

test("people are added in the firm's own states, at an office in one of them", () => {
  const content = mkdtempSync(join(tmpdir(), "content-"))
  for (const folder of ["cities", "people"]) mkdirSync(join(content, folder))
  const site = contentText("site.yaml").replace(/^ *- \{ state: (?:NSW|VIC).*\n/gm, "")
  writeFileSync(join(content, "site.yaml"), site)
  writeFileSync(join(content, "cities/ballarat.mdx"), "---\nstate: VIC\n---\n")
  writeFileSync(join(content, "cities/cairns.mdx"), "---\nstate: QLD\n---\n")
  expect(addPeople(content)).toBe("cairns")
  for (const name of ["ana-wattle", "ben-banksia"])
    expect(readFileSync(join(content, `people/${name}.yaml`), "utf8")).toContain("\nstates: [QLD]\n")
})

test("a firm whose offices have no pages gets people of no office, and only the page about it is looked at", () => {
  const content = mkdtempSync(join(tmpdir(), "content-"))
  for (const folder of ["cities", "people"]) mkdirSync(join(content, folder))
  writeFileSync(join(content, "cities/_example.mdx"), "")
  expect(addPeople(content)).toBeNull()
  expect(readFileSync(join(content, "people/ana-wattle.yaml"), "utf8")).not.toContain("offices")
  const site = mkdtempSync(join(tmpdir(), "built-"))
  writeFileSync(join(site, "about-us.html"), "<p>Ana Wattle and Ben Banksia</p>")
  expect(peopleLeftOut(site, null)).toEqual([])
})

test("whoever is missing from the page about the firm, or from their office's, is told", () => {
  const site = mkdtempSync(join(tmpdir(), "built-"))
  mkdirSync(join(site, "victoria"))
  writeFileSync(join(site, "about-us.html"), "<p>Ana Wattle</p>")
  writeFileSync(join(site, "victoria/ballarat.html"), "<p>Ana Wattle</p>")
  expect(peopleLeftOut(site, "ballarat")).toEqual(["about-us.html does not show Ben Banksia."])
  expect(peopleLeftOut(site, "cairns")).toEqual([
    "about-us.html does not show Ben Banksia.",
    "cairns.html does not show Ana Wattle.",
  ])
})
