import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { createTemporaryFolder } from "../../testing/build-folder"
import { writeBuildInfoFiles, type BuildOutput } from "./build-files"

const FILES = {
  "page-data/app-data.json": '{"webpackCompilationHash":"0123abc"}',
  "index.html": "home",
  "about-us/index.html": "about",
  "quotes/[id]/offer/index.html": "offer",
  "404.html": "none",
  "404/index.html": "none",
  "about-us.html": "of an older build",
}
const REDIRECTS: BuildOutput["redirects"] = [{ from: "/quote", to: "/request-a-quote", status: 301 }]

function createBuild(files: Partial<typeof FILES> = {}): BuildOutput {
  const publicFolder = createTemporaryFolder({ ...FILES, ...files })
  const paths = ["/about-us", "/", "/quotes/[id]/offer", "/404", "/404.html"]
  return { publicFolder, paths, redirects: REDIRECTS, at: new Date("2026-11-21T01:02:03.000Z") }
}

const readLatestBuild = ({ publicFolder }: BuildOutput) =>
  JSON.parse(readFileSync(join(publicFolder, "builds/latest.json"), "utf8"))

function writeAndReadId(output: BuildOutput): string {
  writeBuildInfoFiles(output)
  return readLatestBuild(output).id
}

test("builds/latest.json names the build and when it was made", () => {
  const output = createBuild()
  writeBuildInfoFiles(output)
  expect(readLatestBuild(output)).toEqual({
    id: expect.stringMatching(/^0123abc-[0-9a-f]{20}$/),
    timestamp: "2026-11-21T01:02:03.000Z",
  })
})

test("builds/meta/{id}.json holds the redirect rules and the prerendered paths", () => {
  const output = createBuild()
  const id = writeAndReadId(output)
  const meta = JSON.parse(readFileSync(join(output.publicFolder, `builds/meta/${id}.json`), "utf8"))
  expect(meta).toEqual({
    id,
    timestamp: "2026-11-21T01:02:03.000Z",
    redirects: REDIRECTS,
    prerendered: ["/", "/about-us"],
  })
})

test.each<[is: string, count: number, ...others: Partial<typeof FILES>[]]>([
  ["the same with the same pages and scripts, at any time", 1, {}],
  ["another with a changed word in one page", 2, { "about-us/index.html": "About" }],
  ["another where only a client-only route has the word", 2, { "quotes/[id]/offer/index.html": "Offer" }],
  ["another where only the 404 page has it", 2, { "404.html": "None" }],
  ["the same whatever a file holds that an older build left behind", 1, { "about-us.html": "of another build" }],
  ["another with other scripts", 2, { "page-data/app-data.json": '{"webpackCompilationHash":"4567def"}' }],
])("the id is %s", (_, count, files) => {
  expect(
    new Set([writeAndReadId(createBuild()), writeAndReadId({ ...createBuild(files), at: new Date(0) })]).size,
  ).toBe(count)
})

test("what an older build wrote is gone", () => {
  const output = createBuild()
  const older = writeAndReadId(output)
  writeFileSync(join(output.publicFolder, "index.html"), "Home")
  const newer = writeAndReadId(output)
  expect(readdirSync(join(output.publicFolder, "builds/meta"))).toEqual([`${newer}.json`])
  expect(newer).not.toBe(older)
})

test("a page that was not built stops the build", () => {
  const output = createBuild()
  expect(() => writeBuildInfoFiles({ ...output, paths: [...output.paths, "/nowhere"] })).toThrow("nowhere/index.html")
})
