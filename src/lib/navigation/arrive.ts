type Place = { pathname: string; hash: string }

/** Brings a page that the visitor has gone to to its place: the element that the hash names, or the top. */
export function arrive({ pathname, hash }: Place, before: Place): void {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target) target.scrollIntoView()
  else if (!hash || pathname !== before.pathname) scrollTo(0, 0)
}
