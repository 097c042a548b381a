import { LineCounter, parseDocument, type YAMLParseError, type YAMLWarning } from "yaml"
import { type FieldProblem, formatFieldName, listFieldTexts } from "../../domain/content/field-problems"

export type ParsedFields = { ok: true; value: unknown } | { ok: false; problem: { where: string; message: string } }

const createProblem = (line: number, message: string): ParsedFields => ({
  ok: false,
  problem: { where: `line ${line}`, message },
})

/** Parses fields in YAML. Only the first mistake is reported, in words for a writer, since it usually causes the others. */
export function parseYaml(text: string): ParsedFields {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const [error] = [...document.errors, ...document.warnings]
  if (!error) return { ok: true, value: document.toJS() }
  const lines = text.split("\n")
  const { line } = counter.linePos(error.pos[0])
  return (
    explainTabIndentError(lines) ??
    explainStrayComma(text, error.pos[0], line) ??
    explainCurlyQuotationMarks(lines.slice(0, line)) ??
    explainQuotationMarkError(lines.slice(0, line)) ??
    explainYamlError(error, lines, line)
  )
}

function explainTabIndentError(lines: readonly string[]): ParsedFields | null {
  const index = lines.findIndex(line => /^\s*\t/.test(line) && line.trim() !== "")
  return index < 0 ? null : createProblem(index + 1, "begins with a tab; write two spaces instead")
}

function explainStrayComma(text: string, position: number, line: number): ParsedFields | null {
  if (text[position] !== ",") return null
  const after = text
    .slice(position + 1)
    .split("\n")[0]
    ?.trim()
  return createProblem(line, after ? `take out the comma before "${after}"` : COMMA)
}

const COMMA = "take out the comma at the end"
export const CURLY_QUOTATION_MARKS = 'the quotation marks are curly; write straight ones: "'

const IS_IN_CURLY = /^\s*(?:[“„][^“”]*[”“]|‘[^‘’]*’)\s*,?\s*$/
const LINE_START = /^\s*(?:- +)?(?:[\w-]+: +)?/

