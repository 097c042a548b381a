/** A title right after `test(`, or after the cases of a `test.each(...)`. */
const TITLE = /(?:\btest\(|\)\()\s*(["'`])((?:\\[\s\S]|(?!\1)[\s\S])*)\1/g

/** A placeholder for a value that only a run knows: `${kind}`, `%s`, `$name`. */
const OPEN = /\$\{[^}]*\}|%[sdifjopc#]|\$\w+/

/** The titles of the tests in the text of a test file, as they are written there. */
export const listTitles = (source: string): string[] =>
  [...source.matchAll(TITLE)].map(([, , title = ""]) => title.replace(/\\(.)/g, "$1"))

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** True when `testName` is `title`, or what a run makes of it. A title that is all open fits nothing but itself. */
export function isTitle(title: string, testName: string): boolean {
  if (title === testName) return true
  const parts = title.split(OPEN)
  return (
    parts.length > 1 &&
    parts.join("").trim() !== "" &&
    new RegExp(`^${parts.map(escapePattern).join(".+")}$`, "s").test(testName)
  )
}
