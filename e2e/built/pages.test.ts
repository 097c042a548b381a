import { existsSync, readdirSync, readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import * as v from "valibot"
import { xml2js } from "xml-js"
import { EMBED_TOOLS } from "../../src/domain/embed"
import { SUBJECT_HEADINGS, SUBJECTS } from "../../src/domain/content/choices"
import { paths } from "../../src/domain/paths"
import { type State } from "../../src/domain/states"
import { listElementsBelow, type HtmlElement } from "../../tools/built/read-html"
import { listContentWithBuiltPages } from "../../tools/journeys/built-entries"
import {
  findElements,
  findDescendants,
  listLinkAddresses,
  NOWHERE,
  readPageElements,
  getElementText,
  readAttribute,
} from "../built-page"
import {
  findFirstEntry,
  firm,
  FIRST_STATE,
  isAboutState,
  isListedPage,
  type OwnEntry,
  OWN_STATES,
  buildTelLink,
  getTextField,
} from "../own-firm"
import { OWN_PAGES } from "../page-kinds"

const readMainElements = (path: string): HtmlElement[] => findDescendants(readPageElements(path), "main")

const listEntryIfAny = (entry: OwnEntry | null): OwnEntry[] => (entry ? [entry] : [])

const PARTNERS = readdirSync("content/partners")
  .filter(file => !file.startsWith("_"))
  .map(file => ({
    slug: file.replace(/\.mdx?$/, ""),
    name: /^name: (.+)$/m.exec(readFileSync(`content/partners/${file}`, "utf8"))?.[1] ?? "",
  }))

for (const { path } of listEntryIfAny(findFirstEntry("page", ({ slug }) => slug === "misc/partners"))) {
  test("the page about partners leads to each one that has a file, and to no other", () => {
    const partners = listLinkAddresses(readMainElements(path)).filter(address => address.startsWith(paths.partner("")))
    expect(partners.sort()).toEqual(PARTNERS.map(({ slug }) => paths.partner(slug)).sort())
  })
}

test("each partner's page leads to the collection statement in its file", () => {
  for (const { slug, name } of PARTNERS) {
    expect(listLinkAddresses(readMainElements(paths.partner(slug)))).toContain(paths.collectionStatement(slug))
    const [heading] = findElements(readMainElements(paths.collectionStatement(slug)), "h1")
    expect(heading && getElementText(heading)).toBe(`Collection statement: ${name}`)
  }
})

for (const partner of listEntryIfAny(findFirstEntry("partner"))) {
  test("a partner's page is branded: the partner's name beside the wordmark, and the partner's palette", () => {
    const [page] = findElements(readPageElements(partner.path), "div", {
      "data-palette": [partner.fields["palette"] ?? partner.fields["colours"] ?? []].flat().join(" "),
    })
    const parts = page ? listElementsBelow(page) : []
    expect(findElements(parts, "main")).toHaveLength(1)
    const [header] = findElements(parts, "header")
    expect(header && getElementText(header)).toContain(`with ${getTextField(partner, "name")}`)
  })
}

const hasOfferSnippet = ({ fields, text }: OwnEntry): boolean =>
  fields["offer"] !== undefined && text.includes("<OfferSnippet")

test.each([
  {
    whose: "the firm's",
    pages: listEntryIfAny(findFirstEntry("landing", one => hasOfferSnippet(one) && one.fields["phone"] === undefined)),
  },
  {
    whose: "its own",
    pages: listEntryIfAny(findFirstEntry("landing", one => hasOfferSnippet(one) && one.fields["phone"] !== undefined)),
  },
])("a landing page shows an offer snippet, and a phone number that's $whose", ({ pages }) => {
  for (const page of pages) {
    const phone = page.fields["phone"] === undefined ? firm.phone : getTextField(page, "phone")
    expect(findElements(readMainElements(page.path), "aside", { "aria-label": "Offer" })).toHaveLength(1)
    const [link] = findElements(findDescendants(readPageElements(page.path), "header"), "a", {
      href: buildTelLink(phone),
    })
    expect(link && getElementText(link)).toContain(phone)
  }
})

test("a page with a phone number of its own shows no other", () => {
  for (const kind of ["landing", "partner"] as const) {
    for (const page of listEntryIfAny(findFirstEntry(kind, one => one.fields["phone"] !== undefined))) {
      const elements = readPageElements(page.path)
      const numbers = listLinkAddresses(elements).filter(address => address.startsWith("tel:"))
      expect(new Set(numbers)).toEqual(new Set([buildTelLink(getTextField(page, "phone"))]))
      expect(findElements(elements, "p").map(getElementText).join(" ")).not.toContain(firm.phone)
    }
  }
})

test.each([paths.home, paths.contactUs, paths.page("protected-trust-account"), paths.page("faqs")])(
  "someone with a doubtful message gets from %s to the page that checks it",
  path => expect(listLinkAddresses(readMainElements(path))).toContain(paths.messageCheck),
)

test.each(OWN_STATES)("the guides that the key dates of %s lead to are there", state => {
  const table = readFileSync(`content/rates/key-dates-${state.toLowerCase()}.json`, "utf8")
  const guides = [...table.matchAll(/"guide": "(.+?)"/g)].map(([, guide = ""]) => guide)
  expect(guides).not.toEqual([])
  for (const guide of guides) expect(findElements(readMainElements(guide), "h1")).toHaveLength(1)
})

test("a page that is written in an .md file is drawn as those in .mdx files are", () => {
  const text = readFileSync("content/pages/unsubscribe-success.md", "utf8")
  const [, heading = ""] = /^heading: (.+)$/m.exec(text) ?? []
  const links = [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, address = ""]) => address)
  const page = readMainElements(paths.unsubscribeSuccess)
  expect(findElements(page, "h1").map(getElementText)).toEqual([heading])
  expect(links.length).toBeGreaterThan(0)
  expect(listLinkAddresses(page)).toEqual(expect.arrayContaining(links))
})

