import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { type SeenText, splitSentences } from "../../rebrand/mentions/seen-text"

/** Folders with code whose texts aren't shown to anyone. */
const NOT_SHOWN = /^src\/(?:harness|testing|theme)\//

/** Lists the code files below `root`, except tests. Paths begin with `root`. */
export const listCodeFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter(file => /\.m?tsx?$/.test(file) && !/\.test\.m?tsx?$/.test(file))
    .map(file => join(root, file))

/** Labels, buttons, emails, alerts, and messages to writers and to those who run the site. */
export const listCodeTexts = (): SeenText[] =>
  ["src", "functions", "tools"]
    .flatMap(listCodeFiles)
    .filter(file => !NOT_SHOWN.test(file))
    .flatMap(file => findSentencesInCodeFile(file, readFileSync(file, "utf8")))

type Piece = { text: string; from: number }

/** Stands for a computed value, or for a tag inside a text. */
const VALUE = "…"

/**
 * Text between tags, and strings that are more than a name, an address or a style. Thrown errors and log messages are
 * for engineers.
 */
export function findSentencesInCodeFile(file: string, code: string): SeenText[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, getScriptKind(file))
  const texts: SeenText[] = []
  const addSentences = (pieces: readonly Piece[]) => {
    for (const { text, from } of splitSentencesWithPositions(pieces))
      texts.push({ where: `${file}:${source.getLineAndCharacterOfPosition(from).line + 1}`, text })
  }
  const visitNode = (node: ts.Node): void => {
    if (isErrorOrLogCall(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const pieces = node.children.map(child => getTextOfJsxChild(child, source))
      if (node.children.some(child => ts.isJsxText(child) && containsWord(child.text))) addSentences(pieces)
    }
    if (ts.isStringLiteralLike(node) && isSentenceOrLabel(node.text))
      addSentences([{ text: node.text, from: node.getStart(source) }])
    if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map(({ literal }) => VALUE + literal.text)].join("")
      if (isSentenceOrLabel(text)) addSentences([{ text, from: node.getStart(source) }])
    }
    ts.forEachChild(node, visitNode)
  }
  visitNode(source)
  return texts
}

const getScriptKind = (file: string): ts.ScriptKind => (file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

function getTextOfJsxChild(child: ts.JsxChild, source: ts.SourceFile): Piece {
  const from = child.getStart(source, false)
  if (ts.isJsxText(child)) return { text: child.text, from: child.pos }
  if (!ts.isJsxExpression(child)) return { text: VALUE, from }
  const { expression } = child
  if (!expression) return { text: "", from }
  return { text: ts.isStringLiteralLike(expression) ? expression.text : VALUE, from }
}

function splitSentencesWithPositions(pieces: readonly Piece[]): Piece[] {
  const whole = pieces.map(({ text }) => text.replace(/\s/g, " ")).join("")
  let at = 0
  return splitSentences(whole).map(sentence => {
    const [firstWord = ""] = sentence.split(" ")
    const begins = Math.max(at, whole.indexOf(firstWord, at))
    at = begins + firstWord.length
    return { text: sentence, from: getFilePositionOfCharacter(begins, pieces) }
  })
}

function getFilePositionOfCharacter(index: number, pieces: readonly Piece[]): number {
  let remaining = index
  for (const { text, from } of pieces) {
    if (remaining < text.length) return from + remaining
    remaining -= text.length
  }
  return pieces.at(-1)?.from ?? 0
}

function isErrorOrLogCall(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText())
  return ts.isCallExpression(node) && /^console\.|Error$/.test(node.expression.getText())
}

const containsWord = (text: string): boolean => /\p{L}{2}/u.test(text)

/** Signs that a string is code. A semicolon, a comparison sign between spaces and a word in braces aren't. */
const CODE = /^(?:https?:|[/.#@])|\b\d+px\b|=>|[<=>](?=\S)|\S=|;(?! \p{L})|[{}]/u

/** Whether a string is a sentence or a label, not a name in small letters, a style, an address or a list of values. */
const isSentenceOrLabel = (text: string): boolean =>
  containsWord(text) && !CODE.test(text.replace(/\{\w+\}/g, VALUE)) && /^\P{L}*\p{Lu}|\p{L}{2} \p{L}{2}/u.test(text)
