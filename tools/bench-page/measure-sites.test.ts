import { measureSites } from "./measure-sites"

const SITES = [{ name: "ours" }, { name: "limit" }]

test("sites are measured in turn, and the first run isn't taken where the server warms up in it", async () => {
  const order: string[] = []
  const rows = await measureSites(
    { names: ["Blocking", "Longest task"], unit: "ms", runs: "several", isWarmedUp: true },
    SITES,
    2,
    async ({ name }) => [order.push(name), 50],
  )
  expect(order).toEqual(["ours", "limit", "ours", "limit", "ours", "limit"])
  expect(rows).toEqual([
    {
      name: "Blocking",
      unit: "ms",
      figures: new Map([
        ["ours", [3, 5]],
        ["limit", [4, 6]],
      ]),
    },
    {
      name: "Longest task",
      unit: "ms",
      figures: new Map([
        ["ours", [50, 50]],
        ["limit", [50, 50]],
      ]),
    },
  ])
})

test("what's counted is counted once, and a site with nothing to measure has no figures", async () => {
  const [row] = await measureSites({ names: ["Scripts"], unit: "scripts", runs: "once" }, SITES, 5, async ({ name }) =>
    name === "ours" ? [4] : null,
  )
  expect(row?.figures).toEqual(new Map([["ours", [4]]]))
})
