import { readdirSync } from "node:fs"
import {
  readFunctionBundle,
  loadFunctionInNewProcess,
  listBundledPackages,
  listTestCode,
} from "../../tools/deploy/bundle"
import { DEPLOYED_FUNCTIONS } from "../../tools/deploy/functions"
import { readFunctionsFromManifest } from "../../tools/deploy/manifest"
import { SHIPPED_PACKAGES } from "../../tools/notices/shipped"

/** The host allows more, but a function with a larger bundle starts slowly when it hasn't run for a while. */
const MOST_BYTES = 1_300_000

test("the host deploys exactly our functions, with their routes, limits and schedules", () => {
  expect(readFunctionsFromManifest()).toEqual(DEPLOYED_FUNCTIONS)
})

test.each(DEPLOYED_FUNCTIONS)(
  "the bundle of $name is small, knows the firm, holds no test code and loads without the repository",
  async ({ name }) => {
    const bundle = readFunctionBundle(name)
    expect(bundle.bytes).toBeLessThanOrEqual(MOST_BYTES)
    expect(Object.keys(bundle.files)).toContain("content/site.yaml")
    expect(Object.keys(bundle.files)).toContain("content/brand/mark.svg")
    expect(Object.keys(bundle.files)).toContain("content/addresses.yaml")
    const pages = readdirSync("content/landing").map(file => `content/landing/${file}`)
    expect(Object.keys(bundle.files)).toEqual(expect.arrayContaining(pages))
    expect(listTestCode(bundle)).toEqual([])
    await loadFunctionInNewProcess(name, bundle)
  },
)

test("the bundle of views knows the tests of pages", () => {
  const tests = readdirSync("content/tests").map(file => `content/tests/${file}`)
  expect(Object.keys(readFunctionBundle("views").files)).toEqual(expect.arrayContaining(tests))
})

test("the third-party notices list exactly the packages in the functions' bundles", () => {
  const bundledNames = DEPLOYED_FUNCTIONS.flatMap(({ name }) => listBundledPackages(readFunctionBundle(name)))
  const listedNames = SHIPPED_PACKAGES.filter(({ where }) => where.includes("functions")).map(({ name }) => name)
  expect([...new Set(bundledNames)].sort()).toEqual([...listedNames].sort())
})
