import { readFileSync } from "node:fs"
import * as v from "valibot"
import { contentTypes } from "../content-types"
import { parseContentEntry } from "../content-types/read-entry"
import { getEditorBackend, LOCAL_BACKEND } from "./editor-backend"
import { copyFixtureFirmContent } from "../../testing/content-lines"
import { createTemporaryFolder } from "../../testing/build-folder"
import { buildEditorConfig, buildContentKindFields } from "./editor-config"
import { buildEditorField, type Collection, type EditorField } from "./editor-field"

const content = copyFixtureFirmContent()
const { collections } = buildEditorConfig(content, LOCAL_BACKEND)

const getType = (kind: string) => {
  const contentType = contentTypes.find(type => type.kind === kind)
  if (!contentType) throw new Error(`no kind ${kind}`)
  return contentType
}

/** The fields that the editor shows for a kind, in a folder's form or in a single file's. */
const listFields = (kind: string): EditorField[] =>
  collections.find(({ name }) => name === kind)?.fields ??
  collections.flatMap(({ files = [] }: Collection) => files).find(({ name }) => name === kind)?.fields ??
  []

/** Lists the names of a schema's fields, at any depth. These are the fields that the content check expects. */
function listSchemaNames(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return []
  if ("wrapped" in schema) return listSchemaNames(schema.wrapped)
  if ("item" in schema) return listSchemaNames(schema.item)
  if (!("entries" in schema) || typeof schema.entries !== "object" || schema.entries === null) return []
  return Object.entries(schema.entries).flatMap(([name, below]) => [name, ...listSchemaNames(below)])
}

const listFieldNames = (fields: readonly EditorField[]): string[] =>
  fields.flatMap(({ name, fields: below = [] }) => [name, ...listFieldNames(below)])

const EDITED = contentTypes.filter(({ kind }) => !["rates", "fees"].includes(kind))

test.each(EDITED.map(({ kind }) => kind))(
  "each field of the kind %s has a field in the editor, and no other has",
  kind => {
    const { schema, format } = getType(kind)
    expect(listSchemaNames(schema)).not.toEqual([])
    expect(listFieldNames(listFields(kind)).sort()).toEqual(
      ["problems", ...listSchemaNames(schema), ...(format === "mdx" ? ["body"] : [])].sort(),
    )
  },
)

// The order is that of content/places/_example.yaml and content/pages/_example.mdx.
test("a form begins with what makes the entry, as its example does, and ends with what's rarely filled in", () => {
  const places = listFields("place").map(({ name }) => name)
  expect(places.slice(0, 5)).toEqual(["problems", "name", "state", "region", "capArea"])
  expect(places.indexOf("considerations")).toBeLessThan(places.indexOf("layout"))
  const pages = listFields("page").map(({ name }) => name)
  expect(pages.slice(0, 3)).toEqual(["problems", "title", "description"])
  expect(pages.at(-1)).toBe("body")
})

test("a new file is named after a field of its own", () => {
  const without = collections
    .filter(({ folder, slug, fields = [] }) => folder && !fields.some(({ name }) => slug === `{{fields.${name}}}`))
    .map(({ name }) => name)
  expect(without).toEqual([])
})

test("nothing of the writer's own machine is in the configuration of a public build", () => {
  const backend = getEditorBackend({ EDITOR_BACKEND: "github", EDITOR_REPO: "firm/site" })
  const config = buildEditorConfig(content, backend ?? LOCAL_BACKEND)
  expect(config.backend).toEqual({ name: "github", repo: "firm/site", branch: "main" })
  expect(JSON.stringify(config)).not.toMatch(/local_backend|proxy_url|localhost|127\.0\.0\.1/)
})

