import { readdirSync } from "node:fs"
import { join } from "node:path"
import { createTemporaryFolder } from "../../src/testing/build-folder"
import { runWithoutOtherStateRates } from "./other-figures"

const TABLES = {
  rates: ["searches-nsw.json", "searches-vic.json", "urgency.json"],
  fees: ["our-fees-qld.json", "our-fees-vic.json", "quote-words.json"],
}

const createVictorianProject = (): string =>
  createTemporaryFolder({
    "content/site.yaml":
      'states:\n  - { state: VIC, as: law practice, registration: { register: Register, number: "1" }, practitioner: lawyer }\n',
    ...Object.fromEntries(
      Object.entries(TABLES).flatMap(([folder, files]) => files.map(file => [`content/${folder}/${file}`, "{}"])),
    ),
  })

const listFigureTables = (project: string) => ({
  rates: readdirSync(join(project, "content/rates")).sort(),
  fees: readdirSync(join(project, "content/fees")).sort(),
})

test("figures of other states are out of the project for as long as the work takes", async () => {
  const project = createVictorianProject()
  expect(await runWithoutOtherStateRates(project, async () => listFigureTables(project))).toEqual({
    rates: ["searches-vic.json", "urgency.json"],
    fees: ["our-fees-vic.json", "quote-words.json"],
  })
  expect(listFigureTables(project)).toEqual(TABLES)
})
