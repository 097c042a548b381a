/** A title right after `test(`, or after the cases of a `test.each(...)`. */
const TITLE = /(?:\btest\(|\)\()\s*(["'`])((?:\\[\s\S]|(?!\1)[\s\S])*)\1/g

/** A placeholder for a value that's only known when the test runs: `${kind}`, `%s`, `$name`. */
const OPEN = /\$\{[^}]*\}|%[sdifjopc#]|\$\w+/

export const listTestTitles = (source: string): string[] =>
  [...source.matchAll(TITLE)].map(([, , title = ""]) => title.replace(/\\(.)/g, "$1"))

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Whether `testName` is `title` with its placeholders filled in. A title of placeholders only has to be the same. */
export function doesTestNameMatchTitle(title: string, testName: string): boolean {
  if (title === testName) return true
  const parts = title.split(OPEN)
  return (
    parts.length > 1 &&
    parts.join("").trim() !== "" &&
    new RegExp(`^${parts.map(escapeRegExp).join(".+")}$`, "s").test(testName)
  )
}
