import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { withoutOtherFigures } from "./other-figures"

const TABLES = {
  rates: ["searches-nsw.json", "searches-vic.json", "urgency.json"],
  fees: ["our-fees-qld.json", "our-fees-vic.json", "quote-words.json"],
}

/** A project of a firm in Victoria alone, with tables of every state. */
function victorian(): string {
  const project = mkdtempSync(join(tmpdir(), "project-"))
  for (const [folder, files] of Object.entries(TABLES)) {
    mkdirSync(join(project, "content", folder), { recursive: true })
    for (const file of files) writeFileSync(join(project, "content", folder, file), "{}")
  }
  const registration = '{ register: Register, number: "1" }'
  writeFileSync(
    join(project, "content/site.yaml"),
    `states:\n  - { state: VIC, as: law practice, registration: ${registration}, practitioner: lawyer }\n`,
  )
  return project
}

const tablesOf = (project: string) => ({
  rates: readdirSync(join(project, "content/rates")).sort(),
  fees: readdirSync(join(project, "content/fees")).sort(),
})

test("figures of other states are out of the project for as long as the work takes", async () => {
  const project = victorian()
  expect(await withoutOtherFigures(project, async () => tablesOf(project))).toEqual({
    rates: ["searches-vic.json", "urgency.json"],
    fees: ["our-fees-vic.json", "quote-words.json"],
  })
  expect(tablesOf(project)).toEqual(TABLES)
})

test("they're put back after work that failed", async () => {
  const project = victorian()
  await expect(withoutOtherFigures(project, () => Promise.reject(new Error("no build")))).rejects.toThrow("no build")
  expect(tablesOf(project)).toEqual(TABLES)
})
