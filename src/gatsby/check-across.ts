import type { Located } from "./content-types/locate"
import type { Entry, ReadEntry } from "./content-types/read-entry"
import type { Problem } from "./problem"

/** A file that is of a kind, and what was read of it. */
export type ContentFile = Pick<Located, "type" | "slug" | "example"> & { file: string; read: ReadEntry }

type Readable = { file: string; entry: Entry; url: string | null }

/**
 * What only shows between files: names that lead nowhere, and addresses, titles and descriptions used twice.
 *
 * @param pictures Names of files in `content/pictures`.
 */
export function checkAcross(
  files: readonly ContentFile[],
  routes: readonly string[],
  pictures: readonly string[],
): Problem[] {
  const product = productOf(files)
  const urls = new Map(files.map(file => [file, urlOf(file, product)]))
  const known = new Set([...routes, ...urls.values()])
  const slugs = new Set([
    ...files.map(({ type, slug }) => `${type.kind} ${slug}`),
    ...pictures.map(name => `picture ${name}`),
  ])
  const readable = files.flatMap(file =>
    file.read.ok ? [{ file: file.file, entry: file.read.entry, url: urls.get(file) ?? null }] : [],
  )
  return [
    ...readable.flatMap(one => deadReferences(one, slugs)),
    ...(product === null ? [] : readable.flatMap(one => deadLinks(one, known))),
    ...twice("address", readable, ({ url }) => url),
    ...twice("title", readable, ({ url, entry }) => url && entry.fields["title"]),
    ...twice("description", readable, ({ url, entry }) => url && entry.fields["description"]),
    ...readable.flatMap(one => takenRoutes(one, routes)),
  ]
}

/** The product is part of addresses; without it nothing is said about links, since most would seem dead. */
function productOf(files: readonly ContentFile[]): string | null {
  const read = files.find(({ type }) => type.kind === "site")?.read
  const product = read && (read.ok ? read.entry.fields : read.raw)["product"]
  return typeof product === "string" ? product : null
}

function urlOf({ type, slug, read }: ContentFile, product: string | null): string | null {
  return type.page?.url(slug, read.ok ? read.entry.fields : read.raw, product ?? "") ?? null
}

function deadReferences({ file, entry }: Readable, slugs: ReadonlySet<string>): Problem[] {
  return entry.references
    .filter(({ kind, slug }) => !slugs.has(`${kind} ${slug}`))
    .map(({ where, kind, slug }) => ({ file, where, message: `no ${kind} is named ${slug}; add it or take it out` }))
}

function deadLinks({ file, entry }: Readable, known: ReadonlySet<string | null>): Problem[] {
  return entry.links
    .filter(({ href }) => !known.has(href.replace(/[?#].*$/, "")))
    .map(({ where, href }) => ({ file, where, message: `${href} leads nowhere; correct the address` }))
}

function takenRoutes({ file, url }: Readable, routes: readonly string[]): Problem[] {
  if (url === null || !routes.includes(url)) return []
  return [{ file, where: "address", message: `${url} is a hand-made page already; rename the file` }]
}

function twice(where: string, readable: readonly Readable[], valueOf: (one: Readable) => unknown): Problem[] {
  const first = new Map<unknown, string>()
  return readable.flatMap(one => {
    const value = valueOf(one)
    if (typeof value !== "string") return []
    const other = first.get(value)
    if (other === undefined) first.set(value, one.file)
    return other === undefined
      ? []
      : [{ file: one.file, where, message: `the same as in content/${other}; change one` }]
  })
}