/** Reports a text in curly quotation marks, and one that ends the line that the parser stopped at or begins with one there. */
function explainCurlyQuotationMarks(lines: readonly string[]): ParsedFields | null {
  const index = lines.findIndex((line, i) => {
    const value = line.replace(LINE_START, "")
    return (
      IS_IN_CURLY.test(value) || /^["'][^"']*[”’]\s*$/.test(value) || (i === lines.length - 1 && /^[“”„‘]/.test(value))
    )
  })
  return index < 0 ? null : createProblem(index + 1, CURLY_QUOTATION_MARKS)
}

/** Finds texts with signs that the writer meant for the file: curly quotation marks around them, or a comma at the end. */
export const findStraySigns = (fields: unknown): FieldProblem[] =>
  listFieldTexts(fields).flatMap(({ keys, text }) => {
    const message = IS_IN_CURLY.test(text) ? CURLY_QUOTATION_MARKS : /,\s*$/.test(text) ? COMMA : null
    return message === null ? [] : [{ field: formatFieldName(keys), message }]
  })

const QUOTED = /^\s*(?:- +)?(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')[\s,]*(?:#.*|:.*)?$/
const OPENED = /^\s*(?:- +)?(?:[\w-]+: +)?(["'])(.*)$/

/** Reports the first line whose text begins with a quotation mark and doesn't end with it, unless the text continues on the next line. */
function explainQuotationMarkError(lines: readonly string[]): ParsedFields | null {
  for (const [i, line] of lines.entries()) {
    const [, quote = "", rest = ""] = OPENED.exec(line) ?? []
    if (quote === "" || QUOTED.test(line)) continue
    if (rest.includes(quote))
      return createProblem(
        i + 1,
        `the text goes on after its second ${quote}; put the whole text in ${getOtherQuotationMark(quote)}`,
      )
    const next = lines[i + 1]
    if (next === undefined || getLineIndent(next) <= getLineIndent(line))
      return createProblem(i + 1, `the text begins with ${quote} and does not end with it; write ${quote} at its end`)
  }
  return null
}

const getOtherQuotationMark = (quote: string): string => (quote === '"' ? "'" : '"')

const getLineIndent = (line: string): number => /^ */.exec(line)?.[0].length ?? 0

const COLON = "put the text in quotes: it has a colon followed by a space"
const NO_FIELD = "write the name of a field, a colon and a space, then its text"
const TOO_FAR = "begins further in than the line above; begin both at the same place"
const MISPLACED = "begins at another place than the lines it belongs with; begin it right below them"
const UNREADABLE = "cannot be read; put the text in quotes if it has a colon, a hash or a bracket"

/** Explains a YAML error. `line` is the line where the parser noticed it, counted from 1. */
function explainYamlError(
  { code, message }: YAMLParseError | YAMLWarning,
  lines: readonly string[],
  line: number,
): ParsedFields {
  const here = lines[line - 1] ?? ""
  const [, name = "", value = ""] = /^\s*(?:- +)?([^:]*):?\s*(.*)$/.exec(here) ?? []
  const [sign] = /^[&*!%@`|>[\]{}]/.exec(value) ?? []
  if (code === "DUPLICATE_KEY") return createProblem(line, `${name} is there twice; keep one`)
  if (code === "BLOCK_AS_IMPLICIT_KEY")
    return /:(?:\s|$)/.test(value) ? createProblem(line, COLON) : createProblem(line + 1, TOO_FAR)
  if (code === "MULTILINE_IMPLICIT_KEY") return createProblem(line, NO_FIELD)
  if (code === "BAD_INDENT")
    return /end with a/.test(message) ? explainUnclosedBracket(lines, line) : createProblem(line, MISPLACED)
  if (/^\s*-\S/.test(here)) return createProblem(line, "write a space after the hyphen")
  if (code === "BAD_DQ_ESCAPE") return createProblem(line, "write \\\\ for one \\ in a text in double quotes")
  return createProblem(line, sign ? `put the text in quotes: it begins with ${sign}` : UNREADABLE)
}

function explainUnclosedBracket(lines: readonly string[], line: number): ParsedFields {
  const hasOpenBracket = (text: string): boolean => /[[{][^\]}]*$/.test(text)
  const index = lines.slice(0, line).findLastIndex(hasOpenBracket)
  const [open, close] = /\{[^\]}]*$/.test(lines[index] ?? "") ? ["{", "}"] : ["[", "]"]
  return createProblem(
    (index < 0 ? line - 1 : index) + 1,
    `the list begins with ${open} and does not end with ${close}`,
  )
}

/** Splits an MDX file into its fields and the text below them. Null if the file doesn't begin with fields between two `---`. */
export function splitFrontMatter(text: string): { head: string; body: string; linesAbove: number } | null {
  const [above, head] = /^---\r?\n([\s\S]*?\r?\n)---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  if (above === undefined || head === undefined) return null
  return { head, body: text.slice(above.length), linesAbove: above.split("\n").length - 1 }
}

export function parseJson(text: string): ParsedFields {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return explainJsonError(text, String(error))
  }
}

/** `reason` is like `Expected ',' or '}' after property value in JSON at position 19 (line 3 column 3)`. */
function explainJsonError(text: string, reason: string): ParsedFields {
  const position = Number(/position (\d+)/.exec(reason)?.[1] ?? text.length)
  const rest = text.slice(position).trim()
  const getLineAtOffset = (offset: number): number => text.slice(0, offset).split("\n").length
  const [line, before] = [getLineAtOffset(position), getLineAtOffset(text.slice(0, position).trimEnd().length)]
  const place = before < line ? "at the end of the line above" : "before it"
  if (rest === "") return createProblem(before, "the file ends too early; a } or ] is missing at its end")
  if (/control character|Unterminated/.test(reason))
    return createProblem(line, "a quotation mark is missing at the end of the text")
  if (/Expected ','/.test(reason)) return createProblem(line, `a comma is missing ${place}`)
  if (/^[}\]]/.test(rest)) return createProblem(line, `take out the comma ${place}`)
  return createProblem(line, "cannot be read; put names and texts in double quotes, with a comma between two lines")
}
