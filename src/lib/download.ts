/** How many milliseconds some browsers take until they read the address of a link. */
const READ_WITHIN = 10_000

/**
 * Lets the browser save `text` as a file.
 *
 * @param type The file's media type, without a charset: it's UTF-8.
 */
export function downloadTextFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN)
}
