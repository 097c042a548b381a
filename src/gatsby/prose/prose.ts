import type { Entry } from "../content-types/entry"
import { blocksOf, type Block } from "./blocks"

/** The fields that visitors read as words, of any kind of content, at any depth. */
const WORDS = [
  [
    "alt",
    "answer",
    "check",
    "description",
    "heading",
    "label",
    "lead",
    "legalLine",
    "licence",
    "meaning",
    "point",
    "question",
  ],
  ["referralDisclosure", "subtitle", "summary", "terms", "text", "title"],
].flat()

/** Everything that visitors read of an entry: first the words of its fields, each by its field's name, then its body. */
export const proseOf = ({ fields, body }: Pick<Entry, "fields" | "body">): Block[] => [
  ...fieldsBelow(fields, ""),
  ...(body ? blocksOf(body) : []),
]

function fieldsBelow(value: unknown, key: string): Block[] {
  if (typeof value === "string") return WORDS.includes(key) ? [{ tag: key, text: value }] : []
  if (Array.isArray(value)) return value.flatMap(item => fieldsBelow(item, key))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, below]) => fieldsBelow(below, name))
}
