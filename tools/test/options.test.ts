import { execFileSync } from "node:child_process"
import { parseTestOptions } from "./options"

const PARTS = ["build", "units", "journeys"]

test("without options all parts run, with a seed from the commit", () => {
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" })
  expect(parseTestOptions([], PARTS)).toEqual({ parts: PARTS, seed: parseInt(commit.slice(0, 7), 16) })
})

test("parts are named with commas, and run in their own order", () => {
  expect(parseTestOptions(["--only", "journeys, build", "--seed", "7"], PARTS)).toEqual({
    parts: ["build", "journeys"],
    seed: 7,
  })
})

test("each part that doesn't exist is named, and so is a seed that's no whole number", () => {
  expect(() => parseTestOptions(["--only", "unit,jurneys", "--seed", "x1"], PARTS)).toThrow(
    'There\'s no part called "unit". The parts are build, units, journeys.\n' +
      'There\'s no part called "jurneys". The parts are build, units, journeys.\n' +
      '"x1" is no seed. Give a whole number of at most nine digits.',
  )
})
