import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { STATES } from "../states"
import { PALETTES } from "./choices"

test("the brand palettes are ink, coral, light-coral and the four of CCA", () => {
  expect([...PALETTES].sort()).toEqual(
    ["ink", "coral", "light-coral", "cca-black", "cca-grey", "cca-red", "cca-custom"].sort(),
  )
})

test("the firm's primary colour is light-coral, and its grays are zinc", () => {
  expect(parse(readFileSync("content/site.yaml", "utf8"))).toMatchObject({ primary: "light-coral", gray: "zinc" })
})

test("the supported states are NSW, VIC and QLD, and the firm acts in all of them", () => {
  expect([...STATES].sort()).toEqual(["NSW", "QLD", "VIC"])
  expect(parse(readFileSync("content/site.yaml", "utf8")).states.sort()).toEqual(["NSW", "QLD", "VIC"])
})
