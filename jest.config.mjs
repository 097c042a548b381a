const compiled = parser => [
  "@swc/jest",
  {
    jsc: { target: "es2023", transform: { react: { runtime: "automatic" } }, ...parser },
    module: { type: "commonjs" },
  },
]
// A function is in a file named `.mts`, and the compiler has to be told that this is TypeScript.
const transform = {
  "^.+\\.mts$": compiled({ parser: { syntax: "typescript" } }),
  "^.+\\.m?[jt]sx?$": compiled({}),
}
const extensionsToTreatAsEsm = []
const setupFiles = ["<rootDir>/src/testing/seeded.ts", "<rootDir>/src/testing/no-firm-files.ts"]
/**
 * A firm's fees are its own, and no test may depend on them. The quote form, the calculator and the functions import them
 * as files, so that a bundle holds them: here they get those of the fixture firm. So do they its states.
 */
const moduleNameMapper = {
  "/content/rates/urgency\\.json$": "<rootDir>/src/testing/urgency-table.json",
  "/content/fees/([^/]+)\\.json$": "<rootDir>/src/testing/content/fees/$1.json",
  "/firm/(states|figure-tables|key-date-tables)$": "<rootDir>/src/testing/firm/$1.ts",
}
const moduleFileExtensions = ["ts", "tsx", "mts", "js", "mjs", "json"]
// An old script that asks for what `this` is: made a module, it would find nothing.
const transformIgnorePatterns = ["/node_modules/normalize-strings/"]
const testPathIgnorePatterns = ["/node_modules/", "/public/", "/.cache/", "/e2e/"]

/**
 * Three kinds of test: pure rules and server code in Node, components in jsdom, and what the build made, which is read from
 * `public` and the bundles of the functions. The file's ending or folder says which.
 */
export default {
  showSeed: true,
  // The machine of the tests has two cores; Jest would leave one to itself.
  maxWorkers: 2,
  // No test measures the machine: a slow one may take its time.
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
