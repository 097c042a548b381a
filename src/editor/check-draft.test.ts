import { readFileSync } from "node:fs"
import { listContentFiles } from "../gatsby/read-content"
import { copyFixtureFirmContent } from "../testing/content-lines"
import { buildFirmFile } from "../testing/firm-file"
import { createDraftChecker, renderDraftFile, type Draft } from "./check-draft"
import type { Texts } from "./content-texts"

const dir = copyFixtureFirmContent()
const texts: Texts = new Map(
  listContentFiles(dir).map(file => [file, file.startsWith("pictures/") ? "" : readFileSync(`${dir}/${file}`, "utf8")]),
)

/** A spelling dictionary that only rejects one word. */
const createSpeller = () => ({ correct: (word: string) => word !== "recieve", suggest: () => ["receive"] })

const { checkQuickly, checkFully } = createDraftChecker(texts, ["/blogs"], createSpeller)

const HEADING = "Signing a test contract"

const SOURCE = {
  name: "Test Office",
  url: "https://www.example.com/signing",
  checked: "2026-11-20",
  supports: [HEADING],
}

const ARTICLE: Draft = {
  file: "blog/nsw/signing-a-test-contract.mdx",
  fields: {
    title: "Signing a test contract in NSW",
    description: "A made-up article for a test of the editor: who signs a contract first in NSW, and what it costs.",
    heading: HEADING,
    lead: "A made-up article for a test.",
    sources: [SOURCE],
    checked: "2026-11-21",
    checkAgain: "2027-05-21",
  },
  body: "## Who signs first\n\nEither side may sign first.\n",
}

const withBody = (body: string): Draft => ({ ...ARTICLE, body })
const withFields = (more: object): Draft => ({ ...ARTICLE, fields: { ...ARTICLE.fields, ...more } })

test("a draft that the check would let through has no problems", () => {
  expect(checkQuickly(ARTICLE)).toEqual([])
  expect(checkFully(ARTICLE)).toEqual([])
})

test("a problem in the text is at its line of the text, not of the file", () => {
  const [problem, ...others] = checkQuickly(withBody("## Who signs first\n\n[Fees](/no-such-page)\n"))
  expect(others).toEqual([])
  expect(problem).toMatchObject({ elsewhere: null, path: ["body"], line: 3 })
  expect(problem?.message).toContain("/no-such-page")
})

test("a problem in a field is at the field, in a list at its line from 0", () => {
  const sources = [SOURCE, { ...SOURCE, name: "Test Registry", url: "www.example.com" }]
  expect(checkQuickly(withFields({ sources })).map(({ path, line }) => ({ path, line }))).toEqual([
    { path: ["sources", 1, "url"], line: null },
  ])
})

test("a picture that is too small for the text is a problem at its line", () => {
  const getPictureSizes = () => new Map([["coast.png", { width: 400, height: 300 }]])
  const draft = withBody('<Picture file="coast.png" alt="A coast" />\n')
  expect(createDraftChecker(texts, ["/blogs"], createSpeller, getPictureSizes).checkQuickly(draft)).toEqual([
    { elsewhere: null, path: ["body"], line: 1, message: "coast.png has 400 by 300 pixels; here it needs 1280 across" },
  ])
  expect(checkQuickly(draft)).toEqual([])
})

test("a title that another entry has is a problem of the draft", () => {
  const title = /^title: (.*)$/m.exec(texts.get("blog/stamp-duty.mdx") ?? "")?.[1]
  expect(title).toBeDefined()
  const problems = checkQuickly(withFields({ title: title?.replaceAll('"', "") }))
  expect(problems).toContainEqual(expect.objectContaining({ path: ["title"] }))
})

test("a draft about a state in which the firm doesn't act is checked, and a link to it is a problem of the page that has it", () => {
  const there = createDraftChecker(new Map([...texts, ["site.yaml", buildFirmFile("VIC")]]), ["/blogs"], createSpeller)
  const draft = withFields({ state: "NSW" })
  expect(there.checkQuickly(draft)).toEqual([])
  expect(there.checkQuickly({ ...draft, body: "## Who signs first\n\n<Wobble />\n" })).toMatchObject([
    { elsewhere: null, path: ["body"], line: 3 },
  ])
  expect(there.checkQuickly(withBody("## Who signs first\n\n[There](/new-south-wales)\n"))).toMatchObject([
    { path: ["body"], line: 3, message: expect.stringContaining('put it into <In state="NSW">') },
  ])
})

test("what a draft would break in another file is named with that file", () => {
  const link = "\n[There](/blogs/nsw/signing-a-test-contract#who-signs-first)\n"
  const linked: Texts = new Map([
    ...texts,
    ["pages/linking.mdx", (texts.get("pages/buying.mdx") ?? "") + link],
    [ARTICLE.file, `---\n${JSON.stringify(ARTICLE.fields)}\n---\n${ARTICLE.body}`],
  ])
  const there = createDraftChecker(linked, ["/blogs"], createSpeller)
  expect(there.checkQuickly(ARTICLE)).toEqual([])
  const [problem] = there.checkQuickly(withBody("## Who goes first\n"))
  expect(problem?.elsewhere).toMatch(/^pages\/linking\.mdx: line \d+$/)
})

test("spelling is looked at only when everything is, in the text and in the fields", () => {
  const draft = { ...withFields({ lead: "You recieve it." }), body: "## Who signs first\n\nYou recieve it.\n" }
  expect(checkQuickly(draft)).toEqual([])
  const [problem, ...others] = checkFully(draft)
  expect(others).toEqual([])
  expect(problem).toMatchObject({ path: ["lead"], line: null })
  expect(checkFully(withBody("## Who signs first\n\nYou recieve it.\n"))).toMatchObject([{ path: ["body"], line: 3 }])
})

test("a page can be given another address, and other drafts may still name it as before", () => {
  expect(checkQuickly(withFields({ newAddress: "/blogs/nsw/signing-first" }))).toEqual([])
  expect(checkQuickly(withFields({ newAddress: "/signing-first" }))).toMatchObject([{ path: ["newAddress"] }])
  const renamed = renderDraftFile(withFields({ newAddress: "/blogs/nsw/signing-first" }))
  const { checkQuickly: check } = createDraftChecker(
    new Map([...texts, [ARTICLE.file, renamed]]),
    ["/blogs"],
    createSpeller,
  )
  const other = { title: "Another test contract in NSW", description: `${ARTICLE.fields["description"]} Again.` }
  const { fields, body } = withFields({ ...other, related: ["nsw/signing-a-test-contract"] })
  expect(
    check({ file: "blog/other.mdx", fields, body: `${body}\n[First](/blogs/nsw/signing-a-test-contract)\n` }),
  ).toEqual([])
})
