import { parseMdxBody } from "./parse-body"
import type { FindEntry, GetPicture, ListEntries } from "../content-queries"
import { addDataToBodyComponents, createComponentDataLoaders } from "./expand-body"

const rejectLookup = () => Promise.reject(new Error("nothing is asked for"))

const expandSource = (
  page: Record<string, unknown>,
  source: string,
  sources?: string[],
  find: FindEntry = rejectLookup,
  list: ListEntries = rejectLookup,
  picture: GetPicture = rejectLookup,
) => {
  const body = parseMdxBody(source, sources)
  return addDataToBodyComponents(body.ok ? body.tree : [], createComponentDataLoaders(page, find, list, picture))
}

const HERO = '<Example title="x">\n\n<Hero title="Title" lead="Words." />\n\n</Example>'

test.each([
  [{ layout: "full-width", internal: { type: "GeneralPage" } }, undefined],
  [{ layout: "component", internal: { type: "GeneralPage" } }, 2],
  [{ layout: "full-width", internal: { type: "StatePage" } }, 2],
])("a hero on %j has the level %s: a page has one h1", async (page, level) => {
  const [example] = await expandSource(page, HERO)
  expect(example).toMatchObject(["Example", {}, ["Hero", level ? { title: "Title", level } : { title: "Title" }]])
  expect(JSON.stringify(example).includes('"level"')).toBe(level !== undefined)
})

test.each<[gets: string, source: string, given: object]>([
  [
    "a cost breakdown is given its sums, the day they were checked and what they count on",
    '<CostBreakdown side="buying" state="VIC" price="750000" on="2026-11-21" />',
    {
      ...{ totals: expect.any(Object), checkedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), price: 750_000 },
      basedOn: expect.stringContaining("a house"),
    },
  ],
  [
    "an example of key dates is given its dates and the terms they are counted with",
    '<KeyDateExample side="buying" state="VIC" on="2026-11-21" />',
    { terms: { finance: 14, buildingAndPest: 7 }, dates: expect.any(Array), warnings: expect.any(Array) },
  ],
])("%s, and nothing else", async (_, source, props) => {
  const text = { side: "buying", state: "VIC", on: "2026-11-21" }
  expect(await expandSource({}, source)).toEqual([[/\w+/.exec(source)?.[0], { ...text, ...props }]])
})

// Victoria at 500,000. An investor: 2,870 + 370,000 x 6% = 25,070. To live in: 18,370 + 60,000 x 6% = 21,970.
test("a table of costs is given a row for each price, and where its figures come from", async () => {
  const [table] = await expandSource({}, '<CostTable state="VIC" on="2026-11-21" />')
  const createCost = (duty: number) => ({ dutyCents: duty * 100, totalCents: expect.any(Number) })
  const first = { priceCents: 500_000_00, ownerOccupier: createCost(21_970), investor: createCost(25_070) }
  const rows = [first, ...[650_000, 800_000, 1_000_000, 1_500_000].map(price => ({ priceCents: price * 100 }))]
  const sources = expect.arrayContaining([expect.objectContaining({ checked: "2026-11-21" })])
  expect(table).toMatchObject(["CostTable", { state: "VIC", rows, sources }])
})

test("tables of figures are given those of their state, by what they're called", async () => {
  const source = { name: "The office", url: "https://www.example.org/fees", setBy: "the office", read: "copy" }
  const periods = [{ from: "2026-07-01", until: null, checked: "2026-11-21", source }]
  const listEntries = async () => [
    { table: { table: "settlement-vic", state: "VIC", items: {}, periods } },
    { table: { table: "settlement-nsw", state: "NSW", items: {}, periods } },
  ]
  const [node] = await expandSource({}, '<FigureTables state="VIC" />', [], rejectLookup, listEntries)
  const tables = [{ name: "settlement-vic", label: "Electronic settlement" }]
  expect(node).toMatchObject(["FigureTables", { state: "VIC", tables }])
})

test("the documents to send are given, with the side and state of their file", async () => {
  const lease = { name: "The lease", why: "You need it.", where: "Ask the agent.", due: "start", way: "email" }
  const listEntries = async () => [{ title: "Sellers", order: 10, side: "selling", state: "QLD", documents: [lease] }]
  const [node] = await expandSource({}, "<DocumentsToSend />", [], rejectLookup, listEntries)
  expect(node).toEqual(["DocumentsToSend", { documents: [{ ...lease, side: "selling", state: "QLD" }] }])
})

