import { defineConfig } from "@playwright/test"
import { BROWSER_ARGS } from "./tools/browser"

const report = process.env.JOURNEYS_REPORT

/**
 * Two journeys run at a time, each with a site, a store and an inbox of its own. A journey that fails runs a second time, and
 * the report names those that needed it.
 */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  workers: 2,
  retries: 1,
  forbidOnly: true,
  // Twice what the longest journeys take on a machine that is busy: they look for mistakes of WCAG in every colour.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: report ? [["list"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    screenshot: "only-on-failure",
    // Animations are off, so that nothing is measured during one. They have a journey of their own.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: process.env.CHROME_PATH, args: BROWSER_ARGS },
  },
})