// https://decapcms.org/docs/editorial-workflows/ and https://decapcms.org/docs/deploy-preview-links/, read 2026-11-29.
test("on the host a change is reviewed as a pull request with a preview; on the writer's own machine it's saved at once", () => {
  for (const EDITOR_BACKEND of ["github", "git-gateway"]) {
    const backend = getEditorBackend({ EDITOR_BACKEND, EDITOR_REPO: "firm/site" }) ?? LOCAL_BACKEND
    expect(buildEditorConfig(content, backend)).toMatchObject({
      publish_mode: "editorial_workflow",
      show_preview_links: true,
    })
  }
  expect(buildEditorConfig(content, LOCAL_BACKEND)).toMatchObject({ publish_mode: "simple", show_preview_links: false })
})

test("the preview of an entry is its page's address; of an office, which is in a state's folder, it's the home page", () => {
  const previewPaths = Object.fromEntries(collections.map(one => [one.name, one["preview_path"]]))
  expect(previewPaths).toMatchObject({
    page: "/{{slug}}",
    blog: "/blogs/{{slug}}",
    "blog-nsw": "/blogs/nsw/{{slug}}",
    place: "/lp/{{slug}}-property-law",
  })
  expect(previewPaths["city"] ?? previewPaths["offer"]).toBeUndefined()
})

test("others' figures are changed by hand, with a worked case", () => {
  expect(JSON.stringify(collections)).not.toMatch(/content\/rates/)
})

test("our own fees have a form for their periods, and a new one begins with the amounts of the last", () => {
  const files = collections.find(({ name }) => name === "fees")?.files ?? []
  const ours = ["nsw", "qld", "vic"].map(state => [`our-fees-${state}`, `content/fees/our-fees-${state}.json`])
  expect(files.map(({ name, file }) => [name, file])).toEqual(ours)
  const [nsw] = files
  const { items, periods } = JSON.parse(readFileSync("src/testing/content/fees/our-fees-nsw.json", "utf8"))
  const amounts = nsw?.fields[1]?.fields?.find(({ name }) => name === "amounts")?.fields ?? []
  expect(amounts.map(({ name }) => name)).toEqual(Object.keys(items))
  const last = periods.at(-1).amounts
  expect(amounts.map(({ fields }) => fields?.[0]?.["default"])).toEqual(
    Object.keys(items).map(name => last[name].amount),
  )
})

test("a folder inside a kind's folder has a list of its own", () => {
  const folders = Object.fromEntries(collections.map(({ name, folder }) => [name, folder]))
  expect(folders).toMatchObject({ blog: "content/blog", "blog-nsw": "content/blog/nsw" })
  expect(folders).toHaveProperty("page-contact-us", "content/pages/contact-us")
})

test("files that end in .md have a list of their own, where there are any", () => {
  const folders = contentTypes.flatMap(({ home }) => ("folder" in home ? [[`${home.folder}/nsw/.keep`, ""]] : []))
  const content = createTemporaryFolder({
    ...Object.fromEntries(folders),
    "blog/duty.md": "",
    "blog/nsw/caveats.md": "",
  })
  const lists = buildEditorConfig(content, LOCAL_BACKEND).collections.filter(({ name }) => name.startsWith("blog"))
  expect(lists.map(({ name, label, folder, extension, create }) => [name, label, folder, extension, create])).toEqual([
    ["blog", "Guides", "content/blog", "mdx", true],
    ["blog-in-md", "Guides (.md)", "content/blog", "md", false],
    ["blog-nsw", "Guides: nsw", "content/blog/nsw", "mdx", true],
    ["blog-nsw-in-md", "Guides: nsw (.md)", "content/blog/nsw", "md", false],
  ])
  expect(lists[1]).toMatchObject({ format: "yaml-frontmatter", fields: lists[0]?.fields })
})

test("a list of entries to choose from is one that the editor shows", () => {
  const listNames = [...JSON.stringify(collections).matchAll(/"collection":"([\w-]+)"/g)].map(([, name]) => name)
  expect(listNames).toEqual(expect.arrayContaining(["place", "offer"]))
  expect(listNames.filter(name => !collections.some(collection => collection.name === name))).toEqual([])
})

const findField = (kind: string, name: string) =>
  buildContentKindFields(getType(kind)).find(field => field.name === name)

