import { screen } from "@testing-library/react"
import type { State } from "../../domain/states"
import { loadWithFirmStates, showWithFirmStates } from "../../testing/load-acting-in"

test.each<[State[], State[]]>([
  [["VIC"], ["VIC"]],
  [
    ["QLD", "NSW"],
    ["NSW", "QLD"],
  ],
])("for a firm in %j an address chooses %j, and no other state", async (states, choice) => {
  const { parseFirstAnswers } = await loadWithFirmStates(states, () => import("../../domain/lead/first-answers"))
  const allStates: State[] = ["NSW", "VIC", "QLD"]
  expect(allStates.filter(state => parseFirstAnswers(`?state=${state}`).state === state)).toEqual(choice)
})

test.each<[State[], string]>([
  [["VIC"], "/request-a-quote?side=buying"],
  [["NSW", "VIC"], "/request-a-quote?state=NSW&side=buying"],
])("for a firm in %j a page about New South Wales leads to %s", async (states, address) => {
  const { buildQuoteAddress: quoteAddress, readQuoteContext: quoteContextOf } = await loadWithFirmStates(
    states,
    () => import("./quote-context"),
  )
  expect(quoteAddress(quoteContextOf({ state: "NSW", bst: "B" }))).toBe(address)
})

test.each<[State[], State | undefined]>([
  [["QLD"], "QLD"],
  [["QLD", "VIC"], undefined],
])("the first questions of a firm in %j begin with the state %s", async (states, choice) => {
  await showWithFirmStates(states, async () => {
    const { QuoteStart } = await import("./quote-start")
    return <QuoteStart />
  })
  const answers = [...document.querySelectorAll<HTMLInputElement>("[name=state]")]
  expect(answers.map(({ value }) => value)).toEqual(states)
  expect(answers.find(({ checked }) => checked)?.value).toBe(choice)
  expect(screen.getByRole("radio", { name: "Queensland" })).toBeInTheDocument()
})
