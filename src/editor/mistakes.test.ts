import { readFileSync } from "node:fs"
import { checkContentFiles } from "../gatsby/check-content"
import { parseYaml, splitFrontMatter } from "../gatsby/content-types/parse-fields"
import { addProblemLines, findFieldLineNumber } from "../gatsby/field-lines"
import { findHardToReadPages } from "../gatsby/gates/reading-level"
import { formatProblem, listContentFiles, listValidSiteFiles, type Problem } from "../gatsby/read-content"
import { isObject } from "../domain/parse/wire"
import { copyFixtureFirmContent } from "../testing/content-lines"
import { createDraftChecker, type DraftProblem, parseContentTexts } from "./check-draft"
import type { Texts } from "./content-texts"

const dir = copyFixtureFirmContent()
const texts: Texts = new Map(
  listContentFiles(dir).map(file => [file, file.startsWith("pictures/") ? "" : readFileSync(`${dir}/${file}`, "utf8")]),
)
const ROUTES = ["/blogs"]
const checker = createDraftChecker(texts, ROUTES, () => ({ correct: () => true, suggest: () => [] }))

const ARTICLE_FILE = "blog/signing.mdx"
const ARTICLE = `---
title: Signing a test contract in NSW
description: "A made-up article for a test of the editor: who signs a contract first in NSW, and what it costs."
heading: Signing a test contract
lead: A made-up article for a test.
sources:
  - name: Test Office
    url: "https://www.example.com/signing"
    checked: "2026-11-20"
    supports:
      - Who signs first
checked: "2026-11-21"
checkAgain: "2027-05-21"
---

## Who signs first

<Notice kind="tip">

Either side may sign first.

</Notice>

Read [about buying](/buying).
`
const SAMPLE_FILE = "samples/signing.yaml"
const PART = `  - id: price
    section: Front page
    name: The price
    about: What the buyer pays.
    checks: [Check the price.]
    call: Call before you sign.
`
const SAMPLE = `title: A test contract
state: NSW
setting: Two made-up people, for a test.
parts:
${PART}${PART.replace("price", "deposit")}`
const SOURCES = /sources:\n(?: .*\n)+/
const LONG = "A title that says all there is to say of signing"
const LONG_LINE = "Notwithstanding considerable administrative complexity, purchasers habitually underestimate "
const HARD = `${LONG_LINE.repeat(20)}contracts.`
const HTML = "HTML is not used in content; write Markdown, or paste the words without their formatting"

/** What's wrong, a right text of the article with the wrong one, and the line with the words of the check. Lines were counted by hand. */
const MISTAKES: readonly (readonly [
  name: string,
  right: string | RegExp,
  wrong: string,
  line: number,
  words: string,
])[] = [
  ["a comma after a text", 'costs."', 'costs.",', 3, "take out the comma at the end"],
  ["a comma before a field", "lead:", ", lead:", 5, 'take out the comma before "lead: A made-up article for a test."'],
  ["a comma after a word", "\nlead:", "\nstate: NSW,\nlead:", 5, "state: take out the comma at the end"],
  ["<5 in a component", "may sign first", "may sign in <5 days", 20, 'write &lt;5 for "<5"'],
  ["<5 below a component", "Read", "It takes <5 days. Read", 24, 'write &lt;5 for "<5"'],
  [
    "curly quotation marks around a day",
    'checked: "2026-11-21"',
    "checked: “2026-11-21”",
    12,
    'checked: the quotation marks are curly; write straight ones: "',
  ],
  [
    "a curly quotation mark before a colon",
    /"A made.*"/,
    "“A made-up article: who signs.”",
    3,
    'the quotation marks are curly; write straight ones: "',
  ],
  [
    "curly quotation marks in a component",
    'kind="tip"',
    "kind=“tip”",
    18,
    '<Notice>: the quotation marks are curly; write straight ones: "',
  ],
  ["a tab", "    url:", "\turl:", 8, "begins with a tab; write two spaces instead"],
  ["a link that leads nowhere", "/buying", "/buyin", 24, "/buyin leads nowhere; did you mean /buying?"],
  ["a long title", /Signing a test contract in NSW/, LONG, 2, `title: "${LONG}" has 48 characters; make it 12 to 45`],
  [
    "a long description",
    'costs."',
    'costs, and whatever else anyone might want to hear about it before they sign."',
    3,
    "description: a description for search results of 70 to 160 characters; this one has 168",
  ],
  [
    "a table without its row of dashes",
    "Read",
    "| What | Cost |\n| Duty | none |\n\nRead",
    24,
    "a table needs a row of dashes below its headings: | --- | --- |",
  ],
  [
    "a picture without words",
    "Read",
    "![](coast.png)\n\nRead",
    24,
    "say what the picture shows, between the brackets: ![what it shows](coast.png)",
  ],
  [
    "a picture component without words",
    "Read",
    '<Picture file="coast.png" />\n\nRead',
    24,
    "<Picture>: alt: is missing: what the picture shows, for people who can't see it",
  ],
  ["no list of sources", SOURCES, "", 1, "sources: add sources: a list, at least one line that begins with a hyphen"],
  [
    "an empty list of sources",
    SOURCES,
    "sources:\n",
    6,
    "sources: add sources: a list, at least one line that begins with a hyphen",
  ],
  [
    "a day as people write it",
    '"2026-11-21"',
    "21/11/2026",
    12,
    "checked: a real day, written like 2026-11-21; did you mean 2026-11-21?",
  ],
  ["HTML", "Read", '<p class="MsoNormal">Words</p>\n\nRead', 24, `<p>: ${HTML}`],
  ["HTML from Word without quotes", "Read", "<p class=MsoNormal>Words</p>\n\nRead", 24, `<p>: ${HTML}`],
  [
    "a component whose ids are there already",
    "Read",
    "<Calculator />\n\n<Calculator />\n\nRead",
    26,
    "<Calculator>: is above already, and a page has it once; take one out",
  ],
]

