import { getFieldName } from "../content-types/read-entry"
import { listProse } from "../prose/prose"
import type { Problem, ReadableFile } from "../read-content"

/** About eight minutes of reading. */
const MOST_WORDS = 1800

/** Fields that are read with the text. The heading says what the title says. */
const READ_FIRST = ["title", "lead"]

/** Guides with more words than a visitor reads: title, lead and text, without what components work out. */
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
