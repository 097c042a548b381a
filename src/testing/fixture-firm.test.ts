import fs, { createReadStream, promises } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import feesOfNsw from "../../content/fees/our-fees-nsw.json"
import { figures as published } from "../domain/figures/published"
import { readFirmDetails } from "../leads/production/env"
import { listHandMadeRoutes } from "../gatsby/addresses"
import { checkContentFolder } from "../gatsby/check-content"
import { formatProblem } from "../gatsby/read-content"
import { copyFixtureFirmContent, FIXTURE_CONTENT } from "./content-lines"
import { figures } from "./fixture-figures"

test("the content of the fixture firm is good content, and has an entry of each kind that unit tests need", () => {
  const content = copyFixtureFirmContent()
  expect(checkContentFolder(content, listHandMadeRoutes("src/pages")).map(formatProblem)).toEqual([])
  const kinds = fs.readdirSync(FIXTURE_CONTENT).map(name => name.replace(/\.\w+$/, ""))
  const folders = ["blog", "brand", "cities", "faqs", "fees", "offers", "pages", "people", "places", "states"]
  expect(kinds).toEqual(expect.arrayContaining(folders))
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
  ["a page", () => fs.readFileSync("content/pages/buying.mdx", "utf8")],
  ["a folder of pages", () => fs.cpSync("content/blog/nsw", copy, { recursive: true })],
  ["a file that is copied", () => fs.copyFileSync("content/site.yaml", copy)],
  ["a folder that is copied", () => fs.cpSync("content/", copy, { recursive: true })],
  ["the whole project", () => fs.cpSync(".", copy, { recursive: true })],
  ["the firm", () => readFirmDetails(".")],
  ["the check of all content", () => checkContentFolder("content", []).map(formatProblem)],
])("no test may depend on what a firm sets for itself: %s", (_, read) => {
  expect(read).toThrow("where a firm's own values are: see src/testing/content")
})

test("what writers copy, and what offices publish, may be read", () => {
  expect(fs.readFileSync("content/offers/_example.yaml", "utf8")).toContain("title: ")
  expect(fs.readFileSync("content/rates/registration-nsw.json", "utf8")).toContain("registration-nsw")
})
