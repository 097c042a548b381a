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
  const drawTenChances = (seed: number) => Array.from({ length: 10 }, createRandomNumberGenerator(seed))
  const draw = drawTenChances(1)
  expect(drawTenChances(1)).toEqual(draw)
  expect(drawTenChances(2)).not.toEqual(draw)
  expect(draw.every(chance => chance >= 0 && chance < 1)).toBe(true)
})
