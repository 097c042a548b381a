import {
  type AuthorComponentName,
  authorComponents,
  COMPONENTS_WITH_CHILDREN,
} from "../domain/content/author-components"
import {
  listSchemaFields,
  unwrapOptionalSchema,
  isDaySchema,
  listPicklistOptions,
} from "../domain/content/schema-shape"

/** A text and the selection in it. `from` is inclusive and `to` is exclusive, both counted in characters from 0. */
export type TextSelection = { text: string; from: number; to: number }

/** Components that can be part of a sentence. The others are on lines of their own. */
const IN_A_SENTENCE: readonly AuthorComponentName[] = ["Term", "Sourced", "StateTag"]

export const COMPONENT_NAMES: readonly AuthorComponentName[] = Object.keys(authorComponents)
  .filter((name): name is AuthorComponentName => name in authorComponents)
  .sort((a, b) => a.localeCompare(b, "en-AU"))

/** Creates the tag of a component with its required attributes. Their values are the first option, today's date, or empty. */
function createComponentTag(name: AuthorComponentName, today: string): string {
  const requiredFields = listSchemaFields(authorComponents[name]).filter(
    ([, schema]) => !unwrapOptionalSchema(schema).isOptional,
  )
  const attributes = requiredFields.map(([attribute, schema]) => {
    const [first] = listPicklistOptions(schema)
    return ` ${attribute}="${isDaySchema(schema) ? today : typeof first === "string" ? first : ""}"`
  })
  return `<${name}${attributes.join("")}`
}

/** Inserts a component at the caret, around the selected text. The caret moves to the first value to fill in. */
export function insertComponentAtSelection(
  selection: TextSelection,
  name: AuthorComponentName,
  today: string,
): TextSelection {
  const tag = createComponentTag(name, today)
  const inside = selection.text.slice(selection.from, selection.to)
  const isInline = IN_A_SENTENCE.includes(name)
  const insert = isInline ? insertTextAtSelection : insertBlockAtSelection
  if (!COMPONENTS_WITH_CHILDREN.includes(name)) return insert(selection, `${tag} />`, findCaretPosition(`${tag} />`))
  const gap = isInline ? "" : "\n\n"
  const whole = `${tag}>${gap}${inside}${gap}</${name}>`
  const caret = tag.includes('=""') ? findCaretPosition(tag) : tag.length + 1 + gap.length + inside.length
  return insert(selection, whole, caret)
}

const findCaretPosition = (tag: string): number => (tag.includes('=""') ? tag.indexOf('=""') + 2 : tag.length)

const insertTextAtSelection = ({ text, from, to }: TextSelection, insertion: string, caret: number): TextSelection => ({
  text: text.slice(0, from) + insertion + text.slice(to),
  from: from + caret,
  to: from + caret,
})

function insertBlockAtSelection(selection: TextSelection, insertion: string, caret: number): TextSelection {
  const before = selection.text.slice(0, selection.from)
  const after = selection.text.slice(selection.to)
  const above = before === "" ? "" : "\n".repeat(Math.max(0, 2 - (/\n*$/.exec(before)?.[0].length ?? 0)))
  const below = after === "" ? "\n" : "\n".repeat(Math.max(0, 2 - (/^\n*/.exec(after)?.[0].length ?? 0)))
  return insertTextAtSelection(selection, above + insertion + below, above.length + caret)
}

/** Inserts a picture of `content/pictures` with the caret where the writer says what it shows. */
export const insertPictureAtSelection = (selection: TextSelection, file: string): TextSelection =>
  insertBlockAtSelection(selection, `![](${file})`, 2)

export const MARKDOWN: Readonly<Record<string, (selection: TextSelection) => TextSelection>> = {
  Heading: selection => insertMarkdownAtLineStart(selection, "## "),
  Bold: selection => insertMarkdownAroundSelection(selection, "**", "**"),
  Link: selection => insertMarkdownAroundSelection(selection, "[", "](/)"),
  List: selection => insertMarkdownAtLineStart(selection, "- "),
  Table: selection => insertBlockAtSelection(selection, "| Heading | Heading |\n| --- | --- |\n| Words | Words |", 2),
}

function insertMarkdownAroundSelection({ text, from, to }: TextSelection, open: string, close: string): TextSelection {
  return {
    text: text.slice(0, from) + open + text.slice(from, to) + close + text.slice(to),
    from: from + open.length,
    to: to + open.length,
  }
}

function insertMarkdownAtLineStart({ text, from, to }: TextSelection, mark: string): TextSelection {
  const start = text.lastIndexOf("\n", from - 1) + 1
  return { text: text.slice(0, start) + mark + text.slice(start), from: from + mark.length, to: to + mark.length }
}
