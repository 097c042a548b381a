/** How long some browsers take, in milliseconds, before they read what a link leads to. */
const READ_WITHIN = 10_000

/**
 * Lets the browser save `text` as a file.
 *
 * @param type Its media type, without a charset: it's UTF-8.
 */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN)
}
