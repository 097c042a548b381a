import fs, { createReadStream, promises } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import feesOfNsw from "../../content/fees/our-fees-nsw.json"
import { figures as published } from "../domain/figures/published"
import { readFirm } from "../leads/production/env"
import { checkContent } from "../gatsby/check-content"
import { lineFor } from "../gatsby/read-content"
import { contentText, FIXTURE_CONTENT, linesFor } from "./content-lines"
import { figures } from "./fixture-figures"

const fixtures = fs
  .readdirSync(FIXTURE_CONTENT, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name))

test("the fixture firm, its fees and its offer are good content", () => {
  const texts = fixtures.map(file => [file.slice(FIXTURE_CONTENT.length + 1), fs.readFileSync(file, "utf8")])
  expect(texts.map(([name]) => name).sort()).toEqual([
    "fees/our-fees-nsw.json",
    "fees/our-fees-qld.json",
    "fees/our-fees-vic.json",
    "fees/quote-words.json",
    "offers/fixture-offer.yaml",
    "people/ana-wattle.yaml",
    "people/ben-banksia.yaml",
    "site.yaml",
  ])
  const named = {
    "cities/sydney.mdx": contentText("cities/_example.mdx"),
    "pictures/coast.png": fs.readFileSync("content/pictures/coast.png"),
  }
  expect(linesFor({ ...Object.fromEntries(texts), ...named })).toEqual([])
})

test("whoever imports the fees of the site gets those of the fixture firm, and so does who takes figures", () => {
  expect(feesOfNsw.periods[0]?.amounts.purchase).toEqual({ amount: 1675 })
  expect(figures).toEqual(published)
  expect(figures["our-fees-nsw"].periods[0]?.amounts["purchase"]).toMatchObject({ amount: 1_675_00 })
})

const copy = join(tmpdir(), "copy-of-a-firm")

test.each<[string, () => unknown]>([
  ["a file that is read", () => fs.readFileSync("content/site.yaml", "utf8")],
  ["a file that is opened", () => fs.openSync(resolve("content/fees/our-fees-nsw.json"), "r")],
  ["a file by its address", () => fs.readFileSync(pathToFileURL(resolve("content/fees/quote-words.json")))],
  ["a file that is streamed", () => createReadStream("content/offers/first-call.yaml")],
  ["a file that is read later", () => promises.readFile("content/site.yaml")],
  ["a file that is copied", () => fs.copyFileSync("content/site.yaml", copy)],
  ["a folder that is copied", () => fs.cpSync("content/", copy, { recursive: true })],
  ["the whole project", () => fs.cpSync(".", copy, { recursive: true })],
  ["the firm", () => readFirm(".")],
  ["the check of all content", () => checkContent("content", []).map(lineFor)],
])("no test may depend on what a firm sets for itself: %s", (_, read) => {
  expect(read).toThrow("where a firm's own values are: see src/testing/content")
})

test("what writers copy, and what offices publish, may be read", () => {
  expect(fs.readFileSync("content/offers/_example.yaml", "utf8")).toContain("title: ")
  expect(fs.readFileSync("content/rates/registration-nsw.json", "utf8")).toContain("registration-nsw")
})
