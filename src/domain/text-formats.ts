const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** A text as HTML or XML has it, also inside an attribute in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)

/**
 * The words of a heading, of which no line ends between a word and its number: "The Section" and "32 statement" make sense
 * only together.
 */
export const keepNumbersTogether = (heading: string): string => heading.replace(/\b(Section|Form) (?=\d)/gi, "$1\u00a0")

/** `words` with a full stop, unless they end as a sentence already: what a field says may be a question. */
export const toSentence = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`)
