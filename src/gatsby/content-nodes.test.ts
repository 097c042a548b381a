import { execFileSync } from "node:child_process"
import { parseIsoDate } from "../domain/iso-date"
import { readFixtureContent, buildPageText } from "../testing/content-lines"
import { buildFirmFile } from "../testing/firm-file"
import { createTemporaryFolder, writeFilesToFolder } from "../testing/build-folder"
import { createContentNodes } from "./content-nodes"

const renderPageWithLine = (line: string) => buildPageText("Words.", "", line)

type Made = Record<string, unknown> & { id: string; internal: { type: string } }

/** Creates the part of Gatsby's store that creating nodes needs. The store lasts across builds. */
function createNodeStore() {
  const nodes = new Map<string, Made>()
  const messages: string[] = []
  const tools = {
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    createNodeId: (name: string) => name,
    createContentDigest: JSON.stringify,
    actions: {
      createNode: (node: Made) => void nodes.set(node.id, node),
      deleteNode: ({ id }: Made) => void nodes.delete(id),
    },
    reporter: { error: (lines: string) => void messages.push(lines) },
  }
  return { nodes, printed: messages, tools: tools as unknown as Parameters<typeof createContentNodes>[0] }
}

const writeContent = (files: Record<string, string>): string =>
  createTemporaryFolder({ "site.yaml": readFixtureContent("site.yaml"), ...files })

type When = { today?: string; all?: boolean }

/** Builds these files, and returns the nodes of all types except the firm's. */
async function buildNodes(
  files: Record<string, string>,
  { today = "2027-01-01", all = false }: When = {},
  { nodes, tools } = createNodeStore(),
) {
  await createContentNodes(tools, writeContent(files), { today: parseIsoDate(today), all })
  return [...nodes.values()].filter(({ internal }) => internal.type !== "Firm")
}

const listPaths = (nodes: readonly Made[]): unknown[] => nodes.map(({ path }) => path)

const WITH_DAYS = {
  "pages/draft.mdx": renderPageWithLine("draft: true"),
  "pages/july.mdx": renderPageWithLine('publishFrom: "2027-07-01"'),
  "pages/june.mdx": renderPageWithLine('until: "2027-06-30"'),
  "pages/_example.mdx": renderPageWithLine("draft: true"),
  "partners/bank.mdx": readFixtureContent("partners/_example.mdx").replace("name:", 'publishFrom: "2027-07-01"\nname:'),
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
])("of pages with days %s", async (_, when, paths) => {
  expect(listPaths(await buildNodes(WITH_DAYS, when))).toEqual(paths)
})

test("an offer has days too, and no page: it's always made", async () => {
  expect(await buildNodes({ "offers/spring.yaml": readFixtureContent("offers/_example.yaml") })).toMatchObject([
    { slug: "spring" },
  ])
})

const toPage = (state: string) => renderPageWithLine(`state: ${state}`)

test("a build has no node of an entry about a state in which the firm doesn't act, though an old cache had", async () => {
  const files = {
    "pages/both.mdx": buildPageText("Words."),
    "pages/here.mdx": toPage("VIC"),
    "pages/there.mdx": toPage("QLD"),
  }
  const store = createNodeStore()
  const buildPathsForStates = async (...states: string[]) =>
    listPaths(await buildNodes({ "site.yaml": buildFirmFile(...states), ...files }, {}, store)).sort()
  expect(await buildPathsForStates("VIC", "QLD")).toEqual(["/both", "/here", "/there"])
  expect(await buildPathsForStates("VIC")).toEqual(["/both", "/here"])
  expect(await buildPathsForStates("QLD")).toEqual(["/both", "/there"])
})

test("an entry whose file is gone is dropped", async () => {
  const store = createNodeStore()
  expect(await buildNodes({ "pages/both.mdx": buildPageText("Words.") }, {}, store)).toMatchObject([{ path: "/both" }])
  expect(await buildNodes({}, {}, store)).toEqual([])
})

