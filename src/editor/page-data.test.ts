import { readFileSync } from "node:fs"
import { contentFiles } from "../gatsby/read-content"
import { contentOfFixtureFirm } from "../testing/content-lines"
import { pageData } from "./page-data"

const dir = contentOfFixtureFirm()
const texts = new Map(
  contentFiles(dir).map(file => [file, file.startsWith("pictures/") ? "" : readFileSync(`${dir}/${file}`, "utf8")]),
)
const coast = { url: "blob:coast", width: 1600, height: 640 }
const known = { texts, pictures: new Map([["coast.png", coast]]) }

const draft = {
  file: "blog/nsw/new.mdx",
  fields: { heading: "A new article", state: "NSW", related: ["stamp-duty-nsw", "no-such-article"] },
  body: '<ExampleQuote side="buying" state="NSW" price="850000" on="2026-11-21" />',
}

test("a page is given what the build works out for it, also while fields are missing", async () => {
  const made = await pageData(draft, known, "2026-11-21")
  expect(made?.template).toBe("blog/blog-article")
  expect(made?.data).toMatchObject({
    page: {
      heading: "A new article",
      lead: "",
      path: "/blogs/nsw/new",
      related: [expect.objectContaining({ path: "/blogs/stamp-duty-nsw" })],
      body: [["ExampleQuote", { quote: expect.objectContaining({ totals: expect.anything() }) }]],
    },
  })
  expect(made?.shared.site).toMatchObject({ name: "Wattlebird Lawyers", closedDays: expect.any(Array) })
})

test("a page shows its picture in the size it has", async () => {
  const picture = { file: "coast.png", alt: "A coast" }
  const made = await pageData({ ...draft, fields: { ...draft.fields, picture } }, known, "2026-11-21")
  const image = { width: 1600, height: 640, images: { sources: [], fallback: { src: "blob:coast" } } }
  expect(made?.data).toMatchObject({
    page: { picture: { alt: "A coast", image: { childImageSharp: { gatsbyImageData: image } } } },
  })
})

test("there's no page while the text can't be read, and none for what has no page", async () => {
  expect(await pageData({ ...draft, body: "<Wobble />" }, known, "2026-11-21")).toBeNull()
  expect(await pageData({ file: "offers/new.yaml", fields: {}, body: null }, known, "2026-11-21")).toBeNull()
})
