const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Escapes a text for HTML or XML, including attributes in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)

/** Keeps "Section" or "Form" and its number on one line. */
export const preventBreaksBeforeNumbers = (heading: string): string =>
  heading.replace(/\b(Section|Form) (?=\d)/gi, "$1\u00a0")

export const toSentence = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`)

/** Words as a sentence lists them: `a`, `a and b`, `a, b and c`; with `or` for a disjunction. */
export const formatList = (words: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat("en-AU", { type }).format(words)
