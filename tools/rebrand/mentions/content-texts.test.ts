import { parseContentFiles } from "../../../src/gatsby/read-content"
import { readFixtureContent, buildPageText } from "../../../src/testing/content-lines"
import { buildFirmFile } from "../../../src/testing/firm-file"
import { listContentSentences, listSourceNames, listFigureTableSentences } from "./content-texts"

function parseVictorianFirmFiles(files: Record<string, string>) {
  const all: Record<string, string> = { "site.yaml": buildFirmFile("VIC"), ...files }
  return parseContentFiles(Object.keys(all), file => all[file] ?? "").files
}

const listContentTextLines = (files: Record<string, string>) =>
  listContentSentences(parseVictorianFirmFiles(files)).flatMap(({ file, where, text }) =>
    file === "site.yaml" ? [] : [`${where} ${text}`],
  )

test("the sentences of a page have the lines that they're written in", () => {
  const body = "## Who may do it\n\nA lawyer may. **A [conveyancer](/a)** may,\ntoo.\n\n- Ask the bank."
  expect(listContentTextLines({ "pages/page.mdx": buildPageText(body) }).slice(-4)).toEqual([
    "content/pages/page.mdx:8 Who may do it",
    "content/pages/page.mdx:10 A lawyer may.",
    "content/pages/page.mdx:10 A conveyancer may, too.",
    "content/pages/page.mdx:13 Ask the bank.",
  ])
})

test("a sentence has the state that its file is about", () => {
  const buildDocumentsYaml = (about: string) =>
    `title: Everyone\norder: 1\n${about}documents:\n  - { name: A, why: B, where: C, due: start, way: phone }\n`
  const files = parseVictorianFirmFiles({
    "documents/all.yaml": buildDocumentsYaml(""),
    "documents/vic.yaml": buildDocumentsYaml("state: VIC\n"),
  })
  const listStatesOfTexts = (name: string) =>
    new Set(listContentSentences(files).flatMap(({ file, state }) => (file === name ? [state] : [])))
  expect([...listStatesOfTexts("documents/all.yaml")]).toEqual([undefined])
  expect([...listStatesOfTexts("documents/vic.yaml")]).toEqual(["VIC"])
})

test("what's about a state in which the firm doesn't act isn't read", () => {
  const faq = `title: Fees\norder: 1\nquestions:
  - question: Who pays?
    answer: You do.
  - question: Who pays in Queensland?
    answer: Your lawyer does.
    states: [QLD]\n`
  const files = {
    "faqs/fees.yaml": faq,
    "pages/page.mdx": buildPageText('Sign it<In state="NSW"> in Sydney</In>.'),
    "places/_example.yaml": readFixtureContent("places/_example.yaml"),
  }
  const all = listContentTextLines(files)
  expect(all).toContain("content/faqs/fees.yaml:5 You do.")
  expect(all).toContain("content/pages/page.mdx:8 Sign it.")
  expect(all.join()).not.toMatch(/lawyer|Sydney|_example/)
})

test("words in braces are said as the firm's file has it", () => {
  expect(listContentTextLines({ "pages/page.mdx": buildPageText("Ask {aPractitioner} in {states}.") }).at(-1)).toBe(
    "content/pages/page.mdx:8 Ask a conveyancer in Victoria.",
  )
})

test("what a document is chosen by is no words", () => {
  const documents = `title: Everyone\norder: 1\ndocuments:
  - name: Power of attorney
    why: We check it.
    where: Ask the bank.
    due: settlement-week
    way: identity-check
    property: [house]
    circumstances: [attorney]
    unless: [company]\n`
  expect(listContentTextLines({ "documents/everyone.yaml": documents })).toEqual([
    "content/documents/everyone.yaml:1 Everyone",
    "content/documents/everyone.yaml:4 Power of attorney",
    "content/documents/everyone.yaml:5 We check it.",
    "content/documents/everyone.yaml:6 Ask the bank.",
  ])
})

test("sources are names, and no sentences", () => {
  const sources =
    'sources:\n  - name: "Emma Lawyers, on fees"\n    url: "https://emma.example"\n    checked: "2026-11-21"\n    supports: [A page]\n'
  const files = { "pages/page.mdx": buildPageText("Words.").replace("---\n\n", `${sources}---\n\n`) }
  expect(listContentTextLines(files).join()).not.toContain("Emma")
  expect(listSourceNames(parseVictorianFirmFiles(files))).toEqual(["Emma Lawyers, on fees"])
})

test("the words of a table are read apart from the pages, without the names of its sources", () => {
  const result = parseVictorianFirmFiles({
    "rates/first-home-vic.json": readFixtureContent("rates/first-home-vic.json"),
  })
  const words = listFigureTableSentences(result).map(({ where, text }) => `${where} ${text}`)
  expect(words).toContain("content/rates/first-home-vic.json:5 Saving: first home")
  expect(words.join()).not.toContain("State Revenue Office")
  expect(listContentSentences(result).map(({ text }) => text)).not.toContain("Saving: first home")
})
