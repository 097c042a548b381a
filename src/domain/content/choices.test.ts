import { STATES } from "../states"
import { PALETTES } from "./choices"

test("the brand palettes are ink, coral, light-coral and the four of CCA", () => {
  expect([...PALETTES].sort()).toEqual(
    ["ink", "coral", "light-coral", "cca-black", "cca-grey", "cca-red", "cca-custom"].sort(),
  )
})

test("the supported states are NSW, VIC and QLD", () => {
  expect([...STATES].sort()).toEqual(["NSW", "QLD", "VIC"])
})
