import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pageFile, readableFile } from "../../testing/readable-file"
import { lineFor } from "../read-content"
import { readRedirects } from "../redirects/read-redirects"
import { statesLeftOut } from "./every-state"

const contentFile = (file: string, change = (text: string) => text) =>
  readableFile(file, change(readFileSync(join("content", file), "utf8")))

const whole = {
  files: [
    "states/new-south-wales.mdx",
    "states/victoria.mdx",
    "states/queensland.mdx",
    "site.yaml",
    "navigation.yaml",
  ].map(file => contentFile(file)),
  redirects: readRedirects(),
  maps: ["nsw.svg", "vic.svg", "qld.svg"],
}
const lines = (change: Partial<typeof whole>) => statesLeftOut({ ...whole, ...change }).map(lineFor)

test("a state with all that the site needs of it is left out nowhere", () => {
  expect(lines({})).toEqual([])
})

test("a state needs its page, its outline and an address by its short name", () => {
  const files = whole.files.filter(({ file }) => file !== "states/queensland.mdx")
  expect(
    lines({
      files,
      maps: ["nsw.svg", "vic.svg"],
      redirects: whole.redirects.filter(({ from }) => !from.startsWith("/qld")),
    }),
  ).toEqual([
    "content/states/queensland.mdx: file: is missing, and links lead to the page of QLD",
    "content/../static/maps/: qld.svg: is missing, and pages show places of QLD on it",
    "content/../netlify.toml: redirects: /qld does not lead to /queensland; add it",
    "content/../netlify.toml: redirects: /qld/:city does not lead to /queensland/:city; add it",
  ])
})

test("the firm serves it, and the header or the footer leads to it", () => {
  const site = contentFile("site.yaml", text => text.replace("[NSW, VIC, QLD]", "[NSW, VIC]"))
  const navigation = contentFile("navigation.yaml", text => text.replace("path: /queensland", "path: /buying"))
  expect(lines({ files: [...whole.files.slice(0, 3), site, navigation] })).toEqual([
    "content/site.yaml: states: QLD is missing; the forms offer it",
    "content/navigation.yaml: footer: nothing leads to /queensland; add it",
  ])
})

test("a page that shows several states side by side shows them all; one about a single state need not", () => {
  const table = (state: string) => `<CostTable state="${state}" on="2026-11-21" />`
  const several = pageFile("several", [table("NSW"), table("VIC")].join("\n\n"))
  const single = pageFile("single", table("NSW"))
  expect(lines({ files: [...whole.files, several, single] })).toEqual([
    "content/pages/several.mdx: CostTable: is there for NSW, VIC and not for QLD; add it",
  ])
})
