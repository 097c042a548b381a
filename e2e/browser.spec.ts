import { chromium, expect, test } from "@playwright/test"
import { BROWSER_ARGS } from "../tools/browser"

// What the journeys rely on in the browser itself.

const SWITCH = "--disable-features="

/** The features that the last such switch turns off, which is the one that a browser heeds. */
const turnedOff = (args: readonly string[]): string[] =>
  (args.findLast(arg => arg.startsWith(SWITCH)) ?? "").slice(SWITCH.length).split(",")

test("our flags turn off all that Playwright's own do", async ({ launchOptions }) => {
  const server = await chromium.launchServer({ ...launchOptions, args: ["--no-sandbox"] })
  const own = turnedOff(server.process().spawnargs)
  await server.close()
  expect(own.length).toBeGreaterThan(5)
  expect(turnedOff(BROWSER_ARGS)).toEqual(expect.arrayContaining(own))
})
