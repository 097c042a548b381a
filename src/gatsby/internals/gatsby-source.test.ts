import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { webpackAliases } from "./webpack"

/** Reads the source of a file in an installed package. */
const readSource = (packageName: string, file: string): string =>
  readFileSync(join(dirname(require.resolve(`${packageName}/package.json`)), file), "utf8")

const readOurFile = (file: string): string => readFileSync(file, "utf8")

const PARTYTOWN = "dist/internal-plugins/partytown"

test("the modules that are left out are those that Gatsby asks for", () => {
  const inBrowser = readSource("gatsby", `${PARTYTOWN}/gatsby-browser.js`)
  const snippet = readSource("gatsby", `${PARTYTOWN}/utils/inject-partytown-snippet.js`)
  const app = readSource("gatsby", "cache-dir/production-app.js").replaceAll("`", '"')
  const leftOut = Object.entries(webpackAliases).flatMap(([name, by]) => (by === false ? [name] : []))
  expect(leftOut.filter(name => !`${inBrowser}${snippet}${app}`.includes(`require("${name}")`))).toEqual([])
  expect(leftOut).toHaveLength(4)
})

const BY_GATSBY = ["gatsby-browser-entry.js", "navigation.js", "production-app.js", "root.js"]

test.each(["gatsby-link", "gatsby-react-router-scroll"])(
  "what stands in for %s exports everything that Gatsby takes from it",
  name => {
    const names = BY_GATSBY.flatMap(file =>
      [...readSource("gatsby", `cache-dir/${file}`).matchAll(new RegExp(`{([^{}]*)} from "${name}"`, "g"))].flatMap(
        ([, names = ""]) => names.match(/\w+/g) ?? [],
      ),
    )
    expect(names).not.toEqual([])
    const text = readOurFile(String(webpackAliases[`${name}$`]))
    const isNameExported = (one: string) => new RegExp(`export (?:const|function) ${one}\\b|\\bas ${one} }`).test(text)
    expect(names.filter(one => !isNameExported(one))).toEqual([])
  },
)

test.each([
  ["window.___loader = publicLoader", "cache-dir/production-app.js"],
  ["publicLoader.loadPage(", "cache-dir/production-app.js"],
  ["window.___navigate = (to, options)", "cache-dir/navigation.js"],
  ["window.___webpackCompilationHash", "cache-dir/navigation.js"],
  ["window.pageData", "cache-dir/production-app.js"],
  ["window.___chunkMapping[componentChunkName]", "cache-dir/loader.js"],
  ["sliceId: `_gatsby-scripts`", "cache-dir/static-entry.js"],
  ['window.___webpackCompilationHash="${stats.hash}"', "dist/utils/gatsby-webpack-stats-extractor.js"],
  ["window.pagePath", "cache-dir/production-app.js"],
  ["key={`script-loader`}", "cache-dir/static-entry.js"],
  ['id="___gatsby"', "cache-dir/default-html.js"],
  ["`Navigated to ${pageName}`", "cache-dir/navigation.js"],
  ["id: `gatsby-announcer`", "cache-dir/route-announcer-props.js"],
  ['id="gatsby-focus-wrapper"', "cache-dir/production-app.js"],
  ["app-data.json", "dist/utils/app-data.js"],
  ["`.cache/compiled`", "dist/utils/parcel/compile-gatsby-files.js"],
  ["adapter.cache.restore(", "dist/utils/adapter/manager.js"],
  ["gatsby_executing_command", "dist/commands/build-html.js"],
  [String.raw`test: /\.(js|mjs|jsx|ts|tsx)$/`, "dist/utils/webpack-utils.js"],
  ["acc[`process.env.${key}`] = mergedEnvVars[key]", "dist/utils/webpack.config.js"],
  ["developMiddleware(app)", "dist/utils/start-server.js"],
  ["path: `/dev-404-page/`", "dist/internal-plugins/dev-404-page/gatsby-node.js"],
])("Gatsby says %s in %s", (words, file) => {
  expect(readSource("gatsby", file)).toContain(words)
})

test("the image plugin's parts of a page have the keys by which they are taken out", () => {
  expect(readSource("gatsby-plugin-image", "gatsby-ssr.js")).toContain('key: "gatsby-image-style"')
})

test("the router names an entry of the history by its key", () => {
  expect(readSource("@gatsbyjs/reach-router", "dist/index.js")).toMatch(/\{\},\w+,\{key:Date\.now\(\)/)
})
