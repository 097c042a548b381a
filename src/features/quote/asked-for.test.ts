import { askedFor } from "./asked-for"

test("the address brings a side and a state that the form offers", () => {
  expect(askedFor("?side=buying&state=NSW")).toEqual({ side: "buying", state: "NSW" })
  expect(askedFor("?side=both")).toEqual({ side: "both" })
  expect(askedFor("state=QLD&utm_source=x")).toEqual({ state: "QLD" })
})

test("an answer that the form does not offer is left out", () => {
  expect(askedFor("?side=renting&state=nsw")).toEqual({})
  expect(askedFor("?side=buyingselling&state=WA")).toEqual({})
  expect(askedFor("?side=%3Cscript%3E&state=toString")).toEqual({})
  expect(askedFor("")).toEqual({})
})