test.each([NOWHERE, paths.blogs, paths.page("faqs")])("%s has a search, and its foot leads to one", path => {
  expect(listLinkAddresses(findDescendants(readPageElements(path), "footer"))).toContain(paths.search)
  const form = findDescendants(readMainElements(path), "form", { role: "search", action: paths.search })
  expect(findElements(form, "input", { type: "search", name: "q" })).toHaveLength(1)
})

test("what needs JavaScript says so without it, and how to reach us", () => {
  const readNoscriptText = (path: string) =>
    findElements(readMainElements(path), "noscript").map(getElementText).join(" ")
  expect(readNoscriptText(paths.search)).toContain("The search needs JavaScript.")
  expect(readNoscriptText(paths.page("device"))).toContain("this page can’t read your device")
  expect(listLinkAddresses(readMainElements(paths.page("device")))).toContain(buildTelLink(firm.phone))
})

test.each([paths.page("buying"), paths.page("selling")])(
  "on %s each step of a state leads to a guide of its own",
  path => {
    for (const state of OWN_STATES) {
      const steps = findDescendants(readMainElements(path), "div", { "data-state": state })
      const guides = listLinkAddresses(
        findElements(steps, "li").flatMap(listElementsBelow).filter(isThirdLevelHeading).flatMap(listElementsBelow),
      )
      expect(guides.length).toBeGreaterThanOrEqual(7)
      expect(new Set(guides).size).toBe(guides.length)
    }
  },
)

const isThirdLevelHeading = ({ tagName }: HtmlElement): boolean => tagName === "h3"

for (const { path } of listEntryIfAny(findFirstEntry("blog", ({ path }) => path === OWN_PAGES.article))) {
  test("an article shows when it was checked, when it's due again, and its sources", () => {
    const [header] = findElements(readMainElements(path), "header")
    expect(header && getElementText(header)).toMatch(
      /Checked against its sources on .+, to be checked again by .+\sminute\sread/,
    )
    expect(
      findElements(findDescendants(readMainElements(path), "aside", { "aria-label": "Sources" }), "li"),
    ).not.toEqual([])
  })
}

for (const place of listEntryIfAny(
  findFirstEntry("place", one => isAboutState(FIRST_STATE)(one) && isListedPage(one)),
)) {
  test("the page of a place leads to places near it or in its state, the nearest office and its state", () => {
    const listLinksBelow = (pattern: RegExp) =>
      findElements(readMainElements(place.path), "section")
        .filter(section => findElements(listElementsBelow(section), "h2").some(h2 => pattern.test(getElementText(h2))))
        .flatMap(section => listLinkAddresses(listElementsBelow(section)))
    expect(listLinksBelow(/^Near |^Other places in /).filter(link => !link.startsWith(paths.landing("")))).toEqual([])
    expect(listLinksBelow(/^Near |^Other places in /)).not.toEqual([])
    const offices = [...listContentWithBuiltPages("city", firm.product)].map(({ path }) => path)
    const links = listLinksBelow(/^Our office and guide$/)
    expect(links.filter(link => offices.includes(link))).toHaveLength(offices.length > 0 ? 1 : 0)
    expect(links).toContain(paths.state(FIRST_STATE))
  })
}

const GUIDES = [...listContentWithBuiltPages("blog", firm.product)]

const listStageGuidePaths = (state: State, isSale: boolean): string[] =>
  GUIDES.filter(isAboutState(state))
    .filter(({ fields }) => fields["stage"] !== undefined && (fields["bst"] === "S") === isSale)
    .sort((one, other) => Number(one.fields["stage"]) - Number(other.fields["stage"]))
    .map(({ path }) => path)

