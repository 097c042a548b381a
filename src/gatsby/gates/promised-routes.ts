import type { Redirect } from "../../domain/redirects"
import { addressOf } from "../addresses"
import type { Problem, ReadableFile } from "../read-content"

/** One address that the site must have: docs/routes.csv has a line for each. An empty text means none. */
export type PromisedRoute = { path: string; layout: string; state: string; bst: string; index: string }

type Given = {
  routes: readonly PromisedRoute[]
  files: readonly ReadableFile[]
  product: string
  /** Addresses of the pages in `src/pages`, client-only ones as patterns. Of them only that they exist is known here. */
  handMade: readonly string[]
  /** Slugs of the places that are too alike to be listed. */
  unlisted: ReadonlySet<string>
  /** What ended tests redirect: an address that lost is kept, though no page has it. */
  ended?: readonly Pick<Redirect, "from">[]
}

/** Addresses that were promised and that no page has, or whose page is another kind of page than was promised. */
export function missingRoutes({ routes, files, product, handMade, unlisted, ended = [] }: Given): Problem[] {
  const pages = new Map(
    files.map(one => [addressOf({ ...one, read: { ok: true, entry: one.entry } }, product), one] as const),
  )
  return routes.flatMap(route => {
    if (ended.some(({ from }) => from === route.path)) return []
    const page = pages.get(route.path)
    if (page) return differences(route, page, unlisted)
    if (handMade.includes(route.path)) return []
    return [{ file: "", where: route.path, message: "was promised, and no page has this address; add it" }]
  })
}

function differences(route: PromisedRoute, { file, type, slug, entry }: ReadableFile, unlisted: ReadonlySet<string>) {
  const { layout, state, bst, index } = entry.fields
  const listed = index === true && !(type.kind === "place" && unlisted.has(slug))
  const found = { layout: textOf(layout), state: textOf(state), bst: textOf(bst), index: listed ? "yes" : "no" }
  const timed = TIMES.filter(field => entry.fields[field] !== undefined && entry.fields[field] !== false).map(
    field => ({
      file,
      where: field,
      message: `${route.path} was promised for every day; take ${field} out`,
    }),
  )
  const others = FIELDS.filter(field => found[field] !== route[field]).map(field => ({
    file,
    where: field,
    message: `is ${found[field] || "not there"}; ${route[field] || "none"} was promised for ${route.path}`,
  }))
  return [...timed, ...others]
}

const TIMES = ["draft", "publishFrom", "until"] as const

const FIELDS = ["layout", "state", "bst", "index"] as const

const textOf = (value: unknown): string => (typeof value === "string" ? value : "")
