import { figures } from "../../src/domain/figures/published"
import { paths } from "../../src/domain/paths"
import { quote } from "../../src/domain/quote/quote"
import { SITE } from "../../src/harness/lead-test-harness"
import { postJson } from "../../src/harness/posts"
import { leadTestHarness } from "../../src/testing/use-lead-test-harness"
import { answerPrice } from "./prices.mts"

// A firm in Victoria only.
jest.mock("../../src/domain/firm/states", () => ({ ourStates: ["VIC"] }))
jest.mock("../../src/domain/firm/figure-tables", () => {
  const all: { figureTables: { state?: string }[] } = jest.requireActual("../../src/domain/firm/figure-tables")
  return { figureTables: all.figureTables.filter(({ state }) => state === undefined || state === "VIC") }
})

const harness = leadTestHarness()

const price = jest.fn<ReturnType<typeof quote>, Parameters<Parameters<typeof answerPrice>[2]>>((job, today) =>
  quote(job, figures, today),
)
beforeEach(() => void price.mockClear())

const HOUSE = { propertyType: "house", price: "900000", stage: "looking" }

const ask = (changes: object) =>
  answerPrice(
    () => harness.ports,
    { partnerOrigins: () => [], keys: [] },
    price,
  )(postJson(paths.api.prices, { ...HOUSE, side: "buying", ...changes }, { origin: SITE }), harness.call())

test.each([
  ["in New South Wales", { state: "NSW" }, "state"],
  ["sold in Queensland", { state: "QLD", side: "selling" }, "state"],
  [
    "sold in New South Wales beside a purchase",
    { state: "VIC", side: "both", sale: { ...HOUSE, state: "NSW" } },
    "sale.state",
  ],
  ["of a farm in Queensland, which a person would price", { state: "QLD", propertyType: "rural" }, "state"],
  ["in Western Australia", { state: "WA" }, "state"],
])("the price of a property %s is refused with 422, and never worked out", async (_, changes, field) => {
  const answer = await ask(changes)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    errors: expect.arrayContaining([
      expect.objectContaining({
        field,
        code: "other-state",
        message: expect.stringMatching(/^We act in Victoria only\./),
      }),
    ]),
  })
  expect(price).not.toHaveBeenCalled()
})

test("a property in Victoria has a price from the tables of Victoria alone", async () => {
  const answer = await ask({ state: "VIC" })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ outcome: "quoted", quote: { state: "VIC" } })
})