test("the page that reads a contract is given the parts of each sample that are looked for, and the page that explains it", async () => {
  const part = { section: "Front page", name: "A part", about: "What it is.", checks: ["Check it."], call: "Call us." }
  const parts = ["price-deposit", "not-there"].map(id => ({ id, ...part }))
  const samples = [{ slug: "nsw", title: "A sample", state: "NSW", setting: "Made up.", parts }]
  const pages = [
    { path: "/all", body: [["SampleDocument", { sample: "nsw" }]] },
    { path: "/documents/nsw", state: "NSW", body: [["SampleDocument", { sample: "nsw" }]] },
  ]
  const listEntries = async (type: string) => (type === "SampleDocument" ? samples : pages)
  const [node] = await expandSource({}, "<OwnContract />", [], rejectLookup, listEntries)
  const expectedPart = { id: "price-deposit", name: "A part", about: "What it is.", checks: ["Check it."] }
  expect(node).toEqual(["OwnContract", { samples: [{ state: "NSW", path: "/documents/nsw", parts: [expectedPart] }] }])
})

test("a tool for partners' pages is given the first partner by name that has sites, and the firm's name and address", async () => {
  const partners = [
    { slug: "b", name: "B", hosts: ["www.b.example"] },
    { slug: "a", name: "A", hosts: ["www.a.example", "a.example"] },
    { slug: "0", name: "0", hosts: null },
  ]
  const findFirm = async () => ({ name: "A firm", url: "https://www.example.com/" })
  const source = '<EmbedExample tool="quote" />'
  const props = { partner: "a", host: "www.a.example", firm: "A firm", site: "https://www.example.com" }
  expect(await expandSource({}, source, [], findFirm, async () => partners)).toEqual([
    ["EmbedExample", { tool: "quote", ...props }],
  ])
  expect(await expandSource({}, source, [], findFirm, async () => partners.slice(2))).toEqual([])
})

test("search costs are given the searches of their state and day", async () => {
  const [node] = await expandSource({}, '<SearchCosts state="VIC" on="2026-11-21" />')
  expect(node).toMatchObject(["SearchCosts", { state: "VIC", on: "2026-11-21" }])
  expect(JSON.stringify(node)).toContain('"rangeCents":[3000,5000]')
})

test("a sourced figure leads to its office, or to the page's list for a copy, with the day it was read", async () => {
  const source = { name: "Revenue NSW", url: "https://www.revenue.nsw.gov.au/rates", checked: "2026-11-21" }
  const firm = { ...source, name: "A firm, on rates", url: "https://firm.example/rates" }
  const text = 'It is <Sourced from="Revenue NSW">9%</Sourced>.'
  const props = { url: source.url, label: "Source: Revenue NSW, checked on 21 November 2026" }
  expect(await expandSource({ sources: [source] }, text, ["Revenue NSW"])).toEqual([
    ["p", null, "It is ", ["Sourced", { from: "Revenue NSW", ...props }, "9%"], "."],
  ])
  const inFirm = '<Sourced from="A firm, on rates">9%</Sourced>'
  const [copy] = await expandSource({ sources: [firm] }, inFirm, ["A firm, on rates"])
  expect(JSON.stringify(copy)).toContain(
    '"url":"#source-list","label":"Source: Rates, read in a copy on 21 November 2026"',
  )
})

test("the list of sources says what was read, and leaves out which headings they support", async () => {
  const office = { name: "Revenue NSW", url: "https://www.revenue.nsw.gov.au/rates", checked: "2026-11-21" }
  const firm = { name: "A law firm, on duty", url: "https://firm.example/duty", checked: "2026-11-21" }
  const sources = [{ ...office, supports: ["Rates"] }, firm]
  expect(await expandSource({ sources }, "<Sources />")).toEqual([
    [
      "Sources",
      {
        sources: [
          { ...office, read: "office" },
          { ...firm, read: "copy", setBy: "duty" },
        ],
      },
    ],
  ])
})

