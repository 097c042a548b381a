import { readFileSync } from "node:fs"
import { contentTypes } from "../gatsby/content-types"
import { listContentFiles } from "../gatsby/read-content"
import { copyFixtureFirmContent } from "../testing/content-lines"
import { buildFirmFile } from "../testing/firm-file"
import { buildPagePreviewData } from "./page-data"

const dir = copyFixtureFirmContent()
const texts = new Map(
  listContentFiles(dir).map(file => [file, file.startsWith("pictures/") ? "" : readFileSync(`${dir}/${file}`, "utf8")]),
)
const coast = { url: "blob:coast", width: 1600, height: 640 }
const savedContent = { texts, pictures: new Map([["coast.png", coast]]) }

const draft = {
  file: "blog/nsw/new.mdx",
  fields: { heading: "A new article", state: "NSW", related: ["stamp-duty-nsw", "no-such-article"] },
  body: '<ExampleQuote side="buying" state="NSW" price="850000" on="2026-11-21" />',
}

test("a page is given what the build works out for it, also while fields are missing", async () => {
  const pageData = await buildPagePreviewData(draft, savedContent, "2026-11-21")
  expect(pageData?.template).toBe("blog/blog-article")
  expect(pageData?.data).toMatchObject({
    page: {
      heading: "A new article",
      lead: "",
      path: "/blogs/nsw/new",
      related: [expect.objectContaining({ path: "/blogs/stamp-duty-nsw" })],
      body: [["ExampleQuote", { quote: expect.objectContaining({ totals: expect.anything() }) }]],
    },
  })
  expect(pageData?.shared.site).toMatchObject({
    name: "Wattlebird Lawyers",
    closedDays: expect.any(Array),
    imprint: expect.stringMatching(/^Wattlebird Lawyers, ABN 11 111 111 111\. The licence of the fixture firm\. /),
    phone: { display: "1300 975 711", tel: "1300975711" },
    mark: expect.objectContaining({ viewBox: "0 0 40 40" }),
  })
})

test("a page speaks of the firm by its words in braces, and only of its states", async () => {
  const site = (texts.get("site.yaml") ?? "").replace(/^ {2}- \{\s*state: (?:QLD|NSW)[^}]*\}[^}]*\}\n/gm, "")
  const inVictoria = { ...savedContent, texts: new Map([...texts, ["site.yaml", site]]) }
  const sources = ["VIC", "NSW"].map(state => ({ name: state, state, url: "https://a.example", checked: "2026-11-21" }))
  const fields = { heading: "{APractitioner} of {firm}", sources }
  const body = '<In state="NSW">Here.</In>\n\nIn {states}.'
  const pageData = await buildPagePreviewData({ file: "pages/new.mdx", fields, body }, inVictoria, "2026-11-21")
  expect(pageData?.data).toMatchObject({
    page: {
      heading: "A lawyer of Wattlebird Lawyers",
      sources: [{ name: "VIC" }],
      body: [
        ["p", null, "In Victoria."],
        ["Sources", { sources: [{ name: "VIC" }] }],
      ],
    },
  })
})

test("the page of an office has the lists that its template shows", async () => {
  const office = {
    file: "cities/new.mdx",
    fields: { name: "New", state: "NSW", lat: -33.9, lng: 151.2 },
    body: "Words.",
  }
  const pageData = await buildPagePreviewData(office, savedContent, "2026-11-21")
  expect(pageData?.data).toMatchObject({
    page: {
      offices: expect.arrayContaining([expect.objectContaining({ path: "/new-south-wales/sydney" })]),
      buyingStages: expect.arrayContaining([expect.objectContaining({ stage: 1, state: "NSW" })]),
      placesNear: expect.arrayContaining([expect.objectContaining({ state: "NSW" })]),
    },
  })
})

test.each(contentTypes.flatMap(({ page }) => page?.template ?? []))(
  "the template %s asks for its own entry alone: the preview has no other data",
  template => {
    const [, query = ""] =
      /graphql`\n(  query [^`]*)`/.exec(readFileSync(`src/templates/${template}.tsx`, "utf8")) ?? []
    expect(query.match(/^ {4}\w.*/gm)).toEqual([expect.stringMatching(/^ {4}page: \w+\(id: { eq: \$id }\) {$/)])
  },
)

test("a page shows its picture in the size it has", async () => {
  const picture = { file: "coast.png", alt: "A coast" }
  const pageData = await buildPagePreviewData(
    { ...draft, fields: { ...draft.fields, picture } },
    savedContent,
    "2026-11-21",
  )
  const image = { width: 1600, height: 640, images: { sources: [], fallback: { src: "blob:coast" } } }
  expect(pageData?.data).toMatchObject({
    page: { picture: { alt: "A coast", image: { childImageSharp: { gatsbyImageData: image } } } },
  })
})

test("there's no page while the text can't be read, and none for what has no page", async () => {
  expect(await buildPagePreviewData({ ...draft, body: "<Wobble />" }, savedContent, "2026-11-21")).toBeNull()
  expect(
    await buildPagePreviewData({ file: "offers/new.yaml", fields: {}, body: null }, savedContent, "2026-11-21"),
  ).toBeNull()
})

test("a page shows what the firm's states leave of what it names", async () => {
  const questions = `title: Questions
order: 1
questions:
  - { question: Here?, answer: Yes., states: [NSW, VIC] }
  - { question: There?, answer: Yes., states: [QLD] }
`
  const inVictoria = {
    ...savedContent,
    texts: new Map([...texts, ["site.yaml", buildFirmFile("VIC")], ["faqs/mixed.yaml", questions]]),
  }
  const asking = { file: "pages/asking.mdx", fields: { heading: "Asking" }, body: '<Faqs group="mixed" />' }
  const pageData = await buildPagePreviewData(asking, inVictoria, "2026-11-21")
  expect(pageData?.data).toMatchObject({ page: { body: [["Faqs", { questions: [{ question: "Here?" }] }]] } })
})
