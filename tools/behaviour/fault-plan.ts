/** The sections of the fault plan in docs/behaviour.md, and how many faults each has: none can be lost unseen. */
export const FAULT_PLAN = [
  { section: "A", faults: 18 },
  { section: "B", faults: 10 },
  { section: "C", faults: 6 },
  { section: "D", faults: 23 },
  { section: "E", faults: 6 },
  { section: "F", faults: 11 },
  { section: "G", faults: 1 },
] as const
