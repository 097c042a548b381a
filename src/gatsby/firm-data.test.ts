import { mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { buildFirmFile } from "../testing/firm-file"
import { createTemporaryFolder, writeFilesToFolder } from "../testing/build-folder"
import { writeFirmData } from "./firm-data"

const FILE = "src/domain/firm/offers.json"
const DAYS = 'from: "2026-09-01"\nuntil: "2026-11-30"\n'
const SPRING = `title: "{discount} off in spring"\nsummary: In {states}.\nterms: None.\n${DAYS}`

function writeProject(files: Record<string, string>): string {
  const root = createTemporaryFolder({ "content/site.yaml": buildFirmFile("VIC"), ...files })
  mkdirSync(join(root, "src/domain/firm"), { recursive: true })
  writeFirmData(root)
  return root
}

const readOffers = (root: string) => JSON.parse(readFileSync(join(root, FILE), "utf8"))

test("offers with an amount or a percentage are written, with their words, for the firm's states", () => {
  const root = writeProject({
    "content/offers/spring.yaml": `${SPRING}amount: 99.50\ncode: SPRING26\n`,
    "content/offers/sale.yaml": `${SPRING}percent: 10\nside: selling\nstate: VIC\npartner: acme\n`,
    "content/offers/_example.yaml": `${SPRING}amount: 1\n`,
    "content/offers/call.yaml": SPRING.replace("{discount}", "A call"),
    "content/offers/elsewhere.yaml": `${SPRING}amount: 1\nstate: NSW\n`,
    "content/offers/wrong.yaml": `${SPRING}amount: 1\npercent: 1\n`,
  })
  const days = { from: "2026-09-01", until: "2026-11-30" }
  const summary = "In Victoria."
  expect(readOffers(root)).toEqual({
    timeZone: "Australia/Melbourne",
    offers: [
      {
        id: "sale",
        title: "10% off in spring",
        summary,
        ...days,
        percent: 10,
        side: "selling",
        state: "VIC",
        partner: "acme",
      },
      { id: "spring", title: "$99.50 off in spring", summary, ...days, amount: 99.5, code: "SPRING26" },
    ],
  })
})

test("while the firm's file is wrong, nothing is written", () => {
  const root = writeProject({ "content/offers/spring.yaml": `${SPRING}amount: 100\n` })
  writeFilesToFolder(root, { "content/site.yaml": "name: [", "content/offers/spring.yaml": `${SPRING}amount: 200\n` })
  writeFirmData(root)
  expect(readOffers(root).offers).toMatchObject([{ amount: 100 }])
})