test("an article's node has its address, its fields with what they are by default, and its text as a tree", async () => {
  expect(await buildNodes({ "blog/nsw/cooling-off.mdx": readFixtureContent("blog/_example.mdx") })).toEqual([
    expect.objectContaining({
      slug: "nsw/cooling-off",
      path: "/blogs/nsw/cooling-off",
      layout: "default",
      index: true,
      checked: "2026-11-21",
      body: expect.arrayContaining([["Sources", null]]),
      internal: expect.objectContaining({ type: "BlogArticle" }),
    }),
  ])
})

test("a place has the firm's product in its address, and an example makes no node", async () => {
  const place = readFixtureContent("places/_example.yaml")
  const newNodes = await buildNodes({ "places/glebe.yaml": place, "places/_example.yaml": place })
  expect(newNodes).toMatchObject([{ slug: "glebe", path: "/lp/glebe-property-law" }])
})

test("a partner's file becomes two nodes: the partner, and its collection statement as a page", async () => {
  const newNodes = await buildNodes({ "partners/made-up.mdx": readFixtureContent("partners/_example.mdx") })
  expect(newNodes).toMatchObject([
    { slug: "made-up", path: "/partners/made-up", internal: { type: "Partner" } },
    {
      slug: "privacy-policy-collection-statement-made-up",
      path: "/privacy-policy-collection-statement-made-up",
      heading: "Collection statement: Example Partner",
      layout: "default",
      index: false,
      internal: { type: "GeneralPage" },
    },
  ])
  expect(newNodes[0]).not.toHaveProperty("collectionStatement")
  expect(newNodes[1]?.["body"]).toContainEqual(["h2", { id: "who-collects" }, "Who collects"])
})

