import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildNeeded, stampBuild } from "./build-stamp"

function builtSite(): string {
  const root = mkdtempSync(join(tmpdir(), "built-site-"))
  for (const folder of ["content", "public", ".cache"]) mkdirSync(join(root, folder))
  writeFileSync(join(root, "content/site.yaml"), "name: A")
  writeFileSync(join(root, "public/index.html"), "<h1>A</h1>")
  stampBuild(root, {})
  return root
}

test("a site that was built from the same files needs no build", () => {
  expect(buildNeeded(builtSite(), {})).toBe(false)
})

test("a changed content file needs a build", () => {
  const root = builtSite()
  writeFileSync(join(root, "content/site.yaml"), "name: B")
  expect(buildNeeded(root, {})).toBe(true)
})

test("a new content file needs a build", () => {
  const root = builtSite()
  writeFileSync(join(root, "content/navigation.yaml"), "")
  expect(buildNeeded(root, {})).toBe(true)
})

test("another address of the site needs a build", () => {
  expect(buildNeeded(builtSite(), { SITE_URL: "https://www.example.com" })).toBe(true)
})

test("a site without a home page needs a build", () => {
  const root = mkdtempSync(join(tmpdir(), "bare-site-"))
  expect(buildNeeded(root, {})).toBe(true)
})
