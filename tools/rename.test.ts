import { readFileSync } from "node:fs"
import { join } from "node:path"
import { listContentFiles, readContent } from "../src/gatsby/read-content"
import { checkContentFolder } from "../src/gatsby/check-content"
import { readContentRedirects } from "../src/gatsby/redirects/site-redirects"
import { createTemporaryFolder } from "../src/testing/build-folder"
import { buildPageText, listRequiredFiles, readFixtureContent } from "../src/testing/content-lines"
import { renamePage, writeNewAddresses } from "./rename"

const article = readFixtureContent("blog/_example.mdx").replace(/^related:.*\n/m, "")
const buildArticle = (name: string, fields: string, text = ""): string =>
  `${article.replace("An example of an article", `An article on ${name}`).replace("This file shows", `On ${name}, this file shows`).replace("---\n\n", `${fields}---\n\n`)}${text}`

const LIST = "# Ours\n\n- /blogs/costs\n- /blogs/duty\n# Gone with the shop.\n- was: /old\n  gone: We sold it.\n"

/** An article at `/blogs/costs`, and others with every kind of link to it. `stamp-costs` and `costs` as a word aren't links. */
const createContent = (more: Record<string, string> = {}): string =>
  createTemporaryFolder({
    ...listRequiredFiles(),
    "navigation.yaml": listRequiredFiles()["navigation.yaml"]!.replace(
      "path: / }]",
      "path: / }, { label: Costs, path: /blogs/costs }]",
    ),
    "addresses.yaml": LIST,
    "blog/costs.mdx": buildArticle(
      "costs",
      'related: ["duty"] # costs\n',
      "\n[Here](/blogs/costs#a-smaller-question)\n",
    ),
    "blog/duty.mdx": buildArticle(
      "duty",
      "related:\n  - stamp-costs\n  - costs\n",
      "\n[Costs](/blogs/costs), [more](/blogs/costs?a=1), [others](/blogs/costs-of-moving)\n",
    ),
    "blog/stamp-costs.mdx": buildArticle("stamp", "related: [duty, costs]\n"),
    "blog/costs-of-moving.md": buildArticle("moving", "related:\n  [\n    costs,\n    duty,\n  ]\n"),
    "pages/from.mdx": buildPageText("See [costs](/blogs/costs), not https://www.example.com/blogs/costs."),
    ...more,
  })

/** The text of each file by its path, `addresses.yaml` included. */
const readAll = (content: string): Record<string, string> =>
  Object.fromEntries(
    [...listContentFiles(content), "addresses.yaml"].map(file => [file, readFileSync(join(content, file), "utf8")]),
  )

const readLinesWith = (content: string, words: string): string[] =>
  Object.entries(readAll(content)).flatMap(([file, text]) =>
    text.split("\n").flatMap(line => (line.includes(words) ? [`${file}: ${line.trim()}`] : [])),
  )

const listProblems = (content: string) => checkContentFolder(content, ["/"])
const listMoves = (content: string): string[] =>
  readContentRedirects(content).flatMap(({ from, to, status }) =>
    from.startsWith("/blogs") ? `${from} ${to} ${status}` : [],
  )

const rename = (content: string, from: string, to: string): string[] =>
  renamePage(content, from, to, join(content, "pages"))

test("links, related articles and the navigation go along, and the old address leads to the new one", () => {
  const content = createContent()
  expect(listProblems(content)).toEqual([])
  expect(rename(content, "/blogs/costs", "/blogs/nsw/fees")).toEqual([
    "content/blog/costs.mdx is content/blog/nsw/fees.mdx now, and its page is at /blogs/nsw/fees.",
    "content/blog/costs-of-moving.md: links lead to /blogs/nsw/fees now.",
    "content/blog/nsw/fees.mdx: links lead to /blogs/nsw/fees now.",
    "content/blog/duty.mdx: links lead to /blogs/nsw/fees now.",
    "content/blog/stamp-costs.mdx: links lead to /blogs/nsw/fees now.",
    "content/navigation.yaml: links lead to /blogs/nsw/fees now.",
    "content/pages/from.mdx: links lead to /blogs/nsw/fees now.",
    "/blogs/costs leads to /blogs/nsw/fees for good (301).",
  ])
  expect(listProblems(content)).toEqual([])
  expect(listMoves(content)).toEqual(["/blogs/costs /blogs/nsw/fees 301"])
  expect(readLinesWith(content, "nsw/fees")).toEqual([
    "blog/costs-of-moving.md: nsw/fees,",
    "blog/duty.mdx: - nsw/fees",
    "blog/duty.mdx: [Costs](/blogs/nsw/fees), [more](/blogs/nsw/fees?a=1), [others](/blogs/costs-of-moving)",
    "blog/nsw/fees.mdx: [Here](/blogs/nsw/fees#a-smaller-question)",
    "blog/stamp-costs.mdx: related: [duty, nsw/fees]",
    "navigation.yaml: header: [{ label: Home, path: / }, { label: Costs, path: /blogs/nsw/fees }]",
    "pages/from.mdx: See [costs](/blogs/nsw/fees), not https://www.example.com/blogs/costs.",
    "addresses.yaml: movedTo: /blogs/nsw/fees",
  ])
})