test.each([
  ["lucide:anchor", { drawing: expect.stringMatching(/^<[gp].*stroke="currentColor"/) }],
  // A former name of the icon, which still works.
  ["lucide:home", { drawing: expect.stringMatching(/^<[gp].*stroke="currentColor"/) }],
  ["key", {}],
])("a card is given the drawing of the icon %s, unless it's one of our own", async (icon, drawing) => {
  const [card] = await expandSource({}, `<Card title="a" icon="${icon}">\n\nx\n\n</Card>`)
  expect(card).toEqual(["Card", { title: "a", icon, ...drawing }, ["p", null, "x"]])
})

const GLOSSARY = [
  { term: "vendor", meaning: "Who sells." },
  { term: "caveat", also: ["caveats"], state: "NSW", meaning: "A warning on a title." },
]

const withGlossary = (source: string) =>
  expandSource({}, source, [], typeName =>
    typeName === "Glossary" ? Promise.resolve({ slug: "glossary", terms: GLOSSARY }) : rejectLookup(),
  )

test("a term without a meaning is given that of the glossary, in any of its forms, and the way to the list", async () => {
  const props = { meaning: "A warning on a title.", anchor: "/faqs#term-caveat" }
  expect(await withGlossary("Two <Term>Caveats</Term> stand.")).toEqual([
    ["p", null, "Two ", ["Term", props, "Caveats"], " stand."],
  ])
})

test("a meaning that a writer gives stays, and a word that no list has gets no way to it", async () => {
  const own = await withGlossary('A <Term meaning="Mine.">vendor</Term> and a <Term meaning="Also.">zebra</Term>.')
  expect(JSON.stringify(own)).toContain('["Term",{"meaning":"Mine.","anchor":"/faqs#term-vendor"},"vendor"]')
  expect(JSON.stringify(own)).toContain('["Term",{"meaning":"Also."},"zebra"]')
})

test("the list of all terms is in the order of the alphabet, each with the id that links lead to", async () => {
  const terms = [
    { id: "term-caveat", term: "caveat", meaning: "A warning on a title.", state: "NSW" },
    { id: "term-vendor", term: "vendor", meaning: "Who sells." },
  ]
  expect(await withGlossary("<Glossary />")).toEqual([["Glossary", { terms }]])
})

const OFFER = { title: "A call", summary: "Free.", terms: "Once.", from: "2026-07-01", until: "2026-11-21" }

test.each([
  ["2026-06-30", false],
  ["2026-07-01", true],
  ["2026-11-21", true],
  ["2026-11-22", false],
])("a build of %s gives an offer of 1 July to 21 November its words: %s", async (today, runs) => {
  const findOffer: FindEntry = async typeName => (typeName === "BuildDay" ? { day: today } : OFFER)
  const [node] = await expandSource({}, '<OfferSnippet offer="first-call" />', [], findOffer)
  const { from: _from, ...words } = OFFER
  expect(node).toEqual(["OfferSnippet", { offer: "first-call", ...(runs && words) }])
})

test("each question of a group is given an id, by which a link leads to its answer", async () => {
  const question = { question: "What if I don’t sign?", answer: "Nothing happens." }
  const [node] = await expandSource({}, '<Faqs group="fees" />', [], async () => ({ questions: [question] }))
  expect(node).toEqual(["Faqs", { group: "fees", questions: [{ id: "faq-what-if-i-dont-sign", ...question }] }])
})

test("the list of partners holds each, in the order of their names", async () => {
  const createPartner = (name: string, path: string) => ({ name, path, summary: `For those of ${name}.` })
  const [north, door] = [createPartner("Northside", "/partners/north"), createPartner("First Door", "/partners/door")]
  const listEntries: ListEntries = async typeName =>
    typeName === "Partner" ? [{ ...north, palette: "ink" }, door] : []
  expect(await expandSource({}, "<Partners />", [], rejectLookup, listEntries)).toEqual([
    ["Partners", { partners: [door, north] }],
  ])
})

/** Builds a page of a type. The default layout has a list of contents or a card beside the text. */
const createPage = (type: string, layout = "default") => ({ layout, internal: { type } })

const PHONE = "calc(100vw - 2rem)"
const BESIDE = "(min-width: 56rem) calc(100vw - 25rem)"
const TEXT = "(min-width: 43rem) 40rem"

