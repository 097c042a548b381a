import { defineConfig } from "@playwright/test"
import { PORT } from "./tools/journeys/address"
import { BROWSER_ARGS } from "./tools/browser"

const report = process.env.JOURNEYS_REPORT

/**
 * The journeys share one site and one inbox, so they run one after the other. In the whole test run a journey that fails
 * is tried once more, and the report names it; by hand nothing is tried twice.
 */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./tools/journeys/serve-copy.ts",
  outputDir: "test-results",
  workers: 1,
  retries: report ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: report ? [["list"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROME_PATH, args: BROWSER_ARGS },
  },
})
