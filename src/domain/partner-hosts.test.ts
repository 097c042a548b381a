import * as v from "valibot"
import { host, listSiteOrigins, parsePartnerHosts } from "./partner-hosts"

test.each([
  ["www.example.com", true],
  ["https://www.example.com", false],
  ["www.example.com/loans", false],
  ["www.example.com:8080", false],
  ["localhost", false],
  ["203.0.113.7", false],
  ["*.example.com", false],
])("%s as the name of a partner's site: %s", (name, isOne) => {
  expect(v.is(host, name)).toBe(isOne)
})

test("partners' sites are known by their secure origins, each once", () => {
  const origins = listSiteOrigins(["www.example.com", "a.example"], ["a.example"])
  expect(origins).toEqual(["https://a.example", "https://www.example.com"])
})

test.each([
  ["a partner without a site", { acme: [] }],
  ["a site that would be a second source in a header", { acme: ["a.example; script-src *"] }],
  ["a list of sites", ["a.example"]],
])("%s is no list of partners' sites", (_, file) => {
  expect(() => parsePartnerHosts(file)).toThrow()
})
