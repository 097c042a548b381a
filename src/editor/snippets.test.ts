import { parseMdxBody } from "../gatsby/body/parse-body"
import { choosePictureFileName } from "./pictures"
import { COMPONENT_NAMES, MARKDOWN, insertComponentAtSelection, insertPictureAtSelection } from "./snippets"

const TODAY = "2026-11-21"

test("a component gets lines of its own, and the caret is where something is missing", () => {
  const { text, from } = insertComponentAtSelection({ text: "First.\nLast.", from: 6, to: 6 }, "ExampleQuote", TODAY)
  expect(text).toBe('First.\n\n<ExampleQuote side="buying" price="" on="2026-11-21" />\n\nLast.')
  expect(text.slice(0, from)).toMatch(/price="$/)
})

test("a component that holds text goes around what is selected", () => {
  const { text } = insertComponentAtSelection({ text: "Mind this.", from: 0, to: 10 }, "Notice", TODAY)
  expect(text).toBe('<Notice kind="info">\n\nMind this.\n\n</Notice>\n')
})

test("a component of a sentence stays in it", () => {
  const { text } = insertComponentAtSelection({ text: "A caveat is a notice.", from: 2, to: 8 }, "Term", TODAY)
  expect(text).toBe("A <Term>caveat</Term> is a notice.")
})

test.each(COMPONENT_NAMES)("what the button for %s adds can be read", name => {
  const { text } = insertComponentAtSelection({ text: "", from: 0, to: 0 }, name, TODAY)
  const read = parseMdxBody(text)
  const syntax = read.ok ? [] : read.problems.filter(({ message }) => !message.startsWith(`<${name}>: `))
  expect(syntax).toEqual([])
})

test("marks of Markdown go around what is selected, or at the beginning of its line", () => {
  const selected = { text: "One.\nTwo.", from: 5, to: 9 }
  expect(MARKDOWN["Bold"]?.(selected)).toEqual({ text: "One.\n**Two.**", from: 7, to: 11 })
  expect(MARKDOWN["Heading"]?.(selected).text).toBe("One.\n## Two.")
})

test("a picture that's dragged into a text is on a line of its own, with the caret where its words belong", () => {
  const isUsed = (name: string) => name === "moving-boxes.jpg"
  const name = choosePictureFileName("Moving Boxes.JPEG", isUsed)
  const { text, from } = insertPictureAtSelection({ text: "One.", from: 4, to: 4 }, name)
  expect(text).toBe("One.\n\n![](moving-boxes-2.jpg)\n")
  expect(text.slice(from)).toBe("](moving-boxes-2.jpg)\n")
  expect(parseMdxBody(text)).toMatchObject({ ok: false, problems: [{ line: 3 }] })
  expect(parseMdxBody(text.replace("[]", "[Boxes]")).ok).toBe(true)
})
