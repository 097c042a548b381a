import { readFixtureContent } from "../testing/content-lines"
import { createTemporaryFolder } from "../testing/build-folder"
import { checkForChangedFirmStates, parseFirmFile } from "./firm-file"
import { formatProblem } from "./read-content"

const renderStateLine = (state: string): string =>
  `  - { state: ${state}, as: law practice, registration: { register: A register, number: "1" }, practitioner: lawyer }\n`

/** The fixture firm's file with these states instead of its own. */
const renderSiteWithStates = (...states: string[]): string => {
  const others = readFixtureContent("site.yaml").replace(/^states:\n(?: .*\n)+/m, "")
  return `${others}\nstates:\n${states.map(renderStateLine).join("")}`
}

const buildContent = (site: string): string => createTemporaryFolder({ "site.yaml": site })

test("the states are those of the firm's file, in its order", () => {
  expect(parseFirmFile(renderSiteWithStates("QLD", "NSW"), []).states).toEqual(["QLD", "NSW"])
})

test.each([
  ["no YAML", "states: ["],
  ["no states", "name: A firm"],
  ["a state that nobody knows", renderSiteWithStates("VIC", "WA")],
  ["a state twice", renderSiteWithStates("VIC", "VIC")],
])("a file with %s names none", (_, site) => {
  expect(parseFirmFile(site, []).states).toBeNull()
})

test("a build that was written for other states than the file names says what to do", () => {
  expect(checkForChangedFirmStates(buildContent(renderSiteWithStates("NSW", "VIC", "QLD")))).toEqual([])
  const listFirmStateProblems = (site: string): string[] =>
    checkForChangedFirmStates(buildContent(site)).map(formatProblem)
  const instead = "start it again with npm run build, npm run develop or npm start"
  expect(listFirmStateProblems(renderSiteWithStates("VIC"))).toEqual([
    `content/site.yaml: states: the file says VIC, and the site was started for NSW, VIC, QLD; ${instead}`,
  ])
  // The order of states matters, since forms begin with the first.
  expect(listFirmStateProblems(renderSiteWithStates("VIC", "NSW", "QLD"))).toHaveLength(1)
})

test("a file that can't be read is left to the content check", () => {
  expect(checkForChangedFirmStates(buildContent("states: ["))).toEqual([])
  expect(checkForChangedFirmStates(createTemporaryFolder({}))).toEqual([])
})
