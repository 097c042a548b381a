import { buildActions } from "gatsby/dist/state-machines/develop/actions"
import { developMachine } from "gatsby/dist/state-machines/develop"
import { goOnDeveloping } from "./go-on-developing"

test("what stops Gatsby after six changes in a row does nothing, and all else that it does is as before", async () => {
  const { panicBecauseOfInfiniteLoop: stops, ...others } = buildActions
  await goOnDeveloping()
  const { panicBecauseOfInfiniteLoop: goesOn, ...same } = buildActions
  expect(same).toEqual(others)
  expect(stops.toString()).toContain("recompile infinitely")
  expect(goesOn.toString()).not.toContain("recompile infinitely")
})

test("Gatsby does what it finds under this name in the same list", () => {
  expect(developMachine.options.actions).toBe(buildActions)
  expect(JSON.stringify(developMachine.config.states)).toContain('"actions":"panicBecauseOfInfiniteLoop"')
})
