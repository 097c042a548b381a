import { isSlugPath } from "../../domain/content/fields"
import { getContentKindLinkedByField, listSchemaFields } from "../../domain/content/schema-shape"
import { isObject } from "../../domain/parse/wire"
import { paths } from "../../domain/paths"
import { getBuildDay } from "../build-run"
import type { ContentType, Fields } from "../content-types/content-type"
import { parseContentFilePath } from "../content-types/locate"
import { parseYaml, splitFrontMatter } from "../content-types/parse-fields"
import { getHiddenPageReason } from "../publishing/publishing"

/** A page that moves from one address to another. Its entry, which is in `file`, gets another slug. */
export type Rename = {
  file: string
  type: ContentType
  slug: string
  newSlug: string
  from: string
  to: string
  /** Whether visitors can see the page today, so that its address needs a redirect. */
  isPublic: boolean
}

/** Kinds whose slug is in an address, and in no setting of the host and no address of another kind. */
const KINDS = ["page", "blog", "landing", "place"]

/** Plans to move the page of a content file to the address `to`. Null if the page can't have that address. */
export function planRename(file: string, to: string, fields: Fields, product = ""): Rename | null {
  const location = parseContentFilePath(file)
  if (!location.ok || location.example || !KINDS.includes(location.type.kind)) return null
  const { type, slug } = location
  const getUrl = (one: string): string | null => type.page?.url(one, fields, product) ?? null
  const from = getUrl(slug)
  const [before = "", after = ""] = getUrl("~")?.split("~") ?? []
  const newSlug = to.slice(before.length, to.length - after.length)
  const canMove = from !== null && !Object.values<unknown>(paths).includes(from)
  if (!canMove || !isSlugPath(newSlug) || getUrl(newSlug) !== to) return null
  return { file, type, slug, newSlug, from, to, isPublic: getHiddenPageReason(fields, getBuildDay()) === null }
}

/** Lists the renames that pages ask for in their field `newAddress`. `files` are paths inside `content/`. */
export const listRenames = (files: readonly string[], getText: (file: string) => string): Rename[] =>
  files.flatMap(file => {
    if (!/\.mdx?$/.test(file)) return []
    const { head = "" } = splitFrontMatter(getText(file)) ?? {}
    const result = head.includes("newAddress") ? parseYaml(head) : null
    const fields = result?.ok && isObject(result.value) ? result.value : {}
    const to = fields["newAddress"]
    const rename = typeof to === "string" ? planRename(file, to, fields) : null
    return rename && rename.from !== to ? [rename] : []
  })

/** Replaces the old addresses in the text of an entry of the kind `type`, and the old names in fields that name entries. */
export function mendLinks(text: string, type: ContentType, renames: readonly Rename[]): string {
  if (renames.length === 0) return text
  const withAddresses = replaceWords(text, "(^|[^\\w./~:-])", new Map(renames.map(({ from, to }) => [from, to])))
  return listSchemaFields(type.schema).reduce((all, [name, field]) => {
    const kind = getContentKindLinkedByField(field)
    const own = renames.filter(rename => rename.type.kind === kind)
    // In YAML, and in JSON on one line, as the editor has the fields of a draft.
    const lines = new RegExp(`^${name}:.*(?:\\n(?: |- ).*)*|"${name}":\\[[^\\]]*\\]`, "m")
    const names = new Map(own.map(({ slug, newSlug }) => [slug, newSlug]))
    return own.length === 0
      ? all
      : all.replace(lines, part => part.replace(/^[^#\n]+/gm, line => replaceWords(line, "(^|[\\s[,\"'])", names)))
  }, withAddresses)
}

/** Replaces whole addresses or names. `before` matches what may be in front of one. */
function replaceWords(text: string, before: string, words: ReadonlyMap<string, string>): string {
  const either = [...words.keys()].map(word => word.replaceAll(".", "\\.")).join("|")
  if (either === "") return text
  return text.replace(
    new RegExp(`${before}(${either})(?![\\w/~-]|\\.\\w)`, "g"),
    (_, front: string, word: string) => front + (words.get(word) ?? word),
  )
}
