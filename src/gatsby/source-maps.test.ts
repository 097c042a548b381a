import type { CreateWebpackConfigArgs } from "gatsby"
import TerserPlugin from "terser-webpack-plugin"
import { parse } from "yaml"
import { readFixtureContent } from "../testing/content-lines"
import { onCreateWebpackConfig } from "./on-create-webpack-config"

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