const IN_FILES = [
  ...MISTAKES.map(([name, right, wrong, line, words]) => ({
    ...{ name, file: ARTICLE_FILE, text: ARTICLE.replace(right, wrong), line, words },
  })),
  {
    name: "the same id in two parts",
    file: SAMPLE_FILE,
    text: SAMPLE.replace("deposit", "price"),
    line: 11,
    words: "parts 2: each id once: price is in an earlier one already; change one",
  },
]

/** The lines that the content check prints for the file. */
function listCheckLines(file: string, text: string): string[] {
  const content = parseContentTexts(new Map([...texts, [file, text]]))
  const problems = [...checkContentFiles(content, ROUTES), ...findHardToReadPages(listValidSiteFiles(content.files))]
  return addProblemLines(problems, name => (name === file ? text : null)).map(formatProblem)
}

/** The messages that the editor shows for the file, each with the line where the file has that field or text. */
function listEditorLines(file: string, text: string): string[] {
  const { head = text, body = null, linesAbove = 0 } = splitFrontMatter(text) ?? {}
  const fields = parseYaml(head)
  // A form writes the fields, so what can't be read is in a file that was written by hand.
  if (!fields.ok) return checker.checkFile(file, text).map(formatProblem)
  const draft = { file, fields: isObject(fields.value) ? fields.value : {}, body }
  return checker.checkQuickly(draft).map(({ path, line, message }) => {
    const field = formatPath(path)
    const problem: Problem =
      path[0] === "body"
        ? { file, where: `line ${linesAbove + (line ?? 0)}`, message }
        : { file, where: field || "page", line: findFieldLineNumber(text, field) ?? 1, message }
    return formatProblem(problem)
  })
}

const formatPath = (path: DraftProblem["path"]): string =>
  path.map((part, i) => (typeof part === "number" ? ` ${part + 1}` : `${i > 0 ? ", " : ""}${part}`)).join("")

test("the files without a mistake are good content", () => {
  expect([ARTICLE, SAMPLE].flatMap((text, i) => listCheckLines([ARTICLE_FILE, SAMPLE_FILE][i] ?? "", text))).toEqual([])
})

test.each(IN_FILES)("$name is told at its line, in the same words by the check and the editor", one => {
  const { file, text, line, words } = one
  const expected = [`content/${file}: line ${line}${/^[a-z]+(?: \d)?: /.test(words) ? "," : ":"} ${words}`]
  expect(listCheckLines(file, text)).toEqual(expected)
  expect(listEditorLines(file, text)).toEqual(expected)
})

test("a text that's hard to read is told by the check and the editor", () => {
  const text = ARTICLE.replace("Either side may sign first.", HARD)
  const [problem, ...others] = listCheckLines(ARTICLE_FILE, text)
  expect(others).toEqual([])
  expect(problem).toMatch(
    /^content\/blog\/signing\.mdx: page: reads at the level of year [\d.]+; shorter sentences and words bring it to 10 or less$/,
  )
  expect(listEditorLines(ARTICLE_FILE, text)).toEqual([problem?.replace("page:", "line 1, page:")])
})
