import { formatDidYouMean } from "../../domain/content/did-you-mean"
import { isSlugPath } from "../../domain/content/fields"
import { ENDINGS, type ContentType } from "./content-type"
import { contentTypes } from "./index"

/** A content file with its kind and the entry's slug. Examples are checked but never built. */
export type Located = { ok: true; type: ContentType; slug: string; example: boolean }

export type Misplaced = { ok: false; message: string }

/** Finds the kind and the slug of a content file. `file` is a path inside `content/`, with forward slashes: `places/glebe.yaml`. */
export function parseContentFilePath(file: string): Located | Misplaced {
  const type = contentTypes.find(({ home }) =>
    "file" in home ? home.file === file : file.startsWith(`${home.folder}/`),
  )
  if (!type) return { ok: false, message: "belongs to no kind of content; README.md lists the folders" }
  const ending = ENDINGS[type.format].find(one => file.endsWith(`.${one}`))
  if (!ending) return { ok: false, message: `files here end in .${ENDINGS[type.format].join(" or .")}` }
  const name = "file" in type.home ? file : file.slice(type.home.folder.length + 1)
  const slug = name.slice(0, -ending.length - 1)
  const example = slug.split("/").at(-1)?.startsWith("_") === true
  if (!example && !isSlugPath(slug)) return { ok: false, message: "name the file in small letters, digits and hyphens" }
  if (slug.includes("/") && !("nested" in type.home && type.home.nested))
    return { ok: false, message: `put it right into ${"folder" in type.home ? type.home.folder : "content"}/` }
  const { names } = "folder" in type.home ? type.home : {}
  if (names && !names.includes(slug))
    return { ok: false, message: `names here are ${names.join(", ")}${formatDidYouMean(slug, names)}` }
  return { ok: true, type, slug, example }
}

/** The other file that would be the same entry as `file`: `blog/duty.md` for `blog/duty.mdx`. Null for other file extensions. */
export const getTwinFile = (file: string): string | null =>
  file.endsWith(".mdx") ? file.slice(0, -1) : file.endsWith(".md") ? `${file}x` : null

export const describeTwinFile = (twin: string): string => `is the same entry as content/${twin}; keep one of the two`
