import { chances } from "../../src/harness/chances"
import { soakLeads } from "./soak-leads"

test("150 submissions under faults of the webhook, the store and the process: all that was accepted is delivered", async () => {
  const soaked = await soakLeads(150, 20261121)
  expect(soaked).toMatchObject({
    submitted: 150,
    accepted: 150,
    delivered: 150,
    lost: 0,
    left: 0,
    lostToOthers: 0,
    astray: 0,
  })
  expect(soaked.duplicates).toBeLessThanOrEqual(soaked.lostAcknowledgements)
  // The faults were there.
  expect(soaked.attempts).toBeGreaterThan(170)
  expect(soaked.killed).toBeGreaterThan(0)
  expect(soaked.sweeps).toBeGreaterThan(0)
}, 120_000)

test("a seed gives the same chances again", () => {
  const [first, second, other] = [chances(1), chances(1), chances(2)]
  const ten = (chance: () => number) => Array.from({ length: 10 }, chance)
  const drawn = ten(first)
  expect(ten(second)).toEqual(drawn)
  expect(ten(other)).not.toEqual(drawn)
  expect(drawn.every(chance => chance >= 0 && chance < 1)).toBe(true)
})
