const buildSwcTransform = parser => [
  "@swc/jest",
  {
    jsc: { target: "es2023", transform: { react: { runtime: "automatic" } }, ...parser },
    module: { type: "commonjs" },
  },
]
// The host's functions are in `.mts` files. SWC must be told that these are TypeScript.
const transform = {
  "^.+\\.mts$": buildSwcTransform({ parser: { syntax: "typescript" } }),
  "^.+\\.m?[jt]sx?$": buildSwcTransform({}),
}
const extensionsToTreatAsEsm = []
const setupFiles = ["<rootDir>/src/testing/seeded.ts", "<rootDir>/src/testing/no-firm-files.ts"]
/**
 * Tests mustn't depend on a real firm's fees and states. The quote form, the calculator and the functions import these as
 * files, so that they're part of each bundle. In tests, these imports get the fixture firm's files.
 */
const moduleNameMapper = {
  "/content/rates/urgency\\.json$": "<rootDir>/src/testing/urgency-table.json",
  "/content/fees/([^/]+)\\.json$": "<rootDir>/src/testing/content/fees/$1.json",
  "/firm/offers\\.json$": "<rootDir>/src/testing/firm/offers.json",
  "/firm/email-words\\.json$": "<rootDir>/src/testing/firm/email-words.ts",
  "/firm/(states|figure-tables|key-date-tables)$": "<rootDir>/src/testing/firm/$1.ts",
}
const moduleFileExtensions = ["ts", "tsx", "mts", "js", "mjs", "json"]
// An old script that uses `this` as the global object, which is undefined in a module, so it mustn't be buildSwcTransform.
const transformIgnorePatterns = ["/node_modules/normalize-strings/"]
const testPathIgnorePatterns = ["/node_modules/", "/public/", "/.cache/", "/e2e/"]

/**
 * There are three kinds of test: rules and server code in Node, components in jsdom, and tests of the built site, which read
 * `public` and the functions' bundles. The file's extension or folder says which kind it is.
 */
export default {
  showSeed: true,
  // The machine that runs the tests has two cores, of which Jest would only use one by default.
  maxWorkers: 2,
  // Tests don't measure speed, so a slow machine gets enough time.
  testTimeout: 60_000,
  projects: [
    {
      displayName: "node",
      testEnvironment: "node",
      setupFiles,
      moduleNameMapper,
      testMatch: ["<rootDir>/{src,functions,tools}/**/*.test.{ts,mts}"],
      transform,
      extensionsToTreatAsEsm,
      moduleFileExtensions,
      testPathIgnorePatterns,
      modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
      transformIgnorePatterns,
    },
    {
      displayName: "jsdom",
      testEnvironment: "jsdom",
      setupFiles,
      moduleNameMapper,
      testMatch: ["<rootDir>/src/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/src/testing/setup.ts"],
      transform,
      extensionsToTreatAsEsm,
      moduleFileExtensions,
      testPathIgnorePatterns,
      modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
      transformIgnorePatterns: ["/node_modules/(?!(valibot|react-final-form|final-form)/)"],
    },
    {
      displayName: "built",
      testEnvironment: "node",
      testMatch: ["<rootDir>/e2e/built/**/*.test.ts"],
      transform,
      extensionsToTreatAsEsm,
      moduleFileExtensions,
      modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
      transformIgnorePatterns,
    },
  ],
}
