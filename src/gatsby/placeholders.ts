import { formatFieldName, listFieldTexts, type FieldText } from "../domain/content/field-problems"
import type { Fields } from "./content-types/content-type"
import type { ContentFile, Problem } from "./read-content"

const OF_THE_EXAMPLE = "still says what the example says; write your own words"

/** Words that people leave as a note to write something later. */
const FOR_LATER = /\b(?:TODO|TBC|TBA|FIXME|XXX)\b|lorem ipsum/i

/** The prompt that `npm run new` writes into a page's description. */
export const buildDescriptionPrompt = (kind: string, name: string): string =>
  `Say here what a reader of this ${kind} finds out about ${name}, in one or two sentences.`

const DESCRIBE_HERE = /^Say here what a reader of this /

export const buildTitlePlaceholder = (kind: string, name: string): string => `A ${kind} about ${name}`

/** Matches the instructions to the writer in a template, which mustn't be published. */
const ASKS_TO_SAY = /\bsay (?:each|what)\b/i

const isLineOfText = (where: string): boolean => /, line \d+$/.test(where)

/** Texts with fewer words, such as "a list", may well be a writer's own. */
const FEWEST_WORDS = 3

/** Matches a coordinate with at least three decimals. No two entries have the same coordinate. */
const COORDINATE = /^-?\d+\.\d{3,}$/

const isRecognisableExampleText = (text: string): boolean =>
  COORDINATE.test(text) ||
  (/[a-z]/.test(text) && (text.split(/\s+/).length >= FEWEST_WORDS || text.startsWith("Example ")))

type Words = { where: string; text: string }

export function findPlaceholderTexts(files: readonly ContentFile[]): Problem[] {
  const filledFiles = files.filter(canHavePlaceholders)
  const examples = new Map(
    filledFiles.filter(({ example }) => example).map(file => [file.type.kind, listOwnTexts(file)]),
  )
  return filledFiles
    .filter(({ example }) => !example)
    .flatMap(file => {
      const ofExample = examples.get(file.type.kind) ?? []
      const exampleTexts = new Set(ofExample.map(({ text }) => text).filter(isRecognisableExampleText))
      const isSameAsExampleText = ({ where, text }: Words): boolean => exampleTexts.has(text) && !isLineOfText(where)
      const words = listOwnTexts(file)
      const [name, exampleName] = [getEntryNameText(words), getEntryNameText(ofExample)]
      const isUnansweredPrompt = (text: string): boolean =>
        ASKS_TO_SAY.test(text) && exampleTexts.has(name === "" ? text : text.replaceAll(name, exampleName))
      return words.flatMap(one => {
        const { where, text } = one
        const isOfExample = isSameAsExampleText(one) || isUnansweredPrompt(text) || isWrittenByNewCommand(file, one)
        const message = isOfExample ? OF_THE_EXAMPLE : describeUnfinishedText(text)
        return message === null ? [] : [{ file: file.file, where, message }]
      })
    })
}

const getEntryNameText = (words: readonly Words[]): string => words.find(({ where }) => where === "name")?.text ?? ""

/** The labels of a table of figures are copied, and an inner entry is read with its outer entry. */
const canHavePlaceholders = ({ type, read }: ContentFile): boolean =>
  type.format !== "json" && !(read.ok && read.entry.within !== null) && Object.keys(getWrittenFields(read)).length > 0

const getWrittenFields = (result: ContentFile["read"]): Fields => (result.ok ? result.entry.written : result.raw)

const listOwnTexts = ({ type, text, read }: ContentFile): Words[] => [
  ...listFieldTexts(getWrittenFields(read)).flatMap(listFieldTextLines),
  ...(type.format === "mdx" ? listTextLines(text, "line").slice(text.split("\n").indexOf("---", 1)) : []),
]

function listFieldTextLines({ keys, name, text }: FieldText): Words[] {
  const where = formatFieldName(keys)
  if (name === "supports") return []
  return text.includes("\n") ? listTextLines(text, `${where}, line`) : [{ where, text }]
}

/** Matches lines that may stay as they are in the example: a heading, a row of a table, or a component. */
const MAY_STAY = /^[#|<]/

const listTextLines = (text: string, where: string): Words[] =>
  text.split("\n").map((line, i) => ({ where: `${where} ${i + 1}`, text: MAY_STAY.test(line) ? "" : line.trim() }))

const isWrittenByNewCommand = ({ type }: ContentFile, { where, text }: Words): boolean =>
  (where === "description" && DESCRIBE_HERE.test(text)) ||
  ((where === "title" || where === "heading") && text.startsWith(buildTitlePlaceholder(type.kind, "")))

function describeUnfinishedText(text: string): string | null {
  const [word] = FOR_LATER.exec(text) ?? []
  return word === undefined ? null : `"${word}" is still there; write what belongs there or take it out`
}
