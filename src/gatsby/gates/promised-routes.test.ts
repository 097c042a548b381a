import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseIsoDate } from "../../domain/iso-date"
import { buildPageFile, buildReadableFile } from "../../testing/readable-file"
import { formatProblem, type ReadableFile } from "../read-content"
import { parsePublicPageAddresses } from "../redirects/public-addresses"
import {
  findAddressesOfChangedFirm,
  findBrokenPageAddresses,
  findMovedPlaceAddresses,
  listUnrecordedPageAddresses,
  checkForUnrecordedAddresses,
} from "./promised-routes"

const placeText = readFileSync(join("content", "places/_example.yaml"), "utf8")
const createPlaceFile = (slug: string, product?: string): ReadableFile =>
  buildReadableFile(`places/${slug}.yaml`, placeText, product)
const TODAY = parseIsoDate("2026-11-22")

const buildContext = (list: string, files: readonly ReadableFile[], product = "conveyancing") => ({
  listed: parsePublicPageAddresses(list).addresses,
  files,
  product,
  handMade: ["/blogs"],
  today: TODAY,
})
const findProblems = (list: string, ...files: ReadableFile[]): string[] =>
  findBrokenPageAddresses(buildContext(list, files)).map(formatProblem)

test("an address that was promised has a page, of content or made by hand", () => {
  expect(findProblems("- /buying\n- /blogs\n- /selling\n", buildPageFile("buying", "Words."))).toEqual([
    "content/addresses.yaml: line 3: /selling was public, and no page has it now; " +
      'give it "movedTo" with the page that took its place, or "gone" with the reason',
  ])
})

test("a page whose file has a mistake isn't gone, also while nothing says which address it has", () => {
  const list = "- /buying\n- /victoria/melbourne\n- /selling\n"
  const invalidFiles = [
    { address: "/buying", slug: "buying" },
    { address: null, slug: "melbourne" },
  ]
  expect(findBrokenPageAddresses({ ...buildContext(list, []), invalidFiles }).map(({ where }) => where)).toEqual([
    "line 3",
  ])
})

test("an address that moved or may go needs no page", () => {
  const list = "- was: /old\n  movedTo: /buying\n- was: /misc/partners\n  gone: We have no partners any more.\n"
  expect(findProblems(list, buildPageFile("buying", "Words."))).toEqual([])
})

test("an address that may go has no page", () => {
  const list = "- /selling\n- was: /buying\n  gone: Nobody asks for it.\n- was: /blogs\n  gone: Nobody reads them.\n"
  expect(findProblems(list, buildPageFile("buying", "Words."), buildPageFile("selling", "Words."))).toEqual([
    'content/addresses.yaml: line 2: /buying has a page; write it without "gone"',
    'content/addresses.yaml: line 4: /blogs has a page; write it without "gone"',
  ])
})

test.each(["draft: true", 'publishFrom: "2026-11-23"', 'until: "2999-12-31"'])(
  "a page that was promised is there on every day, and can't have %s",
  line => {
    const [field] = line.split(":")
    expect(findProblems("- /buying\n", buildPageFile("buying", "Words.", `${line}\n`))).toEqual([
      `content/pages/buying.mdx: ${field}: /buying was public, so people come to it every day; ` +
        `take ${field} out, or give the address "gone" with the reason in content/addresses.yaml`,
    ])
    expect(findProblems("- /buying\n", buildPageFile("buying", "Words.", "draft: false\n"))).toEqual([])
    expect(
      findProblems("- was: /buying\n  gone: The offer is over.\n", buildPageFile("buying", "Words.", `${line}\n`)),
    ).toEqual([])
  },
)

test("a page whose first day has come is there on every day", () => {
  expect(findProblems("- /buying\n", buildPageFile("buying", "Words.", 'publishFrom: "2026-11-22"\n'))).toEqual([])
})

test("an address that an ended test redirects is kept, whether its page is there or not", () => {
  const missing = findBrokenPageAddresses({ ...buildContext("- /lp/a\n- /lp/b\n", []), ended: [{ from: "/lp/b" }] })
  expect(missing.map(({ message }) => message.split(" ")[0])).toEqual(["/lp/a"])
})

const PORTS = "- /lp/port-conveyancing\n- /lp/port-macquarie-conveyancing\n- /lp/sydney-conveyancing\n"

