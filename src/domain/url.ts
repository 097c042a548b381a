/** The address that a text is; `null` for any other text. The oldest browsers we support have no `URL.parse` or `URL.canParse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
