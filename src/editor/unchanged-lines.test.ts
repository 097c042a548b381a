import { readFileSync } from "node:fs"
import { parse, stringify } from "yaml"
import { listFieldTexts } from "../domain/content/field-problems"
import { contentTypes } from "../gatsby/content-types"
import { parseContentFilePath } from "../gatsby/content-types/locate"
import { splitFrontMatter } from "../gatsby/content-types/parse-fields"
import { listContentFiles } from "../gatsby/read-content"
import { copyFixtureFirmContent } from "../testing/content-lines"
import { keepUnchangedLines } from "./unchanged-lines"

const dir = copyFixtureFirmContent()
const files = listContentFiles(dir).filter(file => !file.startsWith("pictures/") && !file.startsWith("brand/"))

function readFirstFile(kind: string): { file: string; text: string } {
  const file = files.find(one => {
    const location = parseContentFilePath(one)
    return location.ok && location.type.kind === kind
  })
  if (file === undefined) throw new Error(`no file of the kind ${kind}`)
  return { file, text: readFileSync(`${dir}/${file}`, "utf8") }
}

/** The file with these fields as Decap CMS writes it: in the library's own style, without the comments. */
function renderAnew(file: string, text: string, fields: unknown): string {
  if (file.endsWith(".json")) return `${JSON.stringify(fields, null, 2)}\n`
  const split = splitFrontMatter(text)
  return split ? `---\n${stringify(fields)}---\n${split.body}` : stringify(fields)
}

const parseFields = (text: string) => parse(splitFrontMatter(text)?.head ?? text)

const listChangedLines = (before: string, after: string): string[] => {
  const [old, lines] = [before.split("\n"), after.split("\n")]
  return lines.length === old.length ? lines.filter((line, i) => line !== old[i]) : lines
}

/** A copy of `value` in which the text at `keys` begins with another word. */
function changeText(value: unknown, keys: readonly (string | number)[]): unknown {
  const [key, ...below] = keys
  if (key === undefined) return String(value).replace(/[a-z]{2,}/, "changed")
  if (Array.isArray(value)) return value.map((item, i) => (i === key ? changeText(item, below) : item))
  return { ...Object(value), [key]: changeText(Object(value)[key], below) }
}

test.each(contentTypes.map(({ kind }) => kind).filter(kind => kind !== "checklist"))(
  "a word that changes in a %s changes one line of its file, whichever field it's in",
  kind => {
    const { file, text } = readFirstFile(kind)
    const fields: unknown = parseFields(text)
    const texts = listFieldTexts(fields).filter(one => /[a-z]{2}/.test(one.text))
    expect(texts).not.toEqual([])
    for (const { keys } of texts) {
      const newFields = changeText(fields, keys)
      const after = keepUnchangedLines(renderAnew(file, text, newFields), text)
      expect(listChangedLines(text, after)).toEqual([expect.stringContaining("changed")])
      expect(parseFields(after)).toEqual(newFields)
    }
  },
)

test("a tick in the checklist changes one line", () => {
  const { file, text } = readFirstFile("checklist")
  const after = keepUnchangedLines(renderAnew(file, text, { ...parseFields(text), aboutUs: true }), text)
  expect(listChangedLines(text, after)).toEqual(["aboutUs: true"])
})

const BEFORE = `---
# A comment.
title: "Buying"
lead: 'It''s here.'
sources:
  - name: One
    url: "https://www.example.com"
    checked: "2026-11-21"
related: [a, b]
---

Words.
`
const save = (change: (text: string) => string): string =>
  keepUnchangedLines(
    change(
      "---\ntitle: Buying\nlead: It's here.\nsources:\n  - name: One\n    url: https://www.example.com\n    checked: 2026-11-21\nrelated:\n  - a\n  - b\n---\n\nWords.\n",
    ),
    BEFORE,
  )

test.each([
  ["a text", (text: string) => text.replace("Words.", "Other words."), BEFORE.replace("Words.", "Other words.")],
  [
    "a field that's new",
    (text: string) => text.replace("lead", "state: NSW\nlead"),
    BEFORE.replace("lead", "state: NSW\nlead"),
  ],
  ["a field that's gone", (text: string) => text.replace(/lead.*\n/, ""), BEFORE.replace(/lead.*\n/, "")],
  [
    "a field of a list's item",
    (text: string) => text.replace("    url", "    setBy: NSW\n    url"),
    BEFORE.replace("    url", "    setBy: NSW\n    url"),
  ],
  ["a word in single quotes", (text: string) => text.replace("here", "there"), BEFORE.replace("here", "there")],
  [
    "a list that's longer",
    (text: string) => text.replace("  - b", "  - b\n  - c"),
    BEFORE.replace("[a, b]", "\n  - a\n  - b\n  - c").replace(": \n", ":\n"),
  ],
])("%s is saved, and all other lines stay", (_, change, expected) => {
  expect(save(change)).toBe(expected)
})
