import { type ContentFile, parseContent } from "../../../src/gatsby/read-content"

/** Where a text asks for the word for the firm's people: `{practitioner}`, `{APractitioner}`. */
const ASKED = /\{a?practitioners?\}/gi

/** What's read in its place, as for any value in the texts of code. */
const VALUE = "…"

/**
 * The same files without the word for the firm's people where a text asks for it: a word for them that's left is a fixed one,
 * and the next firm may not be called so.
 */
export function removePractitionerWord(files: readonly ContentFile[]): ContentFile[] {
  const texts = new Map(files.map(({ file, text }) => [file, text]))
  const asking = [...texts].flatMap(([file, text]) => (text.search(ASKED) < 0 ? [] : [file]))
  const again = parseContent(
    ["site.yaml", ...asking].filter(file => texts.has(file)),
    file => (texts.get(file) ?? "").replace(ASKED, VALUE),
  ).files
  return files.map(one => again.find(({ file, slug, type }) => isSameEntry(one, { file, slug, type })) ?? one)
}

type Named = Pick<ContentFile, "file" | "slug" | "type">

/** A file may have a second entry inside it, of another kind. */
const isSameEntry = (one: Named, other: Named): boolean =>
  one.file === other.file && one.slug === other.slug && one.type === other.type
