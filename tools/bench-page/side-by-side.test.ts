import { sideBySide, type SideBySideRow } from "./side-by-side"

const bytes: SideBySideRow = {
  name: "First response: home",
  unit: "kB",
  figures: new Map([
    ["ours", [22_400]],
    ["limit", [16_000]],
    ["astro", [4_700]],
    ["next", [4_900]],
  ]),
}
const lcp: SideBySideRow = {
  name: "LCP: place",
  unit: "ms",
  figures: new Map([
    ["ours", [1_128.4, 1_900, 1_100]],
    ["limit", [1_044, 1_044, 1_050]],
  ]),
}
const scripts: SideBySideRow = {
  name: "Scripts: home",
  unit: "scripts",
  figures: new Map([
    ["ours", [5]],
    ["limit", [0]],
    ["astro", [2]],
  ]),
}

/** The lines of a table without the one below its head, and without what only aligns. */
const rowsOf = (table: string): string[] =>
  table
    .split("\n")
    .filter((_, at) => at !== 1)
    .map(line => line.replace(/ {2,}/g, " "))

test("ours beside the limit, as medians and as a ratio of them", () => {
  expect(sideBySide([bytes, lcp, scripts], { ours: "ours", limit: "limit", peers: [] }).split("\n")).toEqual([
    "| Medians              |    ours |   limit | ratio |",
    "| -------------------- | ------: | ------: | ----: |",
    "| First response: home | 22.4 kB | 16.0 kB |  1.40 |",
    "| LCP: place           | 1128 ms | 1044 ms |  1.08 |",
    // Five are no multiple of none.
    "| Scripts: home        |       5 |       0 |     – |",
  ])
})

const click = (kind: string, ...figures: [string, number[]][]): SideBySideRow => ({
  name: `Click: ${kind}`,
  unit: "ms",
  figures: new Map(figures),
  standIn: { row: "Click: article", called: "article" },
})

test("where no peer has such a page, ours is compared with another page of the best, which is named", () => {
  const rows = [
    click("article", ["ours", [48]], ["astro", [60]], ["next", [40]]),
    click("calculator", ["ours", [50]]),
    click("place"),
  ]
  const table = sideBySide(rows, { ours: "ours", limit: "limit", peers: ["astro", "next"] })
  expect(rowsOf(table)).toEqual([
    "| Medians | ours | limit | ratio | astro | next | ratio to the best |",
    "| Click: article | 48 ms | – | – | 60 ms | 40 ms | 1.20 |",
    // 50 / 40
    "| Click: calculator | 50 ms | – | – | – | – | 1.25 (article of next) |",
    "| Click: place | – | – | – | – | – | – |",
  ])
})

test("where the other page wasn't measured, ours is compared with nothing", () => {
  const table = sideBySide([click("calculator", ["ours", [50]])], { ours: "ours", limit: "limit", peers: ["next"] })
  expect(rowsOf(table)[1]).toBe("| Click: calculator | 50 ms | – | – | – | – |")
})

test("peers have columns too, and ours are compared with the best of them; what wasn't measured isn't made up", () => {
  const table = sideBySide([bytes, lcp, scripts], { ours: "ours", limit: "limit", peers: ["next", "astro"] })
  expect(rowsOf(table)).toEqual([
    "| Medians | ours | limit | ratio | next | astro | ratio to the best |",
    // 22.4 / 4.7
    "| First response: home | 22.4 kB | 16.0 kB | 1.40 | 4.9 kB | 4.7 kB | 4.77 |",
    "| LCP: place | 1128 ms | 1044 ms | 1.08 | – | – | – |",
    "| Scripts: home | 5 | 0 | – | – | 2 | 2.50 |",
  ])
})
