import { durationsTable, percentile, tooSlow } from "./durations"

test.each([
  [50, 20],
  [75, 30],
  [76, 40],
  [100, 40],
  [0, 10],
])("%d percent of 10, 20, 30 and 40 are at most %d", (percent, value) => {
  expect(percentile([40, 10, 30, 20], percent)).toBe(value)
})

test("of 20 taps the 75th percentile is the 15th", () => {
  const taps = Array.from({ length: 20 }, (_, n) => (n + 1) * 8)
  expect(percentile(taps, 75)).toBe(120)
  expect(() => percentile([], 75)).toThrow(RangeError)
})

test("what is over 200 ms at the 75th percentile is too slow, and a single slow tap is not", () => {
  const slow = { name: "slow", durations: [200, 208, 208, 208] }
  const fine = { name: "fine", durations: [16, 16, 200, 480] }
  expect(tooSlow([slow, fine])).toEqual(["slow"])
})

test("the table has a line for each interaction, with its columns in line", () => {
  const lines = durationsTable([
    { name: "The menu", durations: [16, 24, 32, 104] },
    { name: "A key", durations: [16] },
  ]).split("\n")
  expect(lines).toEqual([
    "Interaction  taps    p50    p75     max",
    "The menu        4  24 ms  32 ms  104 ms",
    "A key           1  16 ms  16 ms   16 ms",
  ])
})
