import { JOB_QUESTIONS } from "../../domain/job/questions"
import { prefillFromQuery } from "./prefill"

test("the address brings a side and a state that the form offers", () => {
  expect(prefillFromQuery("?side=buying&state=NSW")).toEqual({ side: "buying", state: "NSW" })
  expect(prefillFromQuery("?side=both")).toEqual({ side: "both" })
  expect(prefillFromQuery("state=QLD&utm_source=x")).toEqual({ state: "QLD" })
})

test("the address may bring every side and every state of the form", () => {
  const { side, state } = JOB_QUESTIONS
  for (const option of side.options) expect(prefillFromQuery(`?side=${option}`)).toEqual({ side: option })
  for (const option of state.options) expect(prefillFromQuery(`?state=${option}`)).toEqual({ state: option })
})

test("an answer that the form does not offer is left out", () => {
  expect(prefillFromQuery("?side=renting&state=nsw")).toEqual({})
  expect(prefillFromQuery("?side=buyingselling&state=WA")).toEqual({})
  expect(prefillFromQuery("?side=%3Cscript%3E&state=toString")).toEqual({})
  expect(prefillFromQuery("")).toEqual({})
})
