import { screen } from "@testing-library/react"
import type { State } from "../../domain/states"
import { showWithFirmStates } from "../../testing/load-acting-in"

const show = (states: readonly State[]) =>
  showWithFirmStates(states, async () => {
    const [{ ByState, StateSwitch }, { StatePart }] = await Promise.all([
      import("./by-state"),
      import("../state-tag/state-tag"),
    ])
    return (
      <>
        <StateSwitch />
        <ByState>
          {states.map(state => (
            <StatePart key={state} state={state}>
              <p>In {state}.</p>
            </StatePart>
          ))}
        </ByState>
      </>
    )
  })

test("a firm in several states has a switch between its own", async () => {
  await show(["VIC", "QLD"])
  expect(screen.getAllByRole("radio").map(radio => radio.getAttribute("value"))).toEqual(["VIC", "QLD"])
})

test("a firm in one state has its part and no switch", async () => {
  await show(["QLD"])
  expect(screen.queryByRole("radio")).toBeNull()
  expect(screen.getByText("In QLD.")).toBeInTheDocument()
})
