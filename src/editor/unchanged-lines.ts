import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
} from "yaml"
import { isObject } from "../domain/parse/wire"
import { splitFrontMatter } from "../gatsby/content-types/parse-fields"

/** A part of a text, from one offset to another, and what replaces it. */
type Edit = { from: number; to: number; text: string }

/**
 * Returns a file as Decap CMS wrote it, with the lines of the file `before` wherever the fields are the same. Decap 3.16.3
 * writes all fields anew: without comments, with other quotation marks, and folded after 80 characters
 * (https://github.com/decaporg/decap-cms/issues/5640, read 2026-11-29). Works for YAML, and for JSON, which is YAML too.
 */
export function keepUnchangedLines(raw: string, before: string): string {
  const [old, next] = [splitFields(before), splitFields(raw)]
  const value: unknown = parse(next.head)
  const edits = listEdits(parseDocument(old.head).contents, value, old.head)
  const head = edits && replaceParts(old.head, edits)
  if (head === null || sortAndStringify(parseDocument(head).toJS()) !== sortAndStringify(value)) return raw
  return next.body === null ? head : `---\n${head}---\n${next.body}`
}

const splitFields = (text: string): { head: string; body: string | null } =>
  splitFrontMatter(text) ?? { head: text, body: null }

const sortAndStringify = (value: unknown): string => stringify(value, { sortMapEntries: true })

const replaceParts = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((result, { from, to, text: part }) => result.slice(0, from) + part + result.slice(to), text)

/** Lists what makes the text of `node` mean `value`. Null if the node must be written anew. */
function listEdits(node: unknown, value: unknown, text: string, inFlow = false): Edit[] | null {
  if (isScalar(node) && !isObject(value) && !Array.isArray(value))
    return node.value === value ? [] : [createScalarEdit(node, value, text, inFlow)]
  if (isSeq<Node>(node) && Array.isArray(value) && node.items.length === value.length)
    return joinEdits(node.items.map((item, i) => listEdits(item, value[i], text, inFlow || node.flow === true)))
  if (isMap<Scalar<string>, Node>(node) && isObject(value)) return listMapEdits(node, value, text)
  return null
}

const joinEdits = (lists: readonly (Edit[] | null)[]): Edit[] | null =>
  lists.every(list => list !== null) ? lists.flat() : null

type Field = Pair<Scalar<string>, Node>

/** A field that can't be edited is written anew, with the lines of its own. */
function listMapEdits(
  { items: fields, flow: inFlow = false }: YAMLMap<Scalar<string>, Node>,
  value: Record<string, unknown>,
  text: string,
): Edit[] | null {
  const names = Object.keys(value)
  const edits = fields.map(field => {
    const { value: name } = field.key
    return (name in value && listEdits(field.value, value[name], text, inFlow)) || rewriteField(field, value, text)
  })
  const additions = names
    .filter(name => !fields.some(({ key }) => key.value === name))
    .map(name => {
      const previous = fields.find(({ key }) => key.value === names[names.indexOf(name) - 1]) ?? fields.at(-1)
      if (!previous || inFlow) return null
      const { to, indent } = getFieldLines(previous, text)
      return [{ from: to, to, text: formatField(name, value[name], indent) }]
    })
  return joinEdits([...edits, ...additions])
}

/** Null for a field that begins in the line of a list's hyphen. */
function rewriteField(field: Field, value: Record<string, unknown>, text: string): Edit[] | null {
  const { from, to, indent } = getFieldLines(field, text)
  const { value: name } = field.key
  if (text.slice(from, from + indent.length).trim() !== "") return null
  return [{ from, to, text: name in value ? formatField(name, value[name], indent) : "" }]
}

/** The lines of a field, without comments below it, and the spaces before its name, where a hyphen counts as one. */
function getFieldLines({ key, value }: Field, text: string): { from: number; to: number; indent: string } {
  const start = key.range?.[0] ?? 0
  const from = text.lastIndexOf("\n", start - 1) + 1
  const end = value?.range?.[1] ?? start
  const to = text.indexOf("\n", end - 1) + 1 || text.length
  return { from, to, indent: " ".repeat(start - from) }
}

const formatField = (name: string, value: unknown, indent: string): string =>
  stringify({ [name]: value }, { lineWidth: 0 }).replace(/^(?=.)/gm, indent)

/** The new value has the quotation marks or the block of the old one. */
function createScalarEdit({ type, range }: Scalar, value: unknown, text: string, inFlow: boolean): Edit {
  const [from, to] = range ?? [0, 0]
  const scalar = new Scalar(value)
  if (type) scalar.type = type
  const style = inFlow ? ({ collectionStyle: "flow" } as const) : {}
  const [, rendered = ""] =
    /^\{? ?k: ([^]*?)(?: \})?\n$/.exec(stringify({ k: scalar }, { lineWidth: 0, ...style })) ?? []
  const lineStart = text.lastIndexOf("\n", from) + 1
  const indent = /^[ -]*/.exec(text.slice(lineStart))?.[0].length ?? 0
  const lines = rendered.trimEnd().replace(/\n(?=.)/g, `\n${" ".repeat(indent)}`)
  return { from, to, text: text.slice(from, to).endsWith("\n") ? `${lines}\n` : lines }
}
