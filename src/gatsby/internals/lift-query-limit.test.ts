import { buildActions } from "gatsby/dist/state-machines/develop/actions"
import { developMachine } from "gatsby/dist/state-machines/develop"
import { disableGatsbyRecompileLimit } from "./lift-query-limit"

test("Gatsby doesn't count how often it asked again, and all else that it does is as before", async () => {
  const { incrementRecompileCount: counts, ...others } = buildActions
  await disableGatsbyRecompileLimit()
  const { incrementRecompileCount: doesNothing, ...same } = buildActions
  expect(same).toEqual(others)
  expect(counts).toMatchObject({ type: "xstate.assign" })
  expect(doesNothing).toBeInstanceOf(Function)
})

test("Gatsby does what it finds under this name in the same list, and counts nowhere else", () => {
  expect(developMachine.options.actions).toBe(buildActions)
  const states = JSON.stringify(developMachine.config.states)
  expect(states.match(/"incrementRecompileCount"/g)).toHaveLength(1)
  expect(states).toContain('"actions":"panicBecauseOfInfiniteLoop"')
})