test.each([
  ["place", "state", { widget: "select", options: ["NSW", "VIC", "QLD"] }],
  ["place", "lat", { widget: "number", value_type: "float", min: -44, max: -9 }],
  ["place", "waterAuthority", { label: "Water authority", hint: "who supplies water and answers water searches" }],
  ["place", "considerations", { widget: "list" }],
  ["email", "opening", { widget: "list", summary: "{{fields.opening}}" }],
  ["place", "selling", { required: false }],
  ["place", "apartments", { required: false }],
  ["place", "nearby", { widget: "relation", collection: "place", multiple: true, required: false }],
  ["blog", "checked", { widget: "datetime", format: "YYYY-MM-DD", time_format: false }],
  ["blog", "stage", { widget: "number", value_type: "int", min: 1, max: 9, required: false }],
  [
    "blog",
    "picture",
    { widget: "object", fields: [expect.objectContaining({ name: "file", widget: "image" }), expect.anything()] },
  ],
  ["blog", "body", { widget: "body" }],
  ["blog", "related", { hint: "the end of an article's address, such as nsw/stage-4-cooling-off" }],
  ["blog", "bst", { label: "Buying or selling", hint: "B for buying or S for selling" }],
  ["site", "url", { label: "Web address", hint: "a full address that begins with https://" }],
  ["partner", "offer", { widget: "relation", collection: "offer", required: false }],
  ["partner", "collectionStatement", { widget: "object", collapsed: false, label: "Collection statement" }],
  ["partner", "index", { widget: "boolean", default: true }],
  ["partner", "description", { widget: "text", hint: expect.stringContaining("70 to 160") }],
])("of a %s, %s is asked for as its schema says", (kind, name, field) => {
  expect(findField(kind, name)).toMatchObject(field)
})

test("the text of a collection statement is a text box like that of a page, and must be filled in", () => {
  const text = findField("partner", "collectionStatement")?.fields?.find(({ name }) => name === "text")
  expect(text).toMatchObject({ widget: "text", hint: expect.stringContaining("Markdown and components") })
  expect(text?.required).toBeUndefined()
})

test("what stands inside a group that may be left out is not asked for", () => {
  const within = findField("place", "picture")?.fields ?? []
  expect(within.map(({ required }) => required)).toEqual([false, false])
})

test("what stands inside a line that a writer has added to a list is asked for, even where the list may be left out", () => {
  const sources = findField("partner", "sources")
  expect(sources?.required).toBe(false)
  const needed = sources?.fields?.filter(({ required }) => required !== false).map(({ name }) => name)
  expect(needed).toEqual(["name", "url", "checked"])
})

test("no hint tells of lines, quotes or the way a day is written: a form has none of them", () => {
  expect(JSON.stringify(collections)).not.toMatch(
    /"hint":"[^"]*(?:the line out|quotes|hyphen\b|written like|true or false)/,
  )
})

test("a schema that the editor has no field for stops the build", () => {
  expect(() => buildEditorField("size", v.bigint())).toThrow("the editor knows no field for size: bigint")
})

// A file that Decap CMS 3.16.3 wrote on 2026-11-21, after the form was filled in by hand in a browser.
const SAVED = `title: "Testville conveyancing: floods, slopes"
description: Buying or selling in Testville? What to look up about flood, slope
  and title here, and what the work costs in all.
heading: Conveyancing in Testville
lead: A made-up town for a test.
layout: no-navigation
state: NSW
index: true
name: Testville
region: Riverina
capArea: rest of state
council: Testville Shire
postcodes:
  - "2999"
lat: -35.1
lng: 147.369
waterAuthority: Testville Water
titleRegistry: NSW Land Registry Services
considerations:
  - point: Check whether the river has been in the street.
    check: Ask the council.
    certainty: check
nearby: []
example:
  price: 600000
  on: 2026-11-21
`

test("a place as the editor writes it is good content", () => {
  const read = parseContentEntry(getType("place"), "testville", SAVED)
  expect(read.ok ? [] : read.problems).toEqual([])
})
