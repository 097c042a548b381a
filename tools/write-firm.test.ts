import { cpSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { STATES, type State } from "../src/domain/states"
import { buildFirmFile } from "../src/testing/firm-file"
import { createTemporaryFolder, writeFilesToFolder } from "../src/testing/build-folder"
import { renderFirmSettingsAsTypeScript, writeFirmSettingsAsTypeScript } from "./write-firm"

const FOLDER = "src/domain/firm"

const readProjectFile = (root: string, path: string): string => readFileSync(join(root, path), "utf8")

const buildProjectFiles = (site: string, tables: readonly string[]): Record<string, string> => ({
  "content/site.yaml": site,
  ...Object.fromEntries(tables.map(path => [path, "{}"])),
})

function createProjectForStates(states: readonly State[]): string {
  const root = createTemporaryFolder(buildProjectFiles(buildFirmFile(...states), listImportedTables(states)))
  writeFirmSettingsAsTypeScript(root)
  return root
}

const listImportedTables = (states: readonly State[]): string[] =>
  Object.values(renderFirmSettingsAsTypeScript(states)).flatMap(text =>
    [...text.matchAll(/"\.\.\/\.\.\/\.\.\/(.+)"/g)].map(match => match[1] ?? ""),
  )

test("a firm in Victoria only has the state, and the tables of Victoria and of no state", () => {
  const root = createProjectForStates(["VIC"])
  expect(readProjectFile(root, `${FOLDER}/states.ts`)).toContain('export const ourStates = ["VIC"] as const\n')
  expect(listImportedTables(["VIC"]).map(path => path.replace("content/", "").replace(".json", ""))).toEqual([
    "rates/first-home-grant-vic",
    "rates/first-home-vic",
    "rates/foreign-duty-vic",
    "rates/home-concession-vic",
    "rates/off-the-plan-vic",
    "rates/penalty-interest-vic",
    "rates/pensioner-vic",
    "rates/registration-vic",
    "rates/searches-vic",
    "rates/settlement-vic",
    "rates/transfer-duty-vic",
    "fees/our-fees-vic",
    "fees/quote-words",
    "rates/key-dates-vic",
    "rates/public-holidays-vic",
  ])
  expect(readProjectFile(root, `${FOLDER}/figure-tables.ts`)).toBe(
    renderFirmSettingsAsTypeScript(["VIC"])[`${FOLDER}/figure-tables.ts`],
  )
  expect(readProjectFile(root, `${FOLDER}/key-date-tables.ts`)).toContain(
    "export const tablesOfKeyDates: readonly unknown[] = [\n  keyDatesVic,\n  publicHolidaysVic,\n]\n",
  )
})

test("what's written is what the project has, and what tests have for all states", () => {
  const [, list = ""] = /ourStates = \[(.*)\]/.exec(readProjectFile(".", `${FOLDER}/states.ts`)) ?? []
  const states = STATES.filter(state => list.includes(state)).sort((a, b) => list.indexOf(a) - list.indexOf(b))
  const isPassedOnAtCost = readProjectFile(".", `${FOLDER}/states.ts`).includes("isPassedOnAtCost: boolean = true")
  for (const [path, text] of Object.entries(renderFirmSettingsAsTypeScript(states, isPassedOnAtCost)))
    expect(readProjectFile(".", path)).toBe(text)
  const removeComments = (text: string): string => text.replace(/^\/[/*].*\n/gm, "")
  expect(removeComments(readProjectFile("src/testing/firm", "states.ts"))).toBe(
    removeComments(renderFirmSettingsAsTypeScript(STATES, true)[`${FOLDER}/states.ts`] ?? ""),
  )
})

test("files that are right aren't written again; others are, with the states in the firm's own order", () => {
  const root = createProjectForStates(["VIC"])
  const file = join(root, FOLDER, "states.ts")
  utimesSync(file, 1, 1)
  writeFirmSettingsAsTypeScript(root)
  expect(statSync(file).mtimeMs).toBe(1000)
  writeFilesToFolder(root, buildProjectFiles(buildFirmFile("VIC", "NSW"), listImportedTables(["NSW"])))
  writeFirmSettingsAsTypeScript(root)
  expect(readProjectFile(root, `${FOLDER}/states.ts`)).toContain('["VIC", "NSW"]')
})

test.each([
  ["no YAML", "states: ["],
  ["a state that nobody knows", buildFirmFile("VIC").replace("state: VIC", "state: WA")],
  ["no state", buildFirmFile()],
])("a firm's file with %s leaves the files as they are, for the content check to say so", (_, site) => {
  const root = createProjectForStates(["VIC"])
  writeFilesToFolder(root, { "content/site.yaml": site })
  writeFirmSettingsAsTypeScript(root)
  expect(readProjectFile(root, `${FOLDER}/states.ts`)).toContain('["VIC"]')
  rmSync(join(root, "content/site.yaml"))
  expect(() => writeFirmSettingsAsTypeScript(root)).not.toThrow()
})

test("the words of the emails are written with the firm's name, and stay while one of them is wrong", () => {
  const root = createProjectForStates(["VIC"])
  cpSync("src/testing/content/emails", join(root, "content/emails"), { recursive: true })
  writeFirmSettingsAsTypeScript(root)
  const words = readProjectFile(root, `${FOLDER}/email-words.json`)
  const [, name = ""] = /^name: (.*)$/m.exec(readProjectFile(root, "content/site.yaml")) ?? []
  expect(words).toContain(`"subject": "Your quote from ${name}"`)
  expect(words).toContain("Your reference is {reference}.")
  writeFilesToFolder(root, { "content/emails/quote.yaml": "subject: Hi" })
  writeFirmSettingsAsTypeScript(root)
  expect(readProjectFile(root, `${FOLDER}/email-words.json`)).toBe(words)
})

test("tables that a state needs and that aren't there are named, all of them, and nothing is written", () => {
  const without = ["content/fees/our-fees-vic.json", "content/rates/key-dates-vic.json"]
  const tables = listImportedTables(["VIC"]).filter(path => !without.includes(path))
  const root = createTemporaryFolder(buildProjectFiles(buildFirmFile("VIC"), tables))
  const why = "isn't there: content/site.yaml says that the firm acts in VIC, for which this file is needed"
  expect(() => writeFirmSettingsAsTypeScript(root)).toThrow(new Error(without.map(path => `${path} ${why}`).join("\n")))
  expect(() => readProjectFile(root, `${FOLDER}/states.ts`)).toThrow("ENOENT")
})
