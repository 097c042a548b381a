import { COMPONENTS_WITH_CHILDREN, isAuthorComponent } from "../../domain/content/author-components"
import { formatDidYouMean } from "../../domain/content/did-you-mean"
import { CURLY_QUOTATION_MARKS } from "../content-types/parse-fields"
import { describeUnknownTag } from "./component"
import type { BodyProblem } from "./notes"

/** `column` is counted from 1, and is where the parser stopped. */
export type SyntaxError = { reason: string; line?: number | undefined; column?: number | undefined }

const CODE = "import and export are not used in content; take the line out, components are known by name"
const BRACE = "a brace starts code; take it out or write \\{"
const PLAIN = 'write &lt; for "<"'

/** Tags of HTML that people paste, as from Word. Other small letters after a "<" are text. */
const IS_HTML_TAG = /^(?:[abiopu]|br|em|hr|div|font|h[1-6]|img|li|ol|span|strong|table|tbody|t[dhr]|ul|xml)$/i

export function explainMdxSyntaxError(error: SyntaxError, source: string): BodyProblem {
  const { reason, line = 1 } = error
  if (/import\/export/.test(reason)) return { line, message: CODE }
  if (/expression|acorn/.test(reason)) return { line: findOpeningBraceLine(source, line), message: BRACE }
  return explainUnclosedTags(reason, source) ?? explainErrorInsideTag(error, source)
}

/** Finds the line of the opening brace, since the parser only reports an unclosed brace at the end. */
function findOpeningBraceLine(source: string, errorLine: number): number {
  const above = source.split("\n").slice(0, errorLine)
  const openingIndex = above.findLastIndex(text => /(?<!\\)\{[^}]*$/.test(text))
  return openingIndex < 0 ? errorLine : openingIndex + 1
}

/** Explains a tag that's never closed, or a closing tag without an opening one. The parser reports the position as `(3:1-3:8)`. */
function explainUnclosedTags(reason: string, source: string): BodyProblem | null {
  const [, closingTag] = /closing tag `<\/([^>`]*)>`, expected/.exec(reason) ?? []
  const [, name, openedAt] = /closing tag for `<([^>`]*)>` \((\d+):/.exec(reason) ?? []
  if (name === undefined) return null
  const line = Number(openedAt)
  if (closingTag === undefined) return { line, message: describeUnclosedTag(name, source) }
  return isAuthorComponent(closingTag)
    ? { line, message: `<${name}> is never closed; write </${name}> before </${closingTag}>` }
    : {
        line: findLineWithText(`</${closingTag}>`, source, line),
        message: `</${closingTag}>${suggestClosingTag(closingTag, name)}`,
      }
}

const suggestClosingTag = (closingTag: string, name: string): string =>
  formatDidYouMean(closingTag, [name]).replace(";", ":").replace(name, `</${name}>`) || `: write </${name}> first`

function describeUnclosedTag(name: string, source: string): string {
  if (!isAuthorComponent(name)) return `<${name}>: ${describeUnknownTag(name)}`
  if (!COMPONENTS_WITH_CHILDREN.includes(name)) return `<${name}> is never closed; write <${name} ... />`
  return source.includes(`</${name}>`)
    ? `<${name}>: leave an empty line after <${name} ...> and before </${name}>`
    : `<${name}> is never closed; write </${name}> after its text`
}

function findLineWithText(text: string, source: string, from: number): number {
  const index = source.split("\n").findIndex((one, i) => i >= from - 1 && one.includes(text))
  return index < 0 ? from : index + 1
}

function explainErrorInsideTag({ reason, line: errorLine = 1, column }: SyntaxError, source: string): BodyProblem {
  const [, sign = ""] = /^Unexpected character `([^/!@])`.*before name/.exec(reason) ?? []
  if (sign && source.split("\n")[errorLine - 1]?.includes(`<${sign}`))
    return { line: errorLine, message: `write &lt;${sign} for "<${sign}"` }
  const { line, name, text } = findTagAtError(source, errorLine, column)
  if (/closing slash/.test(reason)) {
    const [, closingTag = ""] = /<\/([\w.]*)/.exec(text) ?? []
    return {
      line,
      message: `</${closingTag}> closes nothing; take it out, or write <${closingTag} ...> before its text`,
    }
  }
  if (/`!`/.test(reason)) return { line, message: "comments are not used in content; take it out" }
  if (/`@`/.test(reason)) return { line, message: "write an email address as [words](mailto:...)" }
  if (/create a link/.test(reason)) return { line, message: "write a link as [words](https://...)" }
  if (!isAuthorComponent(name))
    return {
      line,
      message: /^[A-Z]/.test(name) || IS_HTML_TAG.test(name) ? `<${name}>: ${describeUnknownTag(name)}` : PLAIN,
    }
  if (/end of file/.test(reason) && !/in attribute value/.test(reason))
    return { line, message: `<${name}> never ends; write /> or > at its end` }
  const advice = /=\s*[“”„‘’]/.test(text) ? CURLY_QUOTATION_MARKS : 'put " before and after each value'
  return { line, message: `<${name}>: ${advice}` }
}

function findTagAtError(
  source: string,
  errorLine: number,
  column = Infinity,
): { line: number; name: string; text: string } {
  const lines = source.split("\n").slice(0, errorLine)
  const parts = lines.map((text, i) => (i === errorLine - 1 ? text.slice(0, column) : text))
  const index = parts.findLastIndex(text => /<[^\s\d]/.test(text))
  const [, name = ""] = /<([A-Za-z][\w.]*)[^<]*$/.exec(parts[index] ?? "") ?? []
  return { line: index < 0 ? errorLine : index + 1, name, text: lines[index] ?? "" }
}
