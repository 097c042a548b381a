import { shortenStageHeading } from "./stage-heading"

test.each([
  ["Stage 1: get your contract reviewed", "Get your contract reviewed"],
  ["Selling in NSW, stage 2: agent, ATO and lender", "Agent, ATO and lender"],
  ["Settle and move in", "Settle and move in"],
])("in a numbered list %s is %s", (heading, short) => {
  expect(shortenStageHeading(heading)).toBe(short)
})
