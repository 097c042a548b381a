import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import TerserPlugin from "terser-webpack-plugin"
import { parse } from "yaml"
import { createTemporaryFolder } from "../testing/build-folder"
import { readFixtureContent } from "../testing/content-lines"
import { onCreateWebpackConfig } from "./on-create-webpack-config"
import { removeSourceMaps } from "./source-maps"

// Mocked, because redirects and page tests depend on the firm's own content.
jest.mock("./redirects/site-redirects", () => ({ readLinkRedirects: () => [] }))
jest.mock("./page-tests/page-test-files", () => ({ readPageTests: () => [] }))
// Mocked, because a build writes these scripts.
jest.mock("./internals/app-scripts", () => ({ readAppScripts: () => ({ hash: "0123abc", app: [], pages: {} }) }))

/** The parts of Gatsby's config that our code reads. */
const OF_GATSBY = {
  output: {},
  module: { rules: [{ test: /\.tsx?$/ }] },
  optimization: { minimizer: [new TerserPlugin()] },
  plugins: [{ definitions: { "process.env": "({})" } }],
}

function buildConfig(stage: string): unknown {
  const set = jest.fn()
  const args: object = {
    stage,
    plugins: { define: (constants: object) => constants },
    getNodesByType: () => [parse(readFixtureContent("site.yaml"))],
    getConfig: () => OF_GATSBY,
    actions: { setWebpackConfig: set, replaceWebpackConfig: jest.fn() },
  }
  void onCreateWebpackConfig(args as CreateWebpackConfigArgs, { plugins: [] }, () => {})
  return set.mock.calls[0]?.[0]
}

test("the scripts of a build have no source maps", () => {
  expect(buildConfig("build-javascript")).toHaveProperty("devtool", false)
})

test.each(["build-html", "develop", "develop-html"])("%s keeps its own: nobody else gets them", stage => {
  expect(buildConfig(stage)).not.toHaveProperty("devtool")
})

test("maps of an earlier build go, and the scripts that were left beside them name them no more", async () => {
  const text = 'find("//# sourceMappingURL=x");'
  const folder = createTemporaryFolder({
    "app-1a.js": `${text}\n//# sourceMappingURL=app-1a.js.map`,
    "app-1a.js.map": "{}",
    "new-2b.js": text,
    "gone-3c.js.map": "{}",
    "index.html": "<p>",
  })
  await removeSourceMaps(folder)
  expect(readdirSync(folder).sort()).toEqual(["app-1a.js", "index.html", "new-2b.js"])
  expect(readFileSync(join(folder, "app-1a.js"), "utf8").trimEnd()).toBe(text)
  expect(readFileSync(join(folder, "new-2b.js"), "utf8")).toBe(text)
})
