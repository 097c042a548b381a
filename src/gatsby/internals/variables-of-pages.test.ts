import { readdirSync, readFileSync } from "node:fs"
import { removeUnusedWebpackVariables, READ_BY_PAGES } from "./variables-of-pages"

/** Creates a config with the definitions as Gatsby passes them to webpack, and with those of another plugin. */
const createConfigWithVariables = (...variables: string[]) => {
  const ofGatsby = Object.fromEntries(variables.map(name => [`process.env.${name}`, '"set"']))
  return {
    plugins: [
      { definitions: { "process.env": "({})", ...ofGatsby, __PATH_PREFIX__: '""' } },
      { definitions: { __STYLESHEET__: '""' } },
      { options: {} },
    ],
  }
}

function listKeptVariables(...variables: string[]) {
  const config = createConfigWithVariables(...variables)
  removeUnusedWebpackVariables(config)
  return config
}

test("what pages and Gatsby read stays, and everything that isn't a variable", () => {
  const read = ["NODE_ENV", "BUILD_STAGE", "PUBLIC_DIR", "GATSBY_THING", "GTM_ID", "ANALYTICS_ID", "SITE_API_URL"]
  expect(listKeptVariables(...read)).toEqual(createConfigWithVariables(...read))
})

test("a variable that comes or goes changes nothing when no page reads it, and no secret is among them", () => {
  expect(listKeptVariables("NODE_ENV", "INCOMING_HOOK_TITLE", "DEPLOY_ID", "LEAD_WEBHOOK_SECRET")).toEqual(
    createConfigWithVariables("NODE_ENV"),
  )
})

test("a config without definitions is refused: a new version of Gatsby may tell webpack otherwise", () => {
  expect(() => removeUnusedWebpackVariables({ plugins: [{ definitions: {} }, {}] })).toThrow("no environment variables")
})

/** Variables that aren't in the list: those that `src/gatsby/on-create-webpack-config.ts` defines itself, and those that Gatsby sets. */
const TOLD_APART = ["PREVIEW_DATE", "SHOWS_UNPUBLISHED", "NODE_ENV"]

test("the variables of pages are all that their code names", () => {
  const below = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.|^(?:gatsby|leads|testing)\//.test(file))
    .map(file => `src/${file}`)
  const files = [...below, "gatsby-ssr.tsx", "gatsby-browser.tsx"]
  const names = files.flatMap(file =>
    [...readFileSync(file, "utf8").matchAll(/process\.env\.(\w+)/g)].map(([, name = ""]) => name),
  )
  expect([...new Set(names)].filter(name => !TOLD_APART.includes(name)).sort()).toEqual(READ_BY_PAGES)
})
