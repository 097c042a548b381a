import { readdirSync, readFileSync } from "node:fs"
import { parse } from "yaml"
import { STATES, type State } from "../../src/domain/states"
import { ITEMS, listItems } from "../../src/domain/own-contract/items"

const SAMPLES = "content/samples"

const samples = readdirSync(SAMPLES)
  .filter(file => !file.startsWith("_"))
  .map(file => parse(readFileSync(`${SAMPLES}/${file}`, "utf8")) as { state: State; parts: { id: string }[] })

test.each(STATES)("each item of %s is shown beside a part of its sample contract", state => {
  const parts = samples.find(sample => sample.state === state)?.parts.map(({ id }) => id) ?? []
  expect(listItems(state).filter(item => !parts.includes(item.parts[state] ?? ""))).toEqual([])
})

test("no two items have the same id", () => {
  expect(new Set(ITEMS.map(({ id }) => id)).size).toBe(ITEMS.length)
})
