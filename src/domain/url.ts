/** A text as a URL; `null` if it isn't one. The oldest browsers we support have no `URL.parse` or `URL.canParse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
