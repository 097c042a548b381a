/**
 * One line of the list of redirects, in Netlify's own words. `from` may hold `:names`, each for one part of the path, and
 * end in `/*`, which stands for the rest or for nothing. `to` is a path of this site or an https address, and may name
 * those parts; the rest is `:splat`, which only an https address may name: the host would end a path of this site in "/"
 * where the rest is nothing.
 */
export type Redirect = { from: string; to: string; status: 301 | 302 }

/** A name inside `from` or `to`. */
export const NAME = /:([a-z]\w*)/gi

/** An address as its path, its query with the question mark, and its hash; what is not there is undefined. */
const splitAddress = (address: string) => /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []

/** What `pattern` stands for, each name as a group. */
export function buildMatcher(pattern: string): RegExp {
  const source = pattern.replaceAll(".", "\\.").replace(/\/\*$/, "(?:/(?<splat>.*))?").replace(NAME, "(?<$1>[^/]+)")
  return new RegExp(`^${source}/?$`)
}

/** `pattern` with `parts` in the places of its names; a path of this site without a slash at the end. */
export const fillPattern = (pattern: string, parts: Readonly<Record<string, string | undefined>> = {}): string =>
  pattern.replace(NAME, (_, name: string) => parts[name] ?? "").replace(/^(\/.*[^/])\/+$/, "$1")

/**
 * Where the first rule that fits sends `address`, or `null` where none does. Its own query and hash go along, unless the
 * rule brings others.
 *
 * @param address Of this site, beginning with its path.
 * @param redirects In the order in which they are tried.
 */
export function findRedirect(address: string, redirects: readonly Pick<Redirect, "from" | "to">[]): string | null {
  const [, path = "", query = "", hash = ""] = splitAddress(address)
  for (const { from, to } of redirects) {
    const match = buildMatcher(from).exec(path)
    if (!match) continue
    const [, toPath, toQuery = query, toHash = hash] = splitAddress(to)
    return fillPattern(toPath ?? "", match.groups) + toQuery + toHash
  }
  return null
}
