/** Stands for a part of a path that may be anything. */
export const ANY = "any"

/**
 * A path that both patterns fit, or `null` where there is none. A part is fixed, a `:name` for any one part, or, at the
 * end, `*` for the rest or for nothing.
 */
export function meeting(one: string, other: string): string | null {
  const parts = meet(one.split("/").slice(1), other.split("/").slice(1))
  return parts && `/${parts.join("/")}`
}

function meet(one: readonly string[], other: readonly string[]): string[] | null {
  const [a, ...restOfOne] = one
  const [b, ...restOfOther] = other
  if (a === "*") return other.map(concrete)
  if (b === "*") return one.map(concrete)
  if (a === undefined || b === undefined) return a === b ? [] : null
  if (a !== b && (a === "" || b === "" || !(isName(a) || isName(b)))) return null
  const rest = meet(restOfOne, restOfOther)
  return rest && [concrete(isName(a) ? b : a), ...rest]
}

const isName = (part: string): boolean => part.startsWith(":")

const concrete = (part: string): string => (isName(part) || part === "*" ? ANY : part)

/** What `to` leads to, as a pattern: its path. `null` for another site. */
export const landing = (to: string): string | null => (to.startsWith("/") ? to.replace(/[?#].*$/, "") : null)