test.each(OWN_STATES)("the guides of %s are listed: the stages in their order, the others by subject", state => {
  const part = findDescendants(readMainElements(paths.blogs), "section", { id: state.toLowerCase() })
  const lists = findElements(part, "ol").map(list => listLinkAddresses(listElementsBelow(list)))
  expect(lists).toEqual([listStageGuidePaths(state, false), listStageGuidePaths(state, true)])
  expect(lists.flat().length).toBeGreaterThanOrEqual(14)

  // If the firm acts in only one state, guides for every state are listed with its own guides.
  const about = OWN_STATES.length > 1 ? GUIDES.filter(isAboutState(state)) : GUIDES
  const subjects = SUBJECTS.filter(subject => about.some(({ fields }) => fields["subject"] === subject))
  expect(findElements(part, "h3").map(getElementText)).toEqual([
    "Buying, stage by stage",
    "Selling, stage by stage",
    ...subjects.map(subject => SUBJECT_HEADINGS[subject]),
  ])
})

test("known icons are drawn in the built page", () => {
  const icons = findElements(readMainElements(paths.page("component-library")), "svg", { class: "piece-icon" })
  const drawings = icons.filter(icon => findElements(listElementsBelow(icon), "path").length > 0)
  expect(drawings.length).toBeGreaterThan(5)
})

const feedSchema = v.object({
  rss: v.object({
    _attributes: v.object({ version: v.literal("2.0") }),
    channel: v.object({ item: v.array(v.object({ link: v.object({ _text: v.string() }) })) }),
  }),
})

test("the guides have a feed of all of them, which their list names", () => {
  const links = findElements(readPageElements(paths.blogs), "link", {
    rel: "alternate",
    type: "application/rss+xml",
  })
  expect(links.map(link => readAttribute(link, "href"))).toEqual([paths.blogFeed])
  const { rss } = v.parse(feedSchema, xml2js(readFileSync(`public${paths.blogFeed}`, "utf8"), { compact: true }))
  const guides = listLinkAddresses(readMainElements(paths.blogs)).filter(address =>
    address.startsWith(`${paths.blogs}/`),
  )
  expect(rss.channel.item.map(({ link }) => new URL(link._text).pathname).sort()).toEqual([...new Set(guides)].sort())
})

test("the list of what the site says names the guides' Markdown versions, and nothing that isn't there", () => {
  const list = readFileSync(`public${paths.llms}`, "utf8")
  const addresses = [...list.matchAll(/\]\(https?:\/\/[^/)]+([^)]*)\)/g)].map(([, path = ""]) => path)
  const markdownPaths = GUIDES.filter(isListedPage).map(({ path }) => paths.markdown(path))
  expect(addresses).toEqual(expect.arrayContaining(markdownPaths))
  expect(markdownPaths.length).toBeGreaterThan(10 * OWN_STATES.length)
  const isInBuild = (path: string) =>
    [path, `${path}.html`, `${path}/index.html`].some(file => existsSync(`public${file}`))
  expect(addresses.filter(path => !isInBuild(path))).toEqual([])
})

test("a table of figures can be downloaded as CSV and as JSON, and both have the same days", () => {
  const links = listLinkAddresses(readMainElements(paths.figures))
  const readFiguresFile = (ending: string) =>
    readFileSync(`public${links.find(address => address.endsWith(ending)) ?? ""}`, "utf8")
  const [columns = "", first = ""] = readFiguresFile(".csv").split("\r\n")
  expect(columns).toMatch(/^table,state,from,until,checked,source,/)
  const { table, state, periods, licence, howToCite } = JSON.parse(readFiguresFile(".json"))
  expect(first.startsWith([table, state, periods[0].from, periods[0].until ?? ""].join(","))).toBe(true)

  // Someone who has only the file can see how to use it.
  expect(licence).toContain(paths.figures)
  expect(howToCite).toMatch(/, read on \d+ \w+ \d{4}, https?:\/\/\S+\/figures$/)
  expect(first.endsWith("/figures")).toBe(true)
})

/** In bytes, after compression. */
const MOST_IN_EMBED_PAGE = 15_500
const MOST_IN_EMBED_SCRIPT = 1500

test("what a partner's page loads is small: the script, and each tool's page", () => {
  const getCompressedSize = (file: string) => brotliCompressSync(readFileSync(`public${file}`)).length
  expect(getCompressedSize(paths.embedScript)).toBeLessThanOrEqual(MOST_IN_EMBED_SCRIPT)
  const tools = listEntryIfAny(findFirstEntry("partner", ({ fields }) => Array.isArray(fields["hosts"]))).flatMap(
    ({ slug }) => EMBED_TOOLS.map(tool => paths.embed(slug, tool)),
  )
  expect(tools.filter(path => getCompressedSize(`${path}.html`) > MOST_IN_EMBED_PAGE)).toEqual([])
})