test("renaming back leaves every file byte for byte as it was, and the address its page", () => {
  const content = createContent()
  const before = readAll(content)
  rename(content, "/blogs/costs", "/blogs/nsw/fees")
  expect(rename(content, "/blogs/nsw/fees", "/blogs/costs").slice(-1)).toEqual([
    "/blogs/costs doesn't lead to /blogs/nsw/fees any more: it's a page again.",
  ])
  expect(readAll(content)).toEqual(before)
})

test("after two renames each old address leads to the page, and there's no circle after a third", () => {
  const content = createContent()
  rename(content, "/blogs/costs", "/blogs/fees")
  rename(content, "/blogs/fees", "/blogs/prices")
  expect(listMoves(content)).toEqual(["/blogs/costs /blogs/prices 301", "/blogs/fees /blogs/prices 301"])
  rename(content, "/blogs/prices", "/blogs/costs")
  expect(listMoves(content)).toEqual(["/blogs/fees /blogs/costs 301", "/blogs/prices /blogs/costs 301"])
})

test("a draft that was never public gets no redirect", () => {
  const content = createContent({ "blog/new.mdx": buildArticle("news", "draft: true\n") })
  rename(content, "/blogs/new", "/blogs/newer")
  expect(listMoves(content)).toEqual([])
  expect(readAll(content)["addresses.yaml"]).toBe(LIST)
})

test("a place goes along with the places that name it as nearby", () => {
  const place = readFixtureContent("places/_example.yaml")
  const content = createContent({
    "places/glebe.yaml": place,
    "places/ultimo.yaml": place.replace("nearby: []", "nearby: [glebe]"),
  })
  rename(content, "/lp/glebe-property-law", "/lp/glebe-point-property-law")
  expect(readLinesWith(content, "glebe-point")).toEqual([
    "places/ultimo.yaml: nearby: [glebe-point]",
    "addresses.yaml: movedTo: /lp/glebe-point-property-law",
  ])
})

test.each([
  ["/blogs/cost", "/blogs/fees", "/blogs/cost is no page of content/."],
  ["/blogs/costs", "/blogs/duty", "/blogs/duty has a page already."],
  ["/blogs/costs", "/fees", "/blogs/costs can't become /fees."],
  ["/blogs/costs", "/blogs/Fees", "/blogs/costs can't become /blogs/Fees."],
  ["/contact-us", "/contact", "/contact-us can't become /contact."],
])("%s doesn't become %s, and nothing is written", (from, to, message) => {
  const content = createContent({ "pages/contact-us.mdx": buildPageText("Words.", "contact") })
  const before = readAll(content)
  expect(() => rename(content, from, to)).toThrow(message)
  expect(readAll(content)).toEqual(before)
})

describe("a new address that a writer gives a page in its form", () => {
  const withNewAddress = (address: string) =>
    (readAll(createContent())["blog/costs.mdx"] ?? "").replace("checkAgain:", `newAddress: ${address}\ncheckAgain:`)

  test("the page is there, everything leads there, and the old address is redirected, though one line changed", () => {
    const content = createContent({ "blog/costs.mdx": withNewAddress("/blogs/nsw/fees") })
    const { files } = readContent(content)
    expect(listProblems(content)).toEqual([])
    expect(files.map(({ address }) => address)).toContain("/blogs/nsw/fees")
    expect(files.map(({ address }) => address)).not.toContain("/blogs/costs")
    const links = files.flatMap(({ read }) => (read.ok ? read.entry.links.map(({ href }) => href) : []))
    expect(links.filter(href => href.startsWith("/blogs/nsw"))).toHaveLength(5)
    expect(listMoves(content)).toEqual(["/blogs/costs /blogs/nsw/fees 301"])
  })

  test("written into the files it comes to the same as the command", () => {
    const [field, command] = [createContent({ "blog/costs.mdx": withNewAddress("/blogs/nsw/fees") }), createContent()]
    expect(writeNewAddresses(field)).toEqual(rename(command, "/blogs/costs", "/blogs/nsw/fees"))
    expect(readAll(field)).toEqual(readAll(command))
    expect(writeNewAddresses(field)).toEqual([])
  })

  test.each(["/fees", "/blogs/Fees"])("%s is refused, at the field", address => {
    expect(listProblems(createContent({ "blog/costs.mdx": withNewAddress(address) }))).toEqual([
      { file: "blog/costs.mdx", where: "newAddress", message: expect.stringContaining("begins with /blogs/") },
    ])
  })

  test("one that another page has is refused", () => {
    expect(listProblems(createContent({ "blog/costs.mdx": withNewAddress("/blogs/duty") }))).not.toEqual([])
  })
})
