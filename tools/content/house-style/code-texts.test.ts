import { listCodeTexts, findSentencesInCodeFile } from "./code-texts"

const listTextsOfCode = (code: string, file = "src/a.tsx") =>
  findSentencesInCodeFile(file, code).map(({ where, text }) => `${where} ${text}`)

test("text between tags is read by sentences, each with its own line", () => {
  const code = "const a = (\n  <p>\n    Ask somebody. It\n    stands {here} for <b>you</b>.\n    Ask us.\n  </p>\n)"
  expect(listTextsOfCode(code)).toEqual([
    "src/a.tsx:3 Ask somebody.",
    "src/a.tsx:3 It stands … for ….",
    "src/a.tsx:5 Ask us.",
    "src/a.tsx:4 you",
  ])
})

test("strings with words are read, in attributes, objects and templates; a value in them is left out", () => {
  const code = 'const a = { label: "Papers", hint: `Ask ${name} for papers.` }\nconst b = <A title="Send the papers" />'
  expect(listTextsOfCode(code)).toEqual([
    "src/a.tsx:1 Papers",
    "src/a.tsx:1 Ask … for papers.",
    "src/a.tsx:2 Send the papers",
  ])
})

test.each([
  ["const a = `You accepted the quote ${id}; our fee is fixed.`", "You accepted the quote …; our fee is fixed."],
  ['const a = "Not copied; ask somebody"', "Not copied; ask somebody"],
  ['const a = "Enter your name without links, < or >"', "Enter your name without links, < or >"],
  ['const a = "Somebody of {firm} rings you"', "Somebody of {firm} rings you"],
])("a sign that code uses too is read in a sentence: %s", (code, text) => {
  expect(listTextsOfCode(code)).toEqual([`src/a.tsx:1 ${text}`])
})

test.each([
  'const a = "Color: red; padding: 0;"',
  'const a = "a:Hover { color: red }"',
  'const a = "Some words=some value"',
  'const a = "<Some tag with words>"',
  'const a = "Some rule => some other"',
])("what isn't a sentence stays out: %s", code => {
  expect(listTextsOfCode(code)).toEqual([])
})

test("names, styles, addresses, types, comments, imports and what engineers read aren't texts of ours", () => {
  const code = [
    'import { a } from "Some where"',
    "// Ask somebody.",
    'type A = "Some one"',
    'const b = [ "papers", "/some where", "https://Papers.example", "1px solid", "a { b: c }" ]',
    'throw new RangeError("Somebody asks")',
    'console.error("Somebody asks")',
  ].join("\n")
  expect(listTextsOfCode(code, "functions/a.mts")).toEqual([])
})

test("what writers are told is read, and so are alerts and commands", () => {
  const files = new Set(listCodeTexts().map(({ where }) => where.replace(/:\d+$/, "")))
  expect([...files]).toEqual(
    expect.arrayContaining([
      "src/components/next-steps/next-steps.tsx",
      "src/domain/content/author-components.ts",
      "src/editor/body-control.tsx",
      "src/gatsby/redirects/read-redirects.ts",
      "src/leads/core/alert-texts.ts",
      "src/domain/content/checklist.ts",
    ]),
  )
})