describe("in the writing mode", () => {
  beforeEach(() => void (process.env.gatsby_executing_command = "develop"))
  afterEach(() => void delete process.env.gatsby_executing_command)

  const article = readFixtureContent("blog/_example.mdx")
  const heading = "An example article"

  /** Creates a content folder. `save` writes files and returns the nodes afterwards; `printed` has the printed messages. */
  function createContent(files: Record<string, string>) {
    const content = writeContent(files)
    const { nodes, printed: messages, tools } = createNodeStore()
    const saveFiles = async (files: Record<string, string>): Promise<Made[]> => {
      writeFilesToFolder(content, files)
      await createContentNodes(tools, content, { today: parseIsoDate("2027-01-01"), all: true })
      return [...nodes.values()].filter(({ internal }) => internal.type !== "Firm")
    }
    return { content, save: saveFiles, printed: messages }
  }

  test("an entry whose file went wrong stays as it was when it was last right, also where its fields can't be read", async () => {
    const { save, printed: messages } = createContent({ "blog/went-wrong.mdx": article })
    const [before, ...others] = await save({})
    expect(before).toMatchObject({ heading, path: "/blogs/went-wrong" })
    expect(others).toEqual([])
    for (const wrong of [
      article.replace("lead:", "\tlead:"),
      article.replace("lead:", "led:"),
      `${article}\n<Wobble />\n`,
    ]) {
      expect(await save({ "blog/went-wrong.mdx": wrong })).toEqual([before])
      expect(messages.splice(0)).toEqual([expect.stringMatching(/^content\/blog\/went-wrong\.mdx: /)])
      expect(await save({})).toEqual([before])
      expect(messages).toEqual([])
    }
    const fixed = await save({ "blog/went-wrong.mdx": article.replace(heading, "A fixed article") })
    // The id must stay the same, because pages query an entry by its id.
    expect(fixed).toMatchObject([{ heading: "A fixed article", id: before?.id }])
  })

  test("an entry that has been wrong from the start is as git has it", async () => {
    const { content, save } = createContent({ "offers/from-git.yaml": readFixtureContent("offers/_example.yaml") })
    const runGit = (...args: string[]) => execFileSync("git", ["-C", content, ...args])
    runGit("init", "--quiet")
    runGit("add", ".")
    runGit("-c", "user.name=A test", "-c", "user.email=test@example.com", "commit", "--quiet", "-m", "Right")
    expect(await save({ "offers/from-git.yaml": "title: [" })).toMatchObject([{ title: "An example offer" }])
  })

  test("all entries stay as they were while the firm's own file can't be read", async () => {
    const { save } = createContent({ "places/glebe.yaml": readFixtureContent("places/_example.yaml") })
    const before = await save({})
    expect(before).toMatchObject([{ path: "/lp/glebe-property-law" }])
    expect(await save({ "site.yaml": "\tname: Words\n" })).toEqual(before)
  })

  test("a page that was never right says so at its address, under the id that it will have", async () => {
    const { save } = createContent({ "blog/_example.mdx": article, "blog/never-right.mdx": 'title: "x' })
    const [page, ...others] = await save({})
    expect(page).toMatchObject({
      path: "/blogs/never-right",
      heading: "This page can't be shown yet",
      lead: "There's a mistake in content/blog/never-right.mdx. Once it's fixed, the page appears here by itself.",
      index: false,
      body: [],
    })
    expect(page).not.toHaveProperty("related")
    expect(others).toEqual([])
    expect(await save({ "blog/never-right.mdx": article })).toMatchObject([{ id: page?.id, heading }])
  })

  test("of one without a page that was never right there is no node", async () => {
    const { save } = createContent({ "offers/never-right.yaml": "title: [" })
    expect(await save({})).toEqual([])
  })

  test("a second file of one entry is printed, and makes no node", async () => {
    const { save, printed: messages } = createContent({ "blog/twice.mdx": article })
    const before = await save({})
    expect(await save({ "blog/twice.md": article })).toEqual(before)
    expect(messages).toEqual([
      "content/blog/twice.md: file: is the same entry as content/blog/twice.mdx; keep one of the two",
    ])
  })

  test("of a wrong file about a state in which the firm doesn't act there is no node", async () => {
    const place = readFixtureContent("places/_example.yaml")
    const { save, printed: messages } = createContent({
      "site.yaml": buildFirmFile("VIC"),
      "places/_example.yaml": place,
    })
    expect(await save({})).toEqual([])
    expect(await save({ "places/never-right.yaml": place.replace("lead:", "led:") })).toEqual([])
    expect(messages).toEqual([])
  })
})

test("what's inside an entry and about another state isn't in its node", async () => {
  const person = readFixtureContent("people/_example.yaml")
    .replace(/^states: .*$/m, "states: [NSW, VIC]")
    .replace(/^offices: .*$/m, "offices: [sydney, melbourne]")
  const renderCity = (state: string) =>
    readFixtureContent("cities/_example.mdx").replace(/^state: .*$/m, `state: ${state}`)
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
  const newNodes = await buildNodes({
    "site.yaml": buildFirmFile("VIC"),
    "glossary.yaml": glossary,
    "faqs/mixed.yaml": questions,
    "navigation.yaml": navigation,
    "people/one.yaml": person,
    "people/two.yaml": person.replace("[NSW, VIC]", "[NSW]"),
    "cities/melbourne.mdx": renderCity("VIC"),
    "cities/sydney.mdx": renderCity("NSW"),
  })
  const listNodesOfType = (type: string) => newNodes.filter(({ internal }) => internal.type === type)
  expect(listNodesOfType("Glossary")).toMatchObject([{ terms: [{ term: "caveat" }, { term: "section 32" }] }])
  expect(listNodesOfType("Person")).toMatchObject([{ slug: "one", states: ["VIC"], offices: ["melbourne"] }])
  expect(listNodesOfType("FaqGroup")).toMatchObject([{ questions: [{ question: "Here?" }] }])
  const home = { label: "Home", path: "/" }
  expect(listNodesOfType("Navigation")).toMatchObject([
    { header: [home], footer: [{ title: "Pages", links: [home] }], legal: [home] },
  ])
})
