import { type ContentFile, parseContentFiles } from "../../../src/gatsby/read-content"

/** A placeholder for the word for the firm's people: `{practitioner}`, `{APractitioner}`. */
const ASKED = /\{a?practitioners?\}/gi

/** Replaces the placeholder, as it does for any value in the texts of code. */
const VALUE = "…"

/** Replaces placeholders for the firm's people. A word for them that's left is fixed, so it's wrong for another firm. */
export function replacePractitionerPlaceholders(files: readonly ContentFile[]): ContentFile[] {
  const texts = new Map(files.map(({ file, text }) => [file, text]))
  const asking = [...texts].flatMap(([file, text]) => (text.search(ASKED) < 0 ? [] : [file]))
  const again = parseContentFiles(
    ["site.yaml", ...asking].filter(file => texts.has(file)),
    file => (texts.get(file) ?? "").replace(ASKED, VALUE),
  ).files
  return files.map(one => again.find(({ file, slug, type }) => isSameEntry(one, { file, slug, type })) ?? one)
}

type Named = Pick<ContentFile, "file" | "slug" | "type">

/** Compares the slug and type too, since a file may contain a second entry of another type. */
const isSameEntry = (one: Named, other: Named): boolean =>
  one.file === other.file && one.slug === other.slug && one.type === other.type
