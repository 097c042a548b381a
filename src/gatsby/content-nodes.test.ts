import { isoDate } from "../domain/iso-date"
import { contentText, pageText } from "../testing/content-lines"
import { firmIn } from "../testing/firm-in"
import { buildFolder } from "../testing/build-folder"
import { createContentNodes } from "./content-nodes"

const withLine = (line: string) => pageText("Words.", "", line)

type Made = Record<string, unknown> & { id: string; parent: string | null; internal: { type: string } }

/** As much of Gatsby's store as making nodes needs; it stays from build to build. */
function cache() {
  const nodes = new Map<string, Made>()
  const tools = {
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    createNodeId: (name: string) => name,
    createContentDigest: JSON.stringify,
    actions: {
      createNode: (node: Made) => void nodes.set(node.id, node),
      deleteNode: ({ id }: Made) => void nodes.delete(id),
      createParentChildLink: () => undefined,
    },
  }
  return { nodes, tools: tools as unknown as Parameters<typeof createContentNodes>[0] }
}

const contentOf = (files: Record<string, string>): string =>
  buildFolder({ "site.yaml": contentText("site.yaml"), ...files })

type When = { today?: string; all?: boolean; isWritten?: boolean }

/** The nodes of a type, all with a page unless it's named, after a build of these files. */
function built(
  files: Record<string, string>,
  { today = "2027-01-01", all = false, isWritten = false }: When = {},
  { nodes, tools } = cache(),
) {
  createContentNodes(tools, contentOf(files), { today: isoDate(today), all, isWritten })
  return [...nodes.values()].filter(({ internal }) => internal.type !== "Firm" && internal.type !== "File")
}

const pathsOf = (nodes: readonly Made[]): unknown[] => nodes.map(({ path }) => path)

const WITH_DAYS = {
  "pages/draft.mdx": withLine("draft: true"),
  "pages/july.mdx": withLine('publishFrom: "2027-07-01"'),
  "pages/june.mdx": withLine('until: "2027-06-30"'),
  "pages/_example.mdx": withLine("draft: true"),
  "partners/bank.mdx": contentText("partners/_example.mdx").replace("name:", 'publishFrom: "2027-07-01"\nname:'),
}
const BANK = ["/partners/bank", "/privacy-policy-collection-statement-bank"]

test.each([
  ["a build makes the pages of its day, and never a draft", { today: "2027-06-30" }, ["/june"]],
  [
    "what begins on a day is there on it, with what a partner brings along",
    { today: "2027-07-01" },
    ["/july", ...BANK],
  ],
  ["a preview makes all of them", { today: "2020-01-01", all: true }, ["/draft", "/july", "/june", ...BANK]],
])("of pages with days %s", (_, when, paths) => {
  expect(pathsOf(built(WITH_DAYS, when))).toEqual(paths)
})

test("an offer has days too, and no page: it's always made", () => {
  expect(built({ "offers/spring.yaml": contentText("offers/_example.yaml") })).toMatchObject([{ slug: "spring" }])
})

const page = (state: string) => withLine(`state: ${state}`)

test("a build has no node of an entry about a state in which the firm doesn't act, though an old cache had", () => {
  const files = { "pages/both.mdx": pageText("Words."), "pages/here.mdx": page("VIC"), "pages/there.mdx": page("QLD") }
  const kept = cache()
  const pathsIn = (...states: string[]) => pathsOf(built({ "site.yaml": firmIn(...states), ...files }, {}, kept)).sort()
  expect(pathsIn("VIC", "QLD")).toEqual(["/both", "/here", "/there"])
  expect(pathsIn("VIC")).toEqual(["/both", "/here"])
  expect(pathsIn("QLD")).toEqual(["/both", "/there"])
})

/** An entry that the writing mode made below its file. */
function keepBelow({ nodes }: ReturnType<typeof cache>, slug: string): Made {
  const below = { id: "below", slug, path: `/${slug}`, parent: "mdx", internal: { type: "GeneralPage" } }
  nodes.set(below.id, below)
  return below
}