// The container is 72rem wide with paddings of 2rem. Beside the text are a gap of 3rem and a column of 18rem.
test.each([
  ["text", createPage("BlogArticle"), `(min-width: 65rem) 40rem, ${BESIDE}, ${TEXT}, ${PHONE}`],
  ["text", createPage("LandingPage"), `${TEXT}, ${PHONE}`],
  ["wide", createPage("BlogArticle"), `(min-width: 72rem) 47rem, ${BESIDE}, ${PHONE}`],
  ["wide", createPage("GeneralPage", "full-width"), `(min-width: 72rem) 68rem, ${PHONE}`],
  ["wide", createPage("Partner"), `${TEXT}, ${PHONE}`],
  ["half", createPage("BlogArticle"), `(min-width: 40rem) 19rem, ${PHONE}`],
])("a picture of the width %s on %j tells the browser how wide it is", async (width, page, sizes) => {
  const image = { width: 1280, height: 720, images: { sources: [] } }
  const question: unknown[] = []
  const getPicture: GetPicture = async (file, files) => {
    question.push([file, files.sizes])
    return image
  }
  const source = `<Picture file="coast.png" alt="A coast" width="${width}" />`
  expect(await expandSource(page, source, [], undefined, undefined, getPicture)).toEqual([
    ["Picture", { file: "coast.png", alt: "A coast", width, image: image }],
  ])
  expect(question).toEqual([["coast.png", sizes]])
})

const PEOPLE = [
  { name: "Zoe", role: "solicitor", states: ["NSW", "QLD"], offices: ["sydney", "brisbane"], order: 1, picture: null },
  { name: "Ana", role: "paralegal", states: ["QLD"], registrations: null },
  { name: "Ben", role: "licensed conveyancer", states: ["NSW"], picture: { file: "ben.jpg", alt: "Ben" } },
]

const withPeople = (page: Record<string, unknown>, source: string) =>
  expandSource(
    page,
    source,
    [],
    async (_type, slug) => ({ name: `Office ${slug}`, path: `/${slug}`, slug }),
    async typeName => (typeName === "Person" ? PEOPLE : []),
    async file => ({ width: 400, height: 400, images: { sources: [], fallback: { src: file } } }),
  )

const listNames = (nodes: unknown): unknown[] =>
  [...JSON.stringify(nodes).matchAll(/"name":"(\w+)"/g)].map(([, name]) => name)

test.each([
  ["<People />", ["Ana", "Ben", "Zoe"]],
  ['<People state="QLD" />', ["Ana", "Zoe"]],
  ['<People office="sydney" />', ["Zoe"]],
  ['<People office="sydney" state="NSW" />', ["Zoe"]],
])("%s lists its people by their order, then by name", async (source, names) => {
  expect(listNames(await withPeople({}, source))).toEqual(names)
})

test("a person is given the way to their offices and a portrait", async () => {
  const [people] = await withPeople({}, '<People state="NSW" />')
  const nothing = { registrations: [], languages: [] }
  const image = { width: 400, height: 400, images: { sources: [], fallback: { src: "ben.jpg" } } }
  const ben = { name: "Ben", role: "licensed conveyancer", states: ["NSW"], ...nothing }
  const zoe = { name: "Zoe", role: "solicitor", states: ["NSW", "QLD"], ...nothing }
  const offices = ["sydney", "brisbane"].map(slug => ({ name: `Office ${slug}`, path: `/${slug}` }))
  const tables = [
    { ...ben, offices: [], portrait: { alt: "Ben", image } },
    { ...zoe, offices },
  ]
  expect(people).toEqual(["People", { state: "NSW", people: tables }])
})

test("where there is nobody to list, nothing is shown, the title neither", async () => {
  expect(await withPeople({}, 'Words.\n\n<People title="Our people" state="VIC" />')).toEqual([["p", null, "Words."]])
})

// From 1 October 2025, the cap of the 5% Deposit Scheme in the capital of New South Wales is 1,500,000.
test("the price caps of a day are given by area, in cents, with the places of the site", async () => {
  const listEntries = async () => [{ name: "Manly", state: "NSW", capArea: "capital" }]
  const [node] = await expandSource({}, '<PriceCaps on="2026-11-27" />', [], rejectLookup, listEntries)
  const [, { areas }] = node as [string, { areas: unknown[] }]
  expect(areas[0]).toMatchObject({ places: ["Manly"], caps: [1_500_000_00, 1_300_000_00] })
})
