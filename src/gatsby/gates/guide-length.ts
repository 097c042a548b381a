import { getFieldName } from "../content-types/read-entry"
import { listProse } from "../prose/prose"
import type { Problem, ReadableFile } from "../read-content"

/** The most words of a guide: about eight minutes of reading. */
const MOST_WORDS = 1800

/** Fields that count as part of the text. The heading isn't one of them, since it says the same as the title. */
const READ_FIRST = ["title", "lead"]

/** Finds guides with too many words in the title, lead and text. Text that components calculate isn't counted. */
export const findLongGuides = (files: readonly ReadableFile[]): Problem[] =>
  files.flatMap(({ file, type, entry }) => {
    if (type.kind !== "blog") return []
    const first = READ_FIRST.map(name => String(entry.fields[name] ?? ""))
    const words = [...first, ...listProse({ fields: {}, body: entry.body }).map(({ text }) => text)].map(countWords)
    const count = words.reduce((total, one) => total + one, 0)
    if (count <= MOST_WORDS) return []
    const message = `has ${count} words, and at most ${MOST_WORDS} are right; leave something out, or give a part a guide of its own`
    return [{ file, where: getFieldName(entry, "page"), message }]
  })

const countWords = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
