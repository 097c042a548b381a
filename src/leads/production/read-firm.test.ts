import { readFileSync } from "node:fs"
import { createTemporaryFolder } from "../../testing/build-folder"
import { getFirmForRequest } from "../core/events/request-parts"
import { readFirmDetails, readPartnerSlugs } from "./env"

test("partners are those with a file, and those whose page was public once", () => {
  const addresses = "- /partners\n- /partners/here\n- was: /partners/ended\n  gone: We parted.\n- /misc/partners\n"
  const root = createTemporaryFolder({ "content/addresses.yaml": addresses, "content/partners/new.mdx": "" })
  expect(readPartnerSlugs(root)).toEqual(new Set(["here", "ended", "new"]))
  // Without the list nobody knows who was one, so every name counts.
  expect(readPartnerSlugs(createTemporaryFolder())).toBeNull()
})

test("the firm that error pages name is the one of the site's file", () => {
  expect(readFirmDetails("src/testing")).toMatchObject({
    name: "Wattlebird Lawyers",
    phone: { display: "1300 975 711", tel: "1300975711" },
    email: "desk@wattlebird.example",
    imprint: expect.stringMatching(/^Wattlebird Lawyers, ABN 11 111 111 111\. The licence of the fixture firm\. /),
    mark: { viewBox: "0 0 40 40", drawing: '<g fill="var(--accent)"><circle cx="20" cy="20" r="18"/></g>' },
  })
})

test("a firm's numbers of states are for requests of those states; a number for something isn't", () => {
  const phones = "phones:\n  - { phone: (07) 5550 0123, state: QLD }\n  - { phone: 1300 975 708, label: Settlements }\n"
  const site = readFileSync("src/testing/content/site.yaml", "utf8") + phones
  const firm = readFirmDetails(createTemporaryFolder({ "content/site.yaml": site }))
  const inQueensland = { display: "07 5550 0123", tel: "0755500123" }
  expect(firm.statePhones).toEqual(new Map([["QLD", inQueensland]]))
  expect(getFirmForRequest(firm, { state: "QLD" }).phone).toEqual(inQueensland)
  expect(getFirmForRequest(firm, { partner: null }, "QLD").phone).toEqual(inQueensland)
  expect(getFirmForRequest(firm, { state: "VIC" }).phone.display).toBe("1300 975 711")
  const ownNumber = { display: "1300 975 709", tel: "1300975709" }
  const withPage = { ...firm, pagePhones: new Map([["/lp/a", ownNumber]]) }
  expect(getFirmForRequest(withPage, { state: "QLD", attribution: { formPath: "/lp/a" } }).phone).toEqual(ownNumber)
})

test("a page with a phone number of its own has it in requests too, and so have a partner's tools", () => {
  const root = createTemporaryFolder({
    "content/site.yaml": readFileSync("src/testing/content/site.yaml"),
    "content/landing/own.mdx": "---\ntitle: A\nphone: (02) 5550 0123\n---\n\nphone: 1300 000 000\n\n---\n",
    "content/landing/none.mdx": "---\ntitle: A\n---\n\nphone: 1300 000 000\n",
    "content/landing/unreadable.mdx": "---\n[\n---\n",
    "content/landing/invalid.mdx": "---\nphone: 12\n---\n",
    "content/partners/acme.mdx": "---\nphone: 1300 975 709\n---\n",
  })
  const paths = ["/partners/acme", "/embed/acme/calculator", "/embed/acme/quote", "/embed/acme/key-dates"]
  expect(readFirmDetails(root).pagePhones).toEqual(
    new Map([
      ["/lp/own", { display: "02 5550 0123", tel: "0255500123" }],
      ...paths.map(path => [path, { display: "1300 975 709", tel: "1300975709" }] as const),
    ]),
  )
})

test.each([
  ["is missing", null],
  ["can't be read", "<svg"],
])("a request is taken without a mark whose file %s", (_, text) => {
  const site = { "content/site.yaml": readFileSync("src/testing/content/site.yaml") }
  const root = createTemporaryFolder({ ...site, ...(text !== null && { "content/brand/mark.svg": text }) })
  expect(readFirmDetails(root)).toMatchObject({ name: "Wattlebird Lawyers", mark: null })
})
