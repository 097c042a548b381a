import { createTemporaryFolder, writeFilesToFolder } from "../../src/testing/build-folder"
import { findFilesNotToPublish } from "./published-files"

let folder: string
beforeEach(() => {
  folder = createTemporaryFolder()
})

function findUnwantedFilesAmong(files: Readonly<Record<string, string>>, sourceMaps = false): string[] {
  writeFilesToFolder(folder, files)
  return findFilesNotToPublish(folder, { sourceMaps })
}

const NAMED = { "app-1a.js": "let a\n//# sourceMappingURL=app-1a.js.map" }
const MAP = { "app-1a.js.map": "{}" }

test("scripts and styles without source maps are as they should be", () => {
  const find = 'find("//# sourceMappingURL=x.js.map");\n'
  expect(
    findUnwantedFilesAmong({ "app-1a.js": find, "styles.css": "a{}", "admin/index.html": "<p>sourceMappingURL" }),
  ).toEqual([])
})

test("a source map is published only where it is asked for", () => {
  expect(findUnwantedFilesAmong({ ...NAMED, "admin/deep/b.js.map": "{}", ...MAP })).toEqual([
    "admin/deep/b.js.map: a source map, and PUBLISH_SOURCE_MAPS is not 1",
    "app-1a.js: names the source map app-1a.js.map, and PUBLISH_SOURCE_MAPS is not 1",
    "app-1a.js.map: a source map, and PUBLISH_SOURCE_MAPS is not 1",
  ])
  expect(findFilesNotToPublish(folder, { sourceMaps: true })).toEqual([])
})

test.each([
  ["static/a.css", "a{}\n/*# sourceMappingURL=a.css.map */\n", "a.css.map"],
  ["a.mjs", "let a\n//@ sourceMappingURL=a.mjs.map\n\n", "a.mjs.map"],
])("%s may not name a map that is not there", (file, content, map) => {
  expect(findUnwantedFilesAmong({ [file]: content }, true)).toEqual([
    `${file}: names the source map ${map}, which is not there`,
  ])
})

test("a map inside a script is one too, and is told without its text", () => {
  const content = "let a\n//# sourceMappingURL=data:application/json;base64,e30="
  expect(findUnwantedFilesAmong({ "a.js": content })).toEqual([
    "a.js: names the source map data:, and PUBLISH_SOURCE_MAPS is not 1",
  ])
  expect(findFilesNotToPublish(folder, { sourceMaps: true })).toEqual([])
})

test("an editor that saves on the visitor's own machine is found", () => {
  const backend = "backend:\n  name: proxy\n  proxy_url: http://localhost:8081/api/v1\n"
  const problem = "admin/config.yml: the editor of npm run edit, which saves on the visitor's own machine"
  expect(findUnwantedFilesAmong({ "admin/config.yml": backend })).toEqual([problem])
  expect(findUnwantedFilesAmong({ "admin/config.yml": "local_backend: true\nbackend:\n  name: github\n" })).toEqual([
    problem,
  ])
  expect(findUnwantedFilesAmong({ "admin/config.yml": "backend:\n  name: github\n  repo: firm/site\n" })).toEqual([])
})
