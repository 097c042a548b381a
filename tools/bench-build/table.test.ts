import { budgetTable, type SiteCost } from "./table"

const now: SiteCost = {
  cold: { seconds: 95.4, memory: 2_340_000_000 },
  warm: { seconds: 20.2, memory: 1_100_000_000 },
  place: { raw: 60_040, brotli: 12_000 },
  article: { raw: 90_000, brotli: 18_060 },
  scripts: { files: 80, bytes: 900_000 },
  all: { files: 1_234, bytes: 56_000_000 },
  machine: "2 cores",
}

test("each figure stands beside its budget", () => {
  const lines = budgetTable(now, { ...now, cold: { seconds: 150, memory: null } }, 5_000).split("\n")
  expect(lines).toContain("|  | the site | with 5,000 places more | budget |")
  expect(lines).toContain("| build from nothing | 95 s | 150 s | 120 s; 60 s more |")
  expect(lines).toContain("| build after one article changed | 20 s | 20 s | 30 s; 10 s more |")
  expect(lines).toContain("| memory of all processes, at most | 2.3 GB | 1.1 GB |  |")
  expect(lines).toContain(
    "| HTML of a place | 60.0 kB, 12.0 kB as brotli | 60.0 kB, 12.0 kB as brotli | the same in both |",
  )
  expect(lines).toContain("| files to deploy | 1,234, 56 MB | 1,234, 56 MB |  |")
})

test("memory that no machine told of is not made up", () => {
  const silent = { ...now, cold: { seconds: 1, memory: null }, warm: { seconds: 1, memory: null } }
  expect(budgetTable(silent, silent, 5_000)).toContain("| not known here | not known here |")
})
