import { replaceCharges } from "./write-fees"

const TABLE = {
  table: "our-fees-vic",
  state: "VIC",
  items: { purchase: { label: "Our fixed fee" } },
  periods: [
    {
      from: "2026-07-01",
      source: { name: "Our fee schedule (sample: replace it with your own)", url: "/calculator" },
      amounts: { purchase: { amount: 1290 }, sale: { amount: 990, provisional: true }, strata: { amount: 110 } },
    },
  ],
}

test("the lines stay as they're written, but for those charges and the sample's name", () => {
  const json = JSON.stringify(TABLE, null, 2)
  const before = json.split("\n")
  const after = replaceCharges(json, { purchase: 1100, sale: 880.5, platform: 77 }).split("\n")
  expect(after).toHaveLength(before.length)
  expect(after.filter((line, i) => line !== before[i]).map(line => line.trim())).toEqual([
    '"name": "Our fee schedule",',
    '"amount": 1100',
    '"amount": 880.5,',
  ])
})

test("another file is refused", () => {
  expect(() => replaceCharges('{"table":"quote-words"}', { purchase: 1, sale: 1 })).toThrow()
})
