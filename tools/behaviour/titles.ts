/** A title right after `test(`, or after the cases of a `test.each(...)`. */
const TITLE = /(?:\btest\(|\)\()\s*(["'`])((?:\\[\s\S]|(?!\1)[\s\S])*)\1/g

/** A placeholder for a value that's only known when the test runs: `${kind}`, `%s`, `$name`. */
const OPEN = /\$\{[^}]*\}|%[sdifjopc#]|\$\w+/

/** Returns the titles of the tests in a test file's source, with their placeholders. */
export const listTitles = (source: string): string[] =>
  [...source.matchAll(TITLE)].map(([, , title = ""]) => title.replace(/\\(.)/g, "$1"))

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/**
 * Whether `testName` is `title`, or `title` with its placeholders filled in. A title of placeholders only matches
 * nothing but itself.
 */
export function isTitle(title: string, testName: string): boolean {
  if (title === testName) return true
  const parts = title.split(OPEN)
  return (
    parts.length > 1 &&
    parts.join("").trim() !== "" &&
    new RegExp(`^${parts.map(escapePattern).join(".+")}$`, "s").test(testName)
  )
}
