import { readFileSync } from "node:fs"
import type { Redirect } from "../../domain/redirects"
import { pageFile, readableFile } from "../../testing/readable-file"
import { lineFor } from "../read-content"
import { statesLeftOut } from "./every-state"

const example = readFileSync("content/states/_example.mdx", "utf8")
const statePage = (slug: string, state: string) =>
  readableFile(`states/${slug}.mdx`, example.replace(/^state: .*$/m, `state: ${state}`))

const firm = readFileSync("src/testing/content/site.yaml", "utf8")
const site = (states: string) => readableFile("site.yaml", firm.replace(/^states: .*$/m, `states: [${states}]`))

const navigation = (...leadsTo: string[]) => {
  const links = leadsTo.map(path => ({ label: "A state", path }))
  return readableFile(
    "navigation.yaml",
    JSON.stringify({ header: links, footer: [{ title: "States", links }], legal: links }),
  )
}

const pages = [statePage("new-south-wales", "NSW"), statePage("victoria", "VIC"), statePage("queensland", "QLD")]

const toState = (short: string, slug: string): Redirect[] => [
  { from: `/${short}`, to: `/${slug}`, status: 301 },
  { from: `/${short}/:city`, to: `/${slug}/:city`, status: 301 },
]

const whole = {
  files: [...pages, site("NSW, VIC, QLD"), navigation("/new-south-wales", "/victoria", "/queensland")],
  redirects: [...toState("nsw", "new-south-wales"), ...toState("vic", "victoria"), ...toState("qld", "queensland")],
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
  expect(lines({ files: [...pages, site("NSW, VIC"), navigation("/new-south-wales", "/victoria")] })).toEqual([
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
