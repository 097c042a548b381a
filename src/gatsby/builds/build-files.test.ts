import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { writeBuildFiles, type Built } from "./build-files"

const FILES = {
  "page-data/app-data.json": '{"webpackCompilationHash":"0123abc"}',
  "index.html": "home",
  "about-us/index.html": "about",
  "quotes/[id]/offer/index.html": "offer",
  "404.html": "none",
  "404/index.html": "none",
  "about-us.html": "of an older build",
}
const REDIRECTS: Built["redirects"] = [{ from: "/quote", to: "/request-a-quote", status: 301 }]

function build(files: Partial<typeof FILES> = {}): Built {
  const publicFolder = mkdtempSync(join(tmpdir(), "builds-"))
  for (const [file, text] of Object.entries({ ...FILES, ...files })) {
    mkdirSync(dirname(join(publicFolder, file)), { recursive: true })
    writeFileSync(join(publicFolder, file), text)
  }
  const paths = ["/about-us", "/", "/quotes/[id]/offer", "/404", "/404.html"]
  return { publicFolder, paths, redirects: REDIRECTS, at: new Date("2026-11-21T01:02:03.000Z") }
}

const readLatest = ({ publicFolder }: Built) =>
  JSON.parse(readFileSync(join(publicFolder, "builds/latest.json"), "utf8"))

function idOf(built: Built): string {
  writeBuildFiles(built)
  return readLatest(built).id
}

test("builds/latest.json names the build and when it was made", () => {
  const built = build()
  writeBuildFiles(built)
  expect(readLatest(built)).toEqual({
    id: expect.stringMatching(/^0123abc-[0-9a-f]{20}$/),
    timestamp: "2026-11-21T01:02:03.000Z",
  })
})

test("builds/meta/{id}.json holds the redirect rules and the prerendered paths", () => {
  const built = build()
  const id = idOf(built)
  const meta = JSON.parse(readFileSync(join(built.publicFolder, `builds/meta/${id}.json`), "utf8"))
  expect(meta).toEqual({
    id,
    timestamp: "2026-11-21T01:02:03.000Z",
    redirects: REDIRECTS,
    prerendered: ["/", "/about-us"],
  })
})

test("the same pages and scripts have the same id, at any time", () => {
  expect(idOf({ ...build(), at: new Date(0) })).toBe(idOf(build()))
})

test("a changed word in one page changes the id, also where only a client-only route or the 404 page has it", () => {
  const ids = [
    build(),
    build({ "about-us/index.html": "About" }),
    build({ "quotes/[id]/offer/index.html": "Offer" }),
    build({ "404.html": "None" }),
  ].map(idOf)
  expect(new Set(ids).size).toBe(4)
})

test("a file that an older build left behind does not change the id", () => {
  expect(idOf(build({ "about-us.html": "of another build" }))).toBe(idOf(build()))
})

test("other scripts change the id", () => {
  expect(idOf(build({ "page-data/app-data.json": '{"webpackCompilationHash":"4567def"}' }))).toMatch(/^4567def-/)
})

test("what an older build wrote is gone", () => {
  const built = build()
  const older = idOf(built)
  writeFileSync(join(built.publicFolder, "index.html"), "Home")
  const newer = idOf(built)
  expect(readdirSync(join(built.publicFolder, "builds/meta"))).toEqual([`${newer}.json`])
  expect(newer).not.toBe(older)
})

test("a page that was not built stops the build", () => {
  const built = build()
  expect(() => writeBuildFiles({ ...built, paths: [...built.paths, "/nowhere"] })).toThrow("nowhere/index.html")
})
