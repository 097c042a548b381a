import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseIsoDate } from "../src/domain/iso-date"
import { readFixtureContent, buildPageText } from "../src/testing/content-lines"
import { createTemporaryFolder } from "../src/testing/build-folder"
import { updateFirmProductAndLinks, updatePublicPageAddresses, updatePageAddressesInYaml } from "./addresses"

const place = readFileSync("content/places/_example.yaml", "utf8")

const createContentFolder = (files: Record<string, string>): string =>
  createTemporaryFolder({
    "site.yaml": readFixtureContent("site.yaml"),
    "pages/README.md": "",
    "places/README.md": "",
    ...files,
  })

const updateAddressesOnTestDay = (content: string, more = {}) =>
  updatePublicPageAddresses(content, { pages: join(content, "pages"), today: parseIsoDate("2026-11-22"), ...more })

const NOTHING = { added: [], moved: [], gone: [], back: [], problems: [] }

const readAddressLines = (content: string): string[] =>
  readFileSync(join(content, "addresses.yaml"), "utf8")
    .split("\n")
    .filter(line => line !== "" && !line.startsWith("#"))

test("what is new is added in its order, and what people wrote stays", () => {
  const text = "# Ours\n\n- /a\n# Gone with the shop.\n- was: /c\n  gone: We sold it.\n- /d\n"
  expect(
    updatePageAddressesInYaml(text, { added: ["/b"], moved: [{ was: "/d", movedTo: "/e" }], gone: [], back: [] }),
  ).toBe("# Ours\n\n- /a\n- /b\n# Gone with the shop.\n- was: /c\n  gone: We sold it.\n- was: /d\n  movedTo: /e\n")
})

test("the first list explains itself, and a second run changes nothing", () => {
  const content = createContentFolder({ "pages/buying.mdx": buildPageText("Words."), "places/glebe.yaml": place })
  expect(updateAddressesOnTestDay(content)).toEqual({ ...NOTHING, added: ["/buying", "/lp/glebe-property-law"] })
  expect(readAddressLines(content)).toEqual(["- /buying", "- /lp/glebe-property-law"])
  const readAddressFile = () => readFileSync(join(content, "addresses.yaml"), "utf8")
  const text = readAddressFile()
  expect(text).toMatch(/^# Every address that has been public\./)
  expect(updateAddressesOnTestDay(content)).toEqual(NOTHING)
  expect(readAddressFile()).toBe(text)
})

test("an address is never taken out, unless the list begins anew", () => {
  const content = createContentFolder({ "pages/buying.mdx": buildPageText("Words."), "addresses.yaml": "- /selling\n" })
  updateAddressesOnTestDay(content)
  expect(readAddressLines(content)).toEqual(["- /buying", "- /selling"])
  updateAddressesOnTestDay(content, { anew: true })
  expect(readAddressLines(content)).toEqual(["- /buying"])
})

test("a list with a mistake is not written", () => {
  const content = createContentFolder({ "addresses.yaml": "- selling\n" })
  expect(updateAddressesOnTestDay(content).problems).toEqual([
    expect.stringMatching(/^content\/addresses\.yaml: line 1: was: begin with "\/"/),
  ])
  expect(readAddressLines(content)).toEqual(["- selling"])
})

test("another product moves places that were public, redirects them, and leads links to them", () => {
  const link = buildPageText("Read about [Glebe](/lp/glebe-property-law) and [laws](/lp/glebe-property-laws).")
  const content = createContentFolder({
    "pages/buying.mdx": link,
    "places/glebe.yaml": place,
    "places/redfern.yaml": place,
    "addresses.yaml": "- /buying\n- /lp/glebe-property-law\n",
  })
  updateFirmProductAndLinks(content, "conveyancing")
  expect(updateAddressesOnTestDay(content)).toEqual({
    ...NOTHING,
    added: ["/lp/glebe-conveyancing", "/lp/redfern-conveyancing"],
    moved: [{ was: "/lp/glebe-property-law", movedTo: "/lp/glebe-conveyancing" }],
  })
  expect(readAddressLines(content)).toEqual([
    "- /buying",
    "- /lp/glebe-conveyancing",
    "- was: /lp/glebe-property-law",
    "  movedTo: /lp/glebe-conveyancing",
    "- /lp/redfern-conveyancing",
  ])
  expect(readFileSync(join(content, "site.yaml"), "utf8")).toMatch(/^product: conveyancing$/m)
  expect(readFileSync(join(content, "pages/buying.mdx"), "utf8")).toMatch(
    /\[Glebe\]\(\/lp\/glebe-conveyancing\) and \[laws\]\(\/lp\/glebe-property-laws\)/,
  )
})

test("what was about a state goes with it, comes back with it, and is never added while the firm doesn't act there", () => {
  const firm = readFixtureContent("site.yaml")
  const inQueensland = place.replace(/^state: .*$/m, "state: QLD")
  const content = createContentFolder({
    "places/roma.yaml": inQueensland,
    "addresses.yaml": "- /lp/roma-property-law\n",
  })
  writeFileSync(join(content, "site.yaml"), firm.replace(/^ {2}- \{\s*state: QLD,[^}]*\}[^}]*\}\n/m, ""))
  expect(updateAddressesOnTestDay(content)).toMatchObject({ added: [], gone: [{ was: "/lp/roma-property-law" }] })
  expect(readAddressLines(content)).toEqual(["- was: /lp/roma-property-law", "  gone: We don't act in Queensland."])
  expect(updateAddressesOnTestDay(content, { anew: true })).toMatchObject({ added: [], gone: [] })
  expect(readAddressLines(content)).toEqual(["[]"])

  writeFileSync(join(content, "addresses.yaml"), "- was: /lp/roma-property-law\n  gone: We don't act in Queensland.\n")
  writeFileSync(join(content, "site.yaml"), firm)
  updateAddressesOnTestDay(content)
  expect(readAddressLines(content)).toEqual(["- /lp/roma-property-law"])
})

test("what can't be part of an address is no product", () => {
  const content = createContentFolder({})
  expect(() => updateFirmProductAndLinks(content, "Property Law")).toThrow(/^"Property Law" can't be the product: /)
  expect(readFileSync(join(content, "site.yaml"), "utf8")).toBe(readFixtureContent("site.yaml"))
})
