import { createRandomNumberGenerator } from "../../src/harness/chances"
import { isThorough } from "../../src/testing/draw-sample"
import { sendTestLeadsDuringFaults } from "./soak-leads"

const SUBMISSIONS = isThorough ? 150 : 40

test("submissions under faults of the webhook, the store and the process: all that was accepted is delivered", async () => {
  const counts = await sendTestLeadsDuringFaults(SUBMISSIONS, jest.getSeed())
  expect(counts).toMatchObject({
    submitted: SUBMISSIONS,
    accepted: SUBMISSIONS,
    delivered: SUBMISSIONS,
    lost: 0,
    left: 0,
    lostToOthers: 0,
    astray: 0,
  })
  expect(counts.duplicates).toBeLessThanOrEqual(counts.lostAcknowledgements)
  // Proves that there were faults.
  expect(counts.attempts).toBeGreaterThan(SUBMISSIONS)
  expect(counts.killed).toBeGreaterThan(0)
  expect(counts.sweeps).toBeGreaterThan(0)
}, 120_000)

test("a seed gives the same chances again", () => {
  const [first, second, other] = [
    createRandomNumberGenerator(1),
    createRandomNumberGenerator(1),
    createRandomNumberGenerator(2),
  ]
  const drawTenChances = (chance: () => number) => Array.from({ length: 10 }, chance)
  const draw = drawTenChances(first)
  expect(drawTenChances(second)).toEqual(draw)
  expect(drawTenChances(other)).not.toEqual(draw)
  expect(draw.every(chance => chance >= 0 && chance < 1)).toBe(true)
})
