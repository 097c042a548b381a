import { memoryBelow } from "./memory"

test("the memory of children and of theirs is added up, without the process itself and without strangers", () => {
  const listing = "    7     1   900\n   20     7   100\n  300    20    30\n   21     7     4\n   99     1  5000\n"
  // Below 7 are 20, 300 and 21: 100 + 30 + 4 KiB.
  expect(memoryBelow(listing, 7)).toBe(134 * 1024)
})

test("a process without children has nothing below it", () => {
  expect(memoryBelow("7 1 900", 7)).toBe(0)
})