test("an entry whose file is gone is dropped, and so is one that the writing mode made below its file", () => {
  const kept = cache()
  keepBelow(kept, "both")
  expect(built({ "pages/both.mdx": pageText("Words.") }, {}, kept)).toMatchObject([{ path: "/both", parent: null }])
  expect(built({}, {}, kept)).toEqual([])
})

describe("in the writing mode", () => {
  test("an entry is made below the file that Gatsby knows, also after a build", () => {
    const kept = cache()
    const files = { "pages/both.mdx": pageText("Words.") }
    built(files, {}, kept)
    const about = { sourceInstanceName: "content", relativePath: "pages/both.mdx" }
    kept.nodes.set("its file", { id: "its file", parent: null, ...about, internal: { type: "File" } })
    expect(built(files, { isWritten: true }, kept)).toMatchObject([{ path: "/both", parent: "its file" }])
  })

  test("the entry of a new file waits for its File, and one that was made of it stays", () => {
    const kept = cache()
    const files = { "pages/both.mdx": pageText("Words.") }
    expect(built(files, { isWritten: true }, kept)).toEqual([])
    const below = keepBelow(kept, "both")
    expect(built(files, { isWritten: true }, kept)).toEqual([below])
  })

  test("an entry whose file is wrong stays as it was", () => {
    const kept = cache()
    const below = keepBelow(kept, "wrong")
    expect(built({ "pages/wrong.mdx": pageText("<Nonsense />") }, { isWritten: true }, kept)).toEqual([below])
  })
})

test("what's inside an entry and about another state isn't in its node", () => {
  const person = contentText("people/_example.yaml")
    .replace(/^states: .*$/m, "states: [NSW, VIC]")
    .replace(/^offices: .*$/m, "offices: [sydney, melbourne]")
  const city = (state: string) => contentText("cities/_example.mdx").replace(/^state: .*$/m, `state: ${state}`)
  const glossary = `terms:
  - { term: caveat, meaning: A warning on a title. }
  - { term: section 32, state: VIC, meaning: The seller's statement. }
  - { term: seller disclosure, state: QLD, meaning: The seller's form. }
`
  const questions = `title: Questions
order: 1
questions:
  - { question: Here?, answer: Yes., states: [NSW, VIC] }
  - { question: There?, answer: Yes., states: [NSW, QLD] }
  - { question: Which of them?, answer: Both., needs: two states }
`
  const navigation = `header:
  - { label: Home, path: / }
  - { label: New South Wales, path: /new-south-wales, state: NSW }
footer:
  - { title: Pages, links: [{ label: Home, path: / }, { label: Lawyers, path: /lawyers, needs: lawyers }] }
  - { title: Elsewhere, links: [{ label: Queensland, path: /queensland, state: QLD }] }
legal: [{ label: Home, path: / }]
`
  const made = built({
    "site.yaml": firmIn("VIC"),
    "glossary.yaml": glossary,
    "faqs/mixed.yaml": questions,
    "navigation.yaml": navigation,
    "people/one.yaml": person,
    "people/two.yaml": person.replace("[NSW, VIC]", "[NSW]"),
    "cities/melbourne.mdx": city("VIC"),
    "cities/sydney.mdx": city("NSW"),
  })
  const ofType = (type: string) => made.filter(({ internal }) => internal.type === type)
  expect(ofType("Glossary")).toMatchObject([{ terms: [{ term: "caveat" }, { term: "section 32" }] }])
  expect(ofType("Person")).toMatchObject([{ slug: "one", states: ["VIC"], offices: ["melbourne"] }])
  expect(ofType("FaqGroup")).toMatchObject([{ questions: [{ question: "Here?" }] }])
  const home = { label: "Home", path: "/" }
  expect(ofType("Navigation")).toMatchObject([
    { header: [home], footer: [{ title: "Pages", links: [home] }], legal: [home] },
  ])
})
