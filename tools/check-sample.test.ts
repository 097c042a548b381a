import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { FIXTURE_CONTENT } from "../src/testing/content-lines"
import { listSampleProblems } from "./check-sample"

/** Without its offices, which have phone numbers of their own. */
function createFirmContent(...changes: readonly (readonly [find: string, replace: string])[]): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"))
  cpSync(FIXTURE_CONTENT, folder, { recursive: true })
  rmSync(join(folder, "cities"), { recursive: true })
  const site = join(folder, "site.yaml")
  const text = changes.reduce((all, [find, replace]) => all.replaceAll(find, replace), readFileSync(site, "utf8"))
  writeFileSync(site, text)
  return folder
}

const REAL = [
  ["11 111 111 111", "51 824 753 556"],
  ["wattlebird.example", "wattlebird.com.au"],
  ["1300 975 711", "1300 123 456"],
  ["1300975711", "1300123456"],
] as const

test("a firm with numbers and addresses of its own may go public", () => {
  expect(listSampleProblems(createFirmContent(...REAL), {})).toEqual([])
})

test("each number and address that nobody answers keeps the site from going public", () => {
  expect(listSampleProblems(createFirmContent(), {}).map(line => line.replace(/line \d+, /, ""))).toEqual(
    expect.arrayContaining([
      "content/site.yaml: abn: 11 111 111 111 can't be a business number",
      "content/site.yaml: number: 1300 975 711 is kept for fiction; nobody answers it",
      "content/site.yaml: address: the domain is kept for examples",
    ]),
  )
})

test("a sample may go public where that's allowed, and only by 1", () => {
  expect(listSampleProblems(createFirmContent(), { ALLOW_SAMPLE: "1" })).toEqual([])
  expect(listSampleProblems(createFirmContent(), { ALLOW_SAMPLE: "true" })).not.toEqual([])
})

test("the public site isn't built before its content was looked at", () => {
  const [, command] = /\[context\.production\]\s+command = "([^"]+)"/.exec(readFileSync("netlify.toml", "utf8")) ?? []
  expect(command?.split(" && ")).toEqual(["npm run check:env", "npm run check:sample", "npm run build"])
})
