import { EMBED_TOOLS } from "../embed"
import { getEmbeddingPartnerPage, isIsoTimestamp, parsePartnerFromUrl } from "./partner"

test.each([
  ["https://www.example.com/partners/first-door", "first-door", "/partners/first-door"],
  ["https://www.example.com/partners/first-door/?utm_source=x#costs", "first-door", "/partners/first-door/"],
  ["http://localhost:8888/request-a-quote?state=NSW&partner=acme&side=buying", "acme", "/request-a-quote"],
  ["http://localhost:8888/request-a-quote?partner=ACME-Loans", "acme-loans", "/request-a-quote"],
])("%s names a partner", (address, partner, partnerPath) => {
  expect(parsePartnerFromUrl(address)).toEqual({ partner, partnerPath })
})

test.each(EMBED_TOOLS)("the tool %s in a partner's own page names the partner", tool => {
  const partnerPath = `/embed/acme/${tool}`
  const address = `https://www.example.com${partnerPath}`
  expect(parsePartnerFromUrl(address)).toEqual({ partner: "acme", partnerPath })
  expect(parsePartnerFromUrl(`${address}?page=https%3A%2F%2Facme.example%2F`)).toEqual({ partner: "acme", partnerPath })
})

const TOOL = "https://www.example.com/embed/acme/quote"

test.each([
  ["as the tool's address says", `${TOOL}?page=https%3A%2F%2Fwww.acme.example%2Floans`, "", "/loans"],
  ["before the site that framed it", `${TOOL}?page=https://www.acme.example/loans`, "https://a.example/", "/loans"],
  ["without its query and hash", `${TOOL}?page=${encodeURIComponent("https://www.acme.example/a?b=1#c")}`, "", "/a"],
  ["as the browser tells the site", TOOL, "https://www.acme.example/", "/"],
  ["as the browser tells it, where the address says none", `${TOOL}?page=loans`, "https://www.acme.example/", "/"],
])("the partner's page around a tool is known %s", (_, address, referrer, path) => {
  expect(getEmbeddingPartnerPage({ address, referrer }, "acme")).toBe(`https://www.acme.example${path}`)
})

test.each([
  ["that nothing tells", TOOL, "", "acme"],
  ["of ours, which shows partners the tool", TOOL, "https://www.example.com/misc/embed", "acme"],
  ["that is no page", `${TOOL}?page=javascript:alert(1)`, "", "acme"],
  ["of another partner", `${TOOL}?page=https://www.acme.example/`, "", "other"],
  ["of a visit that no tool began", "https://www.example.com/faqs?page=https://a.example/", "https://a.example/", "a"],
  ["of nobody", TOOL, "https://www.acme.example/", undefined],
  ["of an address that is none", "x", "https://www.acme.example/", "acme"],
])("a page %s is not told", (_, address, referrer, partner) => {
  expect(getEmbeddingPartnerPage({ address, referrer }, partner)).toBeUndefined()
})

test.each([
  "",
  "https://www.example.com/partners/first-door/terms",
  "https://www.example.com/embed/first-door/terms",
  "https://www.example.com/faqs?from=/partners/first-door",
  "https://www.example.com/faqs?partner=First%20Door",
  `https://www.example.com/partners/${"a".repeat(61)}`,
])("%s names none", address => {
  expect(parsePartnerFromUrl(address)).toBeNull()
})

test.each([
  ["2026-11-21T02:00:00.000Z", true],
  ["2026-11-21", false],
  ["2026-02-30T02:00:00.000Z", false],
  ["2026-11-21T13:00:00.000+11:00", false],
  ["", false],
])("%p is a moment in UTC: %p", (text, is) => {
  expect(isIsoTimestamp(text)).toBe(is)
})
