/** The marks of Markdown and tags, which stay when their words are read. A link leaves its words. */
const MARKS = /\*+|`|<\/?[A-Za-z][^<>]*>|\]\([^()\s]*\)|(?<!\\)\[|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** A text as it's compared: small letters, straight apostrophes, single spaces. */
export const plain = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\s ]+/g, " ")
    .trim()
    .toLowerCase()

/** A text in Markdown without its marks, in which a backslash is before what is none. */
export const withoutMarks = (markdown: string): string =>
  markdown.replace(MARKS, "").replace(/\\([!-/:-@[-`{-~])/g, "$1")

/** The same of a text as a writer wrote it, in Markdown or YAML. */
export const plainSource = (source: string): string => plain(source.replace(MARKS, "").replace(/\\"/g, '"'))