test("places move together with the product, and one line says how to redirect them", () => {
  const places = ["port", "port-macquarie"].map(slug => createPlaceFile(slug, "property-law"))
  const context = buildContext(PORTS, places, "property-law")
  expect(findMovedPlaceAddresses(context)).toEqual([
    { was: "/lp/port-conveyancing", movedTo: "/lp/port-property-law" },
    { was: "/lp/port-macquarie-conveyancing", movedTo: "/lp/port-macquarie-property-law" },
  ])
  expect(findBrokenPageAddresses(context).map(formatProblem)).toEqual([
    "content/addresses.yaml: product: 2 addresses, such as /lp/port-conveyancing, have moved with the product; " +
      "run npm run addresses, which redirects them",
    expect.stringMatching(/^content\/addresses\.yaml: line 3: \/lp\/sydney-conveyancing was public, and no page/),
  ])
})

test("a place that was taken out hasn't moved to another one whose name begins alike", () => {
  const left = buildContext(PORTS, [createPlaceFile("port"), createPlaceFile("sydney")])
  expect(findMovedPlaceAddresses(left)).toEqual([])
  expect(findBrokenPageAddresses(left).map(formatProblem)).toEqual([
    expect.stringMatching(/^content\/addresses\.yaml: line 2: \/lp\/port-macquarie-conveyancing was public/),
  ])
})

const QLD = new Map([
  ["/queensland", "We don't act in Queensland."],
  ["/blogs/qld/stage-1", "We don't act in Queensland."],
])

test("addresses go together with a state in which the firm stops acting, and one line says how to let them go", () => {
  const left = { ...buildContext("- /queensland\n- /blogs/qld/stage-1\n- /blogs\n", []), leftOut: QLD }
  expect(findBrokenPageAddresses(left).map(formatProblem)).toEqual([
    "content/addresses.yaml: firm: 2 addresses, such as /queensland, have gone with what the firm doesn't do; " +
      "run npm run addresses, which lets them go",
  ])
  expect(findAddressesOfChangedFirm(left).gone).toEqual([
    { was: "/queensland", gone: "We don't act in Queensland." },
    { was: "/blogs/qld/stage-1", gone: "We don't act in Queensland." },
  ])
})

test("a place in a state that the firm leaves goes too when the product changes with it", () => {
  const context = {
    ...buildContext(PORTS, [createPlaceFile("port-macquarie", "property-law")], "property-law"),
    leftOut: new Map(["port", "sydney"].map(slug => [`/lp/${slug}-property-law`, "We don't act there."])),
  }
  expect(findAddressesOfChangedFirm(context).gone).toEqual([
    { was: "/lp/port-conveyancing", gone: "We don't act there." },
    { was: "/lp/sydney-conveyancing", gone: "We don't act there." },
  ])
})

test("an address that went with its state and whose page is there again is told, and one that a person let go as before", () => {
  const list = "- was: /buying\n  gone: We don't act in Queensland.\n- was: /selling\n  gone: Nobody asks for it.\n"
  const again = buildContext(list, [buildPageFile("buying", "Words."), buildPageFile("selling", "Words.")])
  expect(findAddressesOfChangedFirm(again)).toEqual({ gone: [], back: [{ was: "/buying" }] })
  expect(findBrokenPageAddresses(again).map(formatProblem)).toEqual([
    expect.stringMatching(/^content\/addresses\.yaml: firm: \/buying has come back with what the firm does/),
    'content/addresses.yaml: line 3: /selling has a page; write it without "gone"',
  ])
})

test("addresses that are public for good and that the list lacks are told in a notice", () => {
  const later = buildPageFile("later", "Words.", 'publishFrom: "2026-11-23"\n')
  const campaign = buildPageFile("campaign", "Words.", 'until: "2026-12-31"\n')
  const files = [buildPageFile("selling", "Words."), buildPageFile("buying", "Words."), later, campaign]
  expect(listUnrecordedPageAddresses(buildContext("", files))).toEqual(["/blogs", "/buying", "/selling"])
  expect(listUnrecordedPageAddresses(buildContext("- /buying\n- was: /blogs\n  gone: Over.\n", files))).toEqual([
    "/selling",
  ])
  expect(checkForUnrecordedAddresses(buildContext("", files)).map(formatProblem)).toEqual([
    "content/addresses.yaml: file: 3 addresses, such as /blogs, aren't protected yet; run npm run addresses",
  ])
  expect(checkForUnrecordedAddresses(buildContext("- /buying\n- /blogs\n- /selling\n", files))).toEqual([])
})
