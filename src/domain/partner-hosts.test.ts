import * as v from "valibot"
import { host, partnerOrigins } from "./partner-hosts"

test.each([
  ["www.example.com", true],
  ["loans.example.com.au", true],
  ["https://www.example.com", false],
  ["www.example.com/loans", false],
  ["www.example.com:8080", false],
  ["localhost", false],
  ["203.0.113.7", false],
  ["*.example.com", false],
  ["WWW.example.com", false],
])("%s as the name of a partner's site: %s", (name, isOne) => {
  expect(v.is(host, name)).toBe(isOne)
})

test("partners' sites are known by their secure origins", () => {
  expect(partnerOrigins(["www.example.com"])).toEqual(["https://www.example.com"])
})
