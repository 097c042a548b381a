import { createTemporaryFolder, writeFilesToFolder } from "../../src/testing/build-folder"
import { findFilesNotToPublish } from "./published-files"

let folder: string
beforeEach(() => {
  folder = createTemporaryFolder()
})

function findUnwantedFilesAmong(files: Readonly<Record<string, string>>): string[] {
  writeFilesToFolder(folder, files)
  return findFilesNotToPublish(folder)
}

test("scripts and styles without source maps are as they should be", () => {
  const find = 'find("//# sourceMappingURL=x.js.map");\n'
  expect(
    findUnwantedFilesAmong({ "app-1a.js": find, "styles.css": "a{}", "admin/index.html": "<p>sourceMappingURL" }),
  ).toEqual([])
})

test("a source map isn't published, nor a script or a style that names one, even one inside it, nor Gatsby's list of scripts", () => {
  expect(
    findUnwantedFilesAmong({
      "admin/deep/b.js.map": "{}",
      "app-1a.js": "let a\n//# sourceMappingURL=app-1a.js.map",
      "app-1a.js.map": "{}",
      "inside.js": "let a\n//# sourceMappingURL=data:application/json;base64,e30=",
      "old.mjs": "let a\n//@ sourceMappingURL=old.mjs.map\n\n",
      "static/a.css": "a{}\n/*# sourceMappingURL=a.css.map */\n",
      "webpack.stats.json": "{}",
    }),
  ).toEqual([
    "admin/deep/b.js.map: a source map",
    "app-1a.js: names the source map app-1a.js.map",
    "app-1a.js.map: a source map",
    "inside.js: names the source map data:",
    "old.mjs: names the source map old.mjs.map",
    "static/a.css: names the source map a.css.map",
    "webpack.stats.json: Gatsby's list of scripts",
  ])
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
