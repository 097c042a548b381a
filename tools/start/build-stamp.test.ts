import { createTemporaryFolder, writeFilesToFolder } from "../../src/testing/build-folder"
import { isBuildNeeded, saveBuildInputHash } from "./build-stamp"

function createBuiltSite(): string {
  const root = createTemporaryFolder({
    "content/site.yaml": "name: A",
    "public/index.html": "<h1>A</h1>",
    ".cache/a": "",
  })
  saveBuildInputHash(root, {})
  return root
}

test.each([
  ["a site that was built from the same files", false, {}, {}],
  ["a changed content file", true, { "content/site.yaml": "name: B" }, {}],
  ["a new content file", true, { "content/navigation.yaml": "" }, {}],
  ["another address of the site", true, {}, { SITE_URL: "https://www.example.com" }],
])("with %s a build is needed: %s", (_, isNeeded, files, env) => {
  const root = createBuiltSite()
  writeFilesToFolder(root, files)
  expect(isBuildNeeded(root, env)).toBe(isNeeded)
})

test("a site without a home page needs a build", () => {
  expect(isBuildNeeded(createTemporaryFolder(), {})).toBe(true)
})
