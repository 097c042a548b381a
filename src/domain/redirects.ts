/**
 * One redirect, in Netlify's notation. `from` may contain `:names`, each for one part of the path, and end in `/*`, which
 * stands for the rest or for nothing. `to` is a path of this site or an https address, and may use those names. The rest is
 * `:splat`, which only an https address may use: the host would end a path of this site in "/" where the rest is empty.
 */
export type Redirect = { from: string; to: string; status: 301 | 302 }

export const NAME = /:([a-z]\w*)/gi

const splitAddress = (address: string) => /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []

/** Each name is a group of the expression. */
export function buildRedirectMatcher(pattern: string): RegExp {
  const source = pattern.replaceAll(".", "\\.").replace(/\/\*$/, "(?:/(?<splat>.*))?").replace(NAME, "(?<$1>[^/]+)")
  return new RegExp(`^${source}/?$`)
}

/** `pattern` with its names replaced by `parts`. A path of this site has no slash at the end. */
export const fillRedirectPattern = (
  pattern: string,
  parts: Readonly<Record<string, string | undefined>> = {},
): string => pattern.replace(NAME, (_, name: string) => parts[name] ?? "").replace(/^(\/.*[^/])\/+$/, "$1")

/**
 * The address to which the first matching redirect leads; `null` if none matches. The query and hash of `address` are kept,
 * unless the redirect has its own.
 *
 * @param address An address of this site, beginning with its path.
 * @param redirects In the order in which they're tried.
 */
export function findRedirectTarget(
  address: string,
  redirects: readonly Pick<Redirect, "from" | "to">[],
): string | null {
  const [, path = "", query = "", hash = ""] = splitAddress(address)
  for (const { from, to } of redirects) {
    const match = buildRedirectMatcher(from).exec(path)
    if (!match) continue
    const [, toPath, toQuery = query, toHash = hash] = splitAddress(to)
    return fillRedirectPattern(toPath ?? "", match.groups) + toQuery + toHash
  }
  return null
}
