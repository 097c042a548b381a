import { readFileSync } from "node:fs"
import { buildPageFile, buildReadableFile } from "../../testing/readable-file"
import { formatProblem } from "../read-content"
import { findComparisonsWithoutState, findMissingStateContent } from "./every-state"

const example = readFileSync("content/states/_example.mdx", "utf8")
const createPage = (slug: string, state: string) =>
  buildReadableFile(`states/${slug}.mdx`, example.replace(/^state: .*$/m, `state: ${state}`))

const firm = readFileSync("src/testing/content/site.yaml", "utf8")
/** The fixture firm's file with only those of its states that `states` names. */
const createFirmFile = (states: string) =>
  buildReadableFile(
    "site.yaml",
    firm.replace(/^ {2}- \{\s*state: (\w+),[^}]*\}[^}]*\}\n/gm, (line, state) => (states.includes(state) ? line : "")),
  )

const createNavigation = (...leadsTo: string[]) => {
  const links = leadsTo.map(path => ({ label: "A state", path }))
  const parts = { header: links, footer: [{ title: "States", links }], legal: links }
  return buildReadableFile("navigation.yaml", JSON.stringify(parts))
}

const pages = [createPage("new-south-wales", "NSW"), createPage("victoria", "VIC"), createPage("queensland", "QLD")]

const whole = {
  files: [...pages, createFirmFile("NSW, VIC, QLD"), createNavigation("/new-south-wales", "/victoria", "/queensland")],
  maps: ["nsw.svg", "vic.svg", "qld.svg"],
}
const findProblems = (change: Partial<typeof whole>) => {
  const site = { ...whole, ...change }
  return findMissingStateContent({ ...site, names: site.files.map(({ file }) => file) })
}

test("a state needs its page and its outline", () => {
  const files = whole.files.filter(({ file }) => file !== "states/queensland.mdx")
  expect(findProblems({ files, maps: ["nsw.svg", "vic.svg"] })).toEqual([
    "content/states/queensland.mdx: file: is missing, and links lead to the page of QLD",
    "static/maps/qld.svg: is missing, and pages show places of QLD on it",
  ])
})

test("the header or the footer leads to each state in which the firm acts", () => {
  const links = createNavigation("/new-south-wales", "/victoria")
  expect(findProblems({ files: [...pages, createFirmFile("NSW, VIC, QLD"), links] })).toEqual([
    "content/navigation.yaml: footer: nothing leads to /queensland; add it",
  ])
})

test("nothing is needed of a state in which the firm doesn't act", () => {
  const files = [createPage("victoria", "VIC"), createFirmFile("VIC"), createNavigation("/victoria")]
  expect(findProblems({ files, maps: ["vic.svg"] })).toEqual([])
})

test("the page of a state with a mistake in it is not called missing", () => {
  const files = whole.files.filter(({ file }) => file !== "states/queensland.mdx")
  expect(findMissingStateContent({ ...whole, files, names: whole.files.map(({ file }) => file) })).toEqual([])
})

test("a page that compares all states but one is told, and one about two states or a single one is not", () => {
  const renderTable = (state: string) => `<CostTable state="${state}" on="2026-11-21" />`
  const createComparison = (name: string, ...states: string[]) =>
    buildPageFile(name, states.map(renderTable).join("\n\n"))
  const files = [
    createComparison("all", "NSW", "VIC", "QLD"),
    createComparison("border", "NSW", "VIC"),
    createComparison("single", "NSW"),
  ]
  expect(findComparisonsWithoutState(["NSW", "VIC", "QLD", "WA"], "WA", files).map(formatProblem)).toEqual([
    "content/pages/all.mdx: CostTable: is there for NSW, VIC, QLD and not for WA; add it",
  ])
  expect(findProblems({ files: [...whole.files, ...files] })).toEqual([])
})
