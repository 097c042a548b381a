import type { CreateNodeArgs, Node } from "gatsby"
import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { contentText } from "../testing/content-lines"
import { firmIn } from "../testing/firm-in"
import { buildFolder } from "../testing/build-folder"
import { onCreateNode } from "./on-create-node"

/** What Gatsby and its plugins know of a file of `content/`: a File node and, for MDX, the Mdx node below it. */
function nodesOf(file: string, text: string): { fileNode: Node; mdxNode: Node } {
  const dir = buildFolder({ "site.yaml": contentText("site.yaml"), [file]: text })
  const node = (id: string, type: string, parent: string | null, more: object) => ({
    id,
    parent,
    children: [],
    internal: { type, contentDigest: "", owner: "" },
    ...more,
  })
  const about = { sourceInstanceName: "content", relativePath: file, absolutePath: join(dir, file) }
  return { fileNode: node("file", "File", null, about), mdxNode: node("mdx", "Mdx", "file", {}) }
}

/** Every node that the hook makes of `node`, and what it panicked with. */
async function run(node: Node, ...others: Node[]) {
  const made: Record<string, unknown>[] = []
  const panics: string[] = []
  const links: unknown[] = []
  const args = {
    node,
    getNode: (id: string) => [node, ...others, ...made].find(one => one["id"] === id),
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: JSON.stringify,
    actions: {
      createNode: (one: Record<string, unknown>) => made.push(one),
      createParentChildLink: (link: unknown) => links.push(link),
    },
    reporter: { panicOnBuild: (lines: string) => panics.push(lines) },
  }
  await onCreateNode(args as unknown as CreateNodeArgs, { plugins: [] }, () => undefined)
  return { made, panics, links }
}

test("an article becomes a typed node below its Mdx node, with its body as a tree", async () => {
  const { fileNode, mdxNode } = nodesOf("blog/nsw/cooling-off.mdx", contentText("blog/_example.mdx"))
  const { made, links } = await run(mdxNode, fileNode)
  expect(made).toEqual([
    expect.objectContaining({
      id: "id of BlogArticle nsw/cooling-off file",
      parent: "mdx",
      slug: "nsw/cooling-off",
      path: "/blogs/nsw/cooling-off",
      layout: "default",
      index: true,
      checked: "2026-11-21",
      body: expect.arrayContaining([["Sources", null]]),
      internal: expect.objectContaining({ type: "BlogArticle" }),
    }),
  ])
  expect(links).toHaveLength(1)
})

test("while Gatsby runs, a second file of one entry is told, and makes no node", async () => {
  const { fileNode, mdxNode } = nodesOf("blog/cooling-off.md", contentText("blog/_example.mdx"))
  writeFileSync(String(fileNode["absolutePath"]).replace(/md$/, "mdx"), contentText("blog/_example.mdx"))
  const { made, panics } = await run(mdxNode, fileNode)
  expect(made).toEqual([])
  expect(panics).toEqual([
    "content/blog/cooling-off.md: file: is the same entry as content/blog/cooling-off.mdx; keep one of the two",
  ])
})

test("a place becomes a typed node below its File, with the firm's product in its address", async () => {
  const { made } = await run(nodesOf("places/glebe.yaml", contentText("places/_example.yaml")).fileNode)
  expect(made).toEqual([expect.objectContaining({ slug: "glebe", path: "/lp/glebe-property-law", parent: "file" })])
})

test("a partner's file becomes two nodes below its Mdx node: the partner, and its collection statement as a page", async () => {
  const { fileNode, mdxNode } = nodesOf("partners/made-up.mdx", contentText("partners/_example.mdx"))
  const { made, links } = await run(mdxNode, fileNode)
  expect(made).toMatchObject([
    { slug: "made-up", path: "/partners/made-up", parent: "mdx", internal: { type: "Partner" } },
    {
      slug: "privacy-policy-collection-statement-made-up",
      path: "/privacy-policy-collection-statement-made-up",
      heading: "Collection statement: Example Partner",
      layout: "default",
      index: false,
      parent: "mdx",
      internal: { type: "GeneralPage" },
    },
  ])
  expect(made[0]).not.toHaveProperty("collectionStatement")
  expect(made[1]?.["body"]).toContainEqual(["h2", { id: "who-collects" }, "Who collects"])
  expect(links).toHaveLength(2)
})

test.each([
  ["an article's File, which waits for its Mdx node", "blog/cooling-off.mdx", "blog/_example.mdx"],
  ["an example", "places/_example.yaml", "places/_example.yaml"],
])("no node is made of %s", async (_, file, text) => {
  expect((await run(nodesOf(file, contentText(text)).fileNode)).made).toEqual([])
})

test("a file that went wrong while Gatsby runs is told in the words of the check", async () => {
  const { made, panics } = await run(
    nodesOf("offers/sale.yaml", `${contentText("offers/_example.yaml")}price: 1\n`).fileNode,
  )
  expect(made).toEqual([])
  expect(panics).toEqual(["content/offers/sale.yaml: price: no such field here; check its spelling or take it out"])
})

