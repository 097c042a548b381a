import { budgetTable, type SiteCost } from "./table"

const now: SiteCost = {
  cold: { seconds: 95.4, cpu: 140.2, memory: 2_340_000_000 },
  warm: { seconds: 20.2, cpu: 30, memory: 1_100_000_000 },
  rendered: 5,
  place: { raw: 60_040, brotli: 12_000 },
  article: { raw: 90_000, brotli: 18_060 },
  scripts: { files: 80, bytes: 900_000 },
  all: { files: 1_234, bytes: 56_000_000 },
  machine: "2 cores",
}

test("each figure is beside that of the grown site, their ratio and its budget", () => {
  const grown = {
    ...now,
    cold: { seconds: 150, cpu: 210.3, memory: null },
    warm: { seconds: 30.3, cpu: null, memory: null },
    rendered: 5_244,
  }
  expect(budgetTable(now, grown, 5_000).split("\n")).toEqual([
    "|  | the site | with 5,000 places more | ratio | budget |",
    "| - | - | - | - | - |",
    // 210.3 / 140.2
    "| CPU of a build from nothing | 140 s | 210 s | 1.50 | 60 s more |",
    "| CPU of a build after one article changed | 30 s | not known here |  | 15 s more |",
    "| build from nothing, by the clock | 95 s | 150 s | 1.57 | 120 s |",
    "| build after one article changed, by the clock | 20 s | 30 s | 1.50 | 30 s |",
    // 5244 / 5
    "| pages rendered after one article changed | 5 | 5,244 | 1048.80 | the same in both |",
    "| memory of all processes, at most | 2.3 GB | not known here |  |  |",
    "| HTML of a place | 60.0 kB, 12.0 kB as brotli | 60.0 kB, 12.0 kB as brotli | 1.00 | the same in both |",
    "| HTML of an article | 90.0 kB, 18.1 kB as brotli | 90.0 kB, 18.1 kB as brotli | 1.00 | the same in both |",
    "| scripts, of all pages | 80 files, 900.0 kB | 80 files, 900.0 kB | 1.00 | the same in both |",
    "| files to deploy | 1,234, 56 MB | 1,234, 56 MB | 1.00 |  |",
    "| machine | 2 cores | 2 cores |  | 2 cores |",
  ])
})
