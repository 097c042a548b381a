/** A sentence ends with its mark, and the next begins with a capital, a figure, a quotation mark or what is left out. */
const BETWEEN = /(?<=[.!?…]["'”’)\]]*)\s+(?=["'“‘([]*[\p{Lu}\p{N}…])|\s*\n\s*|\s+\|\s+/u

/**
 * The sentences of a text. A line without a mark at its end, such as a heading or a cell, is one too, and so is each side
 * of a title: `Buying a home | Ash Conveyancing`.
 */
export const sentencesOf = (text: string): string[] =>
  text.split(BETWEEN).flatMap(one => (one.trim() === "" ? [] : [one.replace(/\s+/g, " ").trim()]))