test("a page that is part of the site on some days only is made at once while someone writes it, and by each build otherwise", async () => {
  const draft = contentText("blog/_example.mdx").replace("title:", "draft: true\ntitle:")
  const { fileNode, mdxNode } = nodesOf("blog/cooling-off.mdx", draft)
  const { made, links } = await run(mdxNode, fileNode)
  expect(made).toEqual([
    expect.objectContaining({ id: "id of BlogArticle cooling-off of the build", parent: null, draft: true }),
  ])
  expect(links).toEqual([])
  const before = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
  expect((await run(mdxNode, fileNode)).made).toEqual([])
  before.restore()
})

test("an entry about a state in which the firm doesn't act makes no node, and a mistake in its file stops nothing", async () => {
  for (const text of [
    contentText("places/_example.yaml"),
    contentText("places/_example.yaml").replace("lead:", "led:"),
  ]) {
    const { fileNode } = nodesOf("places/glebe.yaml", text)
    writeFileSync(String(fileNode["absolutePath"]).replace(/places.*/, "site.yaml"), firmIn("VIC"))
    expect(await run(fileNode)).toEqual({ made: [], panics: [], links: [] })
  }
})

describe("in the writing mode", () => {
  beforeEach(() => void (process.env.gatsby_executing_command = "develop"))
  afterEach(() => void delete process.env.gatsby_executing_command)

  const article = contentText("blog/_example.mdx")
  const heading = "An example article"

  test("an entry whose file went wrong stays as it was when it was last right, also where its fields can't be read", async () => {
    const { fileNode, mdxNode } = nodesOf("blog/went-wrong.mdx", article)
    // Always the same: pages ask for an entry by its id.
    const id = "id of BlogArticle went-wrong file"
    expect((await run(mdxNode, fileNode)).made).toMatchObject([{ heading, id }])
    for (const wrong of [
      article.replace("lead:", "\tlead:"),
      article.replace("lead:", "led:"),
      `${article}\n<Wobble />\n`,
    ]) {
      writeFileSync(String(fileNode["absolutePath"]), wrong)
      const { made, panics } = await run(fileNode)
      expect(made).toMatchObject([{ heading, id, path: "/blogs/went-wrong", parent: "file" }])
      expect(panics).toEqual([expect.stringMatching(/^content\/blog\/went-wrong\.mdx: /)])
      expect(await run(mdxNode, fileNode)).toEqual({ made: [], panics: [], links: [] })
    }
    writeFileSync(String(fileNode["absolutePath"]), article.replace(heading, "A fixed article"))
    expect((await run(fileNode)).made).toEqual([])
    expect((await run(mdxNode, fileNode)).made).toMatchObject([{ heading: "A fixed article", id, parent: "mdx" }])
  })

  test("an entry that has been wrong from the start is as git has it", async () => {
    const { fileNode } = nodesOf("offers/from-git.yaml", contentText("offers/_example.yaml"))
    const git = (...args: string[]) =>
      execFileSync("git", ["-C", String(fileNode["absolutePath"]).replace(/offers.*/, ""), ...args])
    git("init", "--quiet")
    git("add", ".")
    git("-c", "user.name=A test", "-c", "user.email=test@example.com", "commit", "--quiet", "-m", "Right")
    writeFileSync(String(fileNode["absolutePath"]), "title: [")
    expect((await run(fileNode)).made).toMatchObject([{ title: "An example offer" }])
  })

  test("places keep their addresses while the firm's own file can't be read", async () => {
    const { fileNode } = nodesOf("places/glebe.yaml", contentText("places/_example.yaml"))
    expect((await run(fileNode)).made).toMatchObject([{ path: "/lp/glebe-property-law" }])
    const file = String(fileNode["absolutePath"])
    writeFileSync(join(dirname(file), "../site.yaml"), "\tname: Words\n")
    writeFileSync(file, contentText("places/_example.yaml").replace("lead: One", "lead: Or one"))
    expect((await run(fileNode)).made).toMatchObject([{ path: "/lp/glebe-property-law" }])
  })

  test("a page that was never right says so at its address, under the id that it will have", async () => {
    const { fileNode, mdxNode } = nodesOf("blog/never-right.mdx", 'title: "x')
    const file = String(fileNode["absolutePath"])
    writeFileSync(file.replace("never-right", "_example"), contentText("blog/_example.mdx"))
    const { made } = await run(fileNode)
    const id = "id of BlogArticle never-right file"
    expect(made).toMatchObject([
      {
        id,
        path: "/blogs/never-right",
        heading: "This page can't be shown yet",
        lead: "There's a mistake in content/blog/never-right.mdx. Once it's fixed, the page appears here by itself.",
        index: false,
        body: [],
      },
    ])
    expect(made[0]).not.toHaveProperty("related")
    writeFileSync(file, contentText("blog/_example.mdx"))
    expect((await run(mdxNode, fileNode)).made).toMatchObject([{ id, heading: "An example article" }])
  })

  test("of one without a page that was never right there is no node", async () => {
    const { made, panics } = await run(nodesOf("offers/never-right.yaml", "title: [").fileNode)
    expect(made).toEqual([])
    expect(panics).toHaveLength(1)
  })
})
