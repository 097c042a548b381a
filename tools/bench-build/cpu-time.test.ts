import { cpuOfChildren } from "./cpu-time"

test("the time of children is their own and the system's, whatever the process is called", () => {
  // Fields 14 to 17 are utime 5, stime 6, cutime 1234 and cstime 66: 1300 hundredths of a second.
  const stat = "12959 (npm (run) build) S 1 2 3 0 -1 4194304 102 0 0 0 5 6 1234 66 20 0 1 0 7891284 2998272 382"
  expect(cpuOfChildren(stat)).toBe(13)
})

test("a line that says something else is an error", () => {
  expect(() => cpuOfChildren("1 (init) S 0")).toThrow("can't be read")
})
